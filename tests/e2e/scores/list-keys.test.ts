// @module-tag rotating
// Lists of choices: a button for each row and keys that answer it, by touch and by keyboard, in every scorer and sheet that has such a list.
import { existsSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Fields } from '../../../src/rules-engine/index.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { site } from '../../support/browser/browser.ts';
import { DIST } from '../../support/browser/dist.ts';
import { places } from '../../support/library.ts';
import { sample } from '../../support/tier.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;
const hasChoices = (fields: Fields) => Object.values(fields).some((field) => field.kind === 'list' && field.of.kind === 'choice');
/** The pages of all scorers and sheets with a list of choices. */
const LISTS = places.flatMap(({ id, scorers }) =>
  Object.entries(scorers).flatMap(([key, count]) => {
    const path = `/games/${id}/score/${key}/`;
    const isListed = count.kind === 'scorer' ? hasChoices(count.ask) : hasChoices(count.setup) || hasChoices(count.entry);
    return isListed && existsSync(new URL(`.${path}index.html`, DIST)) ? [path] : [];
  }),
);
const row = (list: Locator, n: number) => list.locator('.picked').nth(n);
const answers = (list: Locator) => list.locator('.picked').allInnerTexts();
const key = (list: Locator, name: string) => list.locator('.pad').getByRole('button', { name, exact: true });

async function opened(path: string, field: string, options = {}): Promise<{ page: Page; list: Locator }> {
  const page = await server.open(path, options);
  const list = page.locator(`[data-field="${field}"]`).first();
  await list.locator('.picked').first().waitFor();
  return { page, list };
}

test(
  'in every list the rows and the keys of all options are buttons of at least 44 px, on a phone of 320 px too; bids of two sides share it',
  { timeout: 300_000 },
  async () => {
    expect(LISTS.length).toBeGreaterThan(60);
    const page = await server.open('/score/', { viewport: { width: 320, height: 844 }, ...TOUCH });
    const faults: string[] = [];
    for (const path of sample(LISTS, 12)) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator('.picked').first().waitFor({ state: 'attached' });
      const found = await page.evaluate(() => {
        // Shows what is folded or asked later: the size of everything counts.
        for (const one of document.querySelectorAll<HTMLElement>('form details, form [hidden]')) {
          if (one instanceof HTMLDetailsElement) one.open = true;
          if (one.matches('[data-field], .more, .pad')) one.hidden = false;
        }
        const wrong: string[] = [];
        for (const list of document.querySelectorAll<HTMLElement>('[data-kind="list"]:has(> .picks)')) {
          const name = list.dataset.field ?? '';
          const selects = [...list.querySelectorAll('select')];
          if (selects.some((one) => one.getClientRects().length > 0)) wrong.push(`${name}: a drop-down list is shown`);
          const keys = [...list.querySelectorAll<HTMLElement>('.pad button:not([hidden])')];
          const options = [...(selects[0]?.options ?? [])].filter(({ value, hidden }) => value !== '' && !hidden);
          if (keys.length !== options.length) wrong.push(`${name}: ${keys.length} keys for ${options.length} options`);
          for (const one of [...keys, ...list.querySelectorAll<HTMLElement>('.picks:not(.boxes) .picked')]) {
            const { width, height } = one.getBoundingClientRect();
            const isBid = one.closest('.sides') !== null;
            if (width > 0 && (height < 43.9 || width < (isBid ? 24 : 43.9))) wrong.push(`${name}: ${one.textContent} ${width} by ${height}`);
            if (one.scrollWidth > one.clientWidth + 1) wrong.push(`${name}: ${one.textContent} is cut off`);
          }
        }
        if (document.documentElement.scrollWidth > 320) wrong.push(`${document.documentElement.scrollWidth} px wide`);
        return wrong;
      });
      faults.push(...found.map((one) => `${path} ${one}`));
    }
    expect(faults).toEqual([]);
  },
);

test('two packets at blind hookey by touch: each key answers the row in turn, adds the next, and a row that is pressed is changed', async () => {
  const { page, list } = await opened('/games/blind-hookey/score/packets/', 'packets', TOUCH);
  await key(list, 'King').tap();
  await key(list, '4').tap();
  expect(await answers(list)).toEqual(['King', '4']);
  await row(list, 0).tap();
  expect(await list.locator('[aria-pressed="true"]').allInnerTexts()).toEqual(['King']);
  await key(list, 'Queen').tap();
  expect(await answers(list)).toEqual(['Queen', '4']);
  await list.getByRole('button', { name: 'Remove last' }).tap();
  expect((await answers(list))[0]).toBe('Queen');
  await key(list, '9').tap();
  expect(await answers(list)).toEqual(['Queen', '9']);
  // A reload keeps the answers.
  await page.reload();
  await expect.poll(() => answers(list)).toEqual(['Queen', '9']);
  await page.getByRole('button', { name: 'Clear' }).tap();
  await expect.poll(() => list.locator('.picked.empty').count()).toBe(2);
  expect(server.complaints()).toEqual([]);
});

test('on a sheet the keys appear with the row that is pressed, go on to the next player and close after the last', async () => {
  const { page, list } = await opened('/games/macao/score/account/', 'hands', TOUCH);
  const pad = list.locator('.pad');
  expect(await pad.isVisible()).toBe(false);
  // The sheet shows a row for each of its players once its script is ready.
  const rows = 4;
  await expect.poll(() => list.locator('.picked').count()).toBe(rows);
  await row(list, 0).tap();
  expect(await row(list, 0).getAttribute('aria-expanded')).toBe('true');
  for (let n = 0; n < rows; n += 1) await key(list, 'Farther off').tap();
  expect(await answers(list)).toEqual(Array.from({ length: rows }, () => 'Farther off'));
  expect(await pad.isVisible()).toBe(false);
  // A press elsewhere closes the keys too.
  await row(list, 1).tap();
  await page.locator('form.next-deal .entry-title').tap();
  expect(await pad.isVisible()).toBe(false);
  expect(server.complaints()).toEqual([]);
});

test('by keyboard: one tab stop for the keys, arrow keys between them, and the row says its answer', async () => {
  const { page, list } = await opened('/games/blind-hookey/score/packets/', 'packets');
  await row(list, 0).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ace');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await row(list, 0).getAttribute('aria-label')).toBe('Packet 1: 3');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.pad'))).toBeNull();
});

test('an empty row that is needed is marked, and its problem leads to its button', async () => {
  const { page, list } = await opened('/games/blind-hookey/score/packets/', 'packets');
  await page.getByRole('button', { name: 'Show score' }).focus();
  await page.keyboard.press('Enter');
  const problem = list.locator('.problem');
  await problem.waitFor();
  expect(await row(list, 0).getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
});

test('axe finds nothing on a scorer and a sheet with open keys', async () => {
  for (const [path, field] of [
    ['/games/blind-hookey/score/packets/', 'packets'],
    ['/games/macao/score/account/', 'hands'],
  ] as const) {
    const { page, list } = await opened(path, field, { ...TOUCH, bypassCSP: true });
    await row(list, 0).tap();
    expect(await axeFinds(page)).toEqual([]);
  }
});

test('without script the rows are drop-down lists', async () => {
  const page = await server.open('/games/blind-hookey/score/packets/', { javaScriptEnabled: false });
  expect(await page.locator('[data-field="packets"] select').first().isVisible()).toBe(true);
  expect(await page.locator('[data-field="packets"] .pad').isVisible()).toBe(false);
});
