// @module-tag full
// Every kind of page in forced colours, and with the keyboard only.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds, LAYOUT_RULES } from '../support/browser/axe.ts';
import { newWindow, PHONE, site } from '../support/browser/browser.ts';
import { EVERY_KIND, KINDS } from '../support/browser/kinds.ts';
import { unclearNames } from '../support/browser/spoken-names.ts';

const server = site();
/** Opens the first folded sections, to check them open. */
const openSome = (page: Page) =>
  page.evaluate(() => {
    for (const one of [...document.querySelectorAll<HTMLDetailsElement>('main details')].slice(0, 12)) one.open = true;
  });

describe.each(EVERY_KIND)('%s', (_, path) => {
  test('in forced colours, light and dark, every sign is visible, and every control has a clear accessible name', async () => {
    const page = await server.open(path, { viewport: PHONE, forcedColors: 'active', colorScheme: 'dark', bypassCSP: true });
    await page.waitForLoadState('networkidle');
    await openSome(page);
    expect(await axeFinds(page, { only: LAYOUT_RULES })).toEqual([]);
    expect(await unseen(page), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await unseen(page), 'light').toEqual([]);
    expect(await unclearNames(page)).toEqual([]);
  });
});

/** Signs with too little contrast, and controls and cards without a visible edge. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgb(color).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const ground = (one: Element | null): string => {
      if (one === null) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(one);
      return /, 0\)$|transparent/.test(backgroundColor) ? ground(one.parentElement) : backgroundColor;
    };
    const canvas = Object.assign(document.createElement('i'), { style: 'background: Canvas' });
    document.body.append(canvas);
    document.documentElement.style.background = getComputedStyle(canvas).backgroundColor;
    canvas.remove();
    const faint = [...document.querySelectorAll('.suit')]
      .filter((one) => one.checkVisibility())
      .filter((one) => contrast(getComputedStyle(one).fill, ground(one.parentElement)) < 3)
      .map(
        (one) =>
          `${one.closest('[class]')?.getAttribute('class')} in ${one.closest('[id]')?.id}: ${getComputedStyle(one).fill} on ${ground(one.parentElement)}`,
      );
    const unmarked = [...document.querySelectorAll('.card, button, .option')]
      .filter((one) => one.checkVisibility())
      .filter(
        (one) =>
          ['none', '0px'].includes(getComputedStyle(one).borderTopStyle) || contrast(getComputedStyle(one).borderTopColor, ground(one.parentElement)) < 3,
      )
      .map((one) => `${one.localName}.${one.className} "${one.textContent?.trim().slice(0, 20)}" has no edge`);
    return [...new Set([...faint, ...unmarked])].slice(0, 8);
  });

test('in forced colours what is selected differs from what is not', async () => {
  const page = await server.open(`${KINDS.game}?against=lone-hand&book=uspc-1898&claimed=late&law=revoke&sides=one#law.revoke`, {
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const law = page.locator('[id="law.revoke"]');
  await expect.poll(() => law.locator('input[value="lone-hand"]').isChecked()).toBe(true);
  const groundOf = (value: string) => law.locator(`input[value="${value}"] + span`).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await groundOf('lone-hand')).not.toBe(await groundOf('partners'));
  const cards = await server.open(`${KINDS['game with cards to pick']}#score.hand`, { forcedColors: 'active', colorScheme: 'dark' });
  const scorer = cards.locator('[id="score.hand"]');
  await scorer.locator('[data-pack]').first().click();
  // On a phone a card is offered once its rank is chosen.
  await scorer.locator('.card-pad .rank-key').first().click();
  const pick = scorer.locator('.card-pad .key').first();
  const ground = () => pick.evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await ground();
  await pick.click();
  await expect.poll(async () => (await pick.getAttribute('aria-pressed')) === 'true' && (await ground()) !== before).toBe(true);
});

interface Walked {
  readonly reached: number;
  readonly left: string[];
  readonly unmarked: string[];
  readonly hidden: string[];
  readonly ended: boolean;
}

/** Widgets loaded on the way add buttons. */
const MORE = 1.5;

/** Goes through a page with Tab, from its start until the focus leaves it. */
async function walk(page: Page): Promise<Walked> {
  const wanted = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [tabindex="-1"]'),
    );
    const name = (one: Element) =>
      `${one.localName} "${(one.textContent?.trim() || one.getAttribute('name') || '').slice(0, 30)}" in ${one.closest('[id]')?.id}`;
    const seen = { left: new Set(controls), unmarked: [] as string[], hidden: [] as string[] };
    Object.assign(window, { seen, nameOf: name });
    document.addEventListener('focusin', ({ target }) => {
      const one = target as HTMLElement;
      seen.left.delete(one);
      // Tab reaches one radio of a group; the arrow keys reach the others.
      if (one instanceof HTMLInputElement && one.type === 'radio')
        for (const other of document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${one.name}"]`))
          if (other.form === one.form) seen.left.delete(other);
      const marks = [one, one.closest('.option, .ask-row, label'), one.closest('.checker') === null ? null : one.nextElementSibling]
        .filter((mark) => mark !== null)
        .map((mark) => getComputedStyle(mark));
      if (!marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)) seen.unmarked.push(name(one));
      requestAnimationFrame(() => {
        const box = one.getBoundingClientRect();
        const nav = document.querySelector('.main-nav')?.getBoundingClientRect();
        const isNav = one.closest('.main-nav, .skip') !== null;
        if (!isNav && nav !== undefined && nav.bottom >= innerHeight - 1 && nav.top > innerHeight / 2 && box.top >= nav.top - 1) seen.hidden.push(name(one));
      });
    });
    return controls.length;
  });
  // Start at the top, even if the address has an anchor.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  let ended = false;
  for (let n = 0; n < wanted * MORE + 20 && !ended; n += 1) {
    await page.keyboard.press('Tab');
    ended = n > 0 && (await page.evaluate(() => document.activeElement === document.body || document.activeElement === null));
  }
  return page.evaluate(
    ([total, isEnd]) => {
      const { seen, nameOf } = window as unknown as { seen: { left: Set<Element>; unmarked: string[]; hidden: string[] }; nameOf: (one: Element) => string };
      const left = [...seen.left].filter((one) => one.checkVisibility({ visibilityProperty: true })).map(nameOf);
      return { reached: total - left.length, left: left.slice(0, 6), unmarked: seen.unmarked.slice(0, 6), hidden: seen.hidden.slice(0, 6), ended: isEnd };
    },
    [wanted, ended] as const,
  );
}

/** All kinds except the most crowded pages of games, which have nothing that the others lack. */
const WALKED = EVERY_KIND.filter(([kind]) => !['game with cards to pick', 'game with number pads', 'variant of another game'].includes(kind));

test.each(WALKED)('%s by the keyboard: every control is reached, visible when focused, and left again', async (_, path) => {
  const page = await server.open(path);
  await page.waitForLoadState('networkidle');
  const walked = await walk(page);
  expect({ ...walked, reached: walked.reached > 8 }).toEqual({ reached: true, left: [], unmarked: [], hidden: [], ended: true });
});

test('a book is chosen by the keyboard, marked at once, and used on every page', async () => {
  const page = await server.open('/your-book/');
  await page.getByRole('radio', { name: /No book/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.book)).toBe('sierra');
  await page.goto(`${server.address}${KINDS.game}`);
  expect(await page.evaluate(() => document.documentElement.dataset.book)).toBe('sierra');
  await page.goto(`${server.address}/your-book/`);
  await expect.poll(() => page.getByRole('radio', { name: /Sierra/ }).isChecked()).toBe(true);
});

test('a book that is chosen before the code of the form is loaded is saved', async () => {
  const context = await server.context();
  const page = await newWindow(context);
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/choices-form.*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(`${server.address}/your-book/`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: /Sierra/ }).check();
  expect(await page.evaluate(() => localStorage.getItem('hoyle.book'))).toBe(null);
  load();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hoyle.book'))).toBe('sierra');
  expect(await page.getByRole('radio', { name: /Sierra/ }).isChecked()).toBe(true);
});
