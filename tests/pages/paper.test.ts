// @module-tag full
// Printed output: a game as a booklet, an answer as a slip, a finished sheet as one page.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, site } from '../support/browser/browser.ts';
import { pressAction } from '../support/browser/law-actions.ts';
import { readPdf } from '../support/browser/pdf.ts';
import { codeHolds } from '../support/browser/qr-codes.ts';

const server = site();
/** Height of the printed area in millimetres, as in src/styles/print/page.css. */
const LEAF = 262;
/** A heading with less than this below it has no room for a line of its text, in millimetres. */
const FOOT = 8;

const print = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));
/** A page with its booklet prepared, after the print styles have loaded. */
async function booklet(path: string, viewport: typeof DESK | typeof PHONE = DESK): Promise<Page> {
  const page = await server.open(path, { viewport });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet != null);
  await press(page);
  return page;
}
/** Presses the button, which opens every law; printing closes them again. */
async function press(page: Page): Promise<void> {
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
  await page
    .locator('[data-booklet]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction(() => document.body.dataset.printed !== undefined);
}
/** The printed contents: each anchor with the page number given for it. */
async function contentsOf(page: Page): Promise<[string, string][]> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const told = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.paper-contents a')].map((link): [string, string] => [
      decodeURIComponent(link.hash.slice(1)),
      link.lastElementChild?.textContent ?? '',
    ]),
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return told;
}

test('the page of a whole code prints every law', async () => {
  const page = await booklet('/games/euchre/code/');
  const { anchors } = await print(page);
  const laws = [...anchors.keys()].filter((id) => id.startsWith('law.'));
  expect(laws.length).toBeGreaterThan(30);
});

test('a booklet button pressed twice while the laws are loading gives one booklet, with every law', async () => {
  const page = await server.open('/games/euchre/', { viewport: DESK });
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = `${document.body.dataset.printed ?? ''} ${document.querySelectorAll('.law.folded:not(.open)').length}`;
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.route('**/code/', (route) => setTimeout(() => void route.continue(), 500));
  const button = page.locator('[data-booklet]').first();
  for (let n = 0; n < 2; n++) await button.evaluate((one: HTMLElement) => one.click());
  await page.waitForFunction(() => document.body.dataset.printed !== undefined);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.body.dataset.printed)).toBe(' 0');
});

test('no page number of a book overlaps the words before it', async () => {
  const page = await booklet('/games/whist/code/');
  await page.emulateMedia({ media: 'print' });
  const hanging = await page.evaluate(
    () =>
      [...document.querySelectorAll('.law *')].filter((one) => {
        const { display, textIndent } = getComputedStyle(one);
        return display === 'inline-block' && textIndent !== '0px' && one.checkVisibility();
      }).length,
  );
  expect(hanging).toBe(0);
});

test('in a booklet each book is named in the line, before what it gives', async () => {
  const page = await booklet('/games/cribbage/');
  // Paper of half the size, as narrow as a phone, on which a screen shows the names of the books in a separate column.
  await page.setViewportSize({ width: 440, height: 680 });
  await page.emulateMedia({ media: 'print' });
  const given = await page.evaluate(() =>
    [...document.querySelectorAll('.schedule tbody td[data-b]:not(.none)')].map((cell) => {
      const { content, display, float, position } = getComputedStyle(cell, '::before');
      const name = document.querySelector(`.schedule thead [data-b="${cell.getAttribute('data-b')}"] a`)?.textContent ?? '?';
      return [content.includes(name), display, float, position].join(' ');
    }),
  );
  expect(given.length).toBeGreaterThan(20);
  expect([...new Set(given)]).toEqual(['true inline none static']);
});

/** The hardest cases for line and page breaks: games of every length, laws that are hidden on screen, a line that just fits at the foot. */
const BOOKLETS: readonly (readonly [string, number])[] = [
  ['euchre', 16],
  ['whist', 24],
  ['cribbage', 12],
  ['poker', 18],
  ['euchre/railroad', 8],
  ['auction-bridge', 32],
  ['poker/jack-pots', 16],
  ['euchre/call-ace', 4],
  ['dominoes/sebastopol', 2],
];
/** Every place that has a booklet, for `BOOKLETS=all`: twenty minutes. */
async function everyBooklet(): Promise<[string, number][]> {
  const { pages } = await import('../support/browser/dist.ts');
  return pages
    .filter(([, html]) => html.includes(' data-booklet'))
    .flatMap(([address]) => {
      const place = /^\/games\/(.+)\/$/.exec(address)?.[1];
      return place === undefined || /\/(code|law|score)(\/|$)/.test(place) ? [] : [[place, 32] as [string, number]];
    });
}
const PLACES = process.env.BOOKLETS === 'all' ? await everyBooklet() : BOOKLETS;

describe('a game as a booklet', () => {
  test.each(PLACES)('%s has at most %i pages, and its contents give the right page numbers', async (place, most) => {
    const page = await booklet(`/games/${place}/`);
    const told = await contentsOf(page);
    await press(page);
    const { pages, anchors } = await print(page);
    expect(pages).toBeLessThanOrEqual(most);
    expect(told.length).toBeGreaterThan(most < 8 || process.env.BOOKLETS === 'all' ? 3 : 10);
    expect(
      told
        .filter(([id, number]) => String(anchors.get(id)?.page) !== number)
        .map(([id, number]) => `${id}: contents ${number}, paper ${anchors.get(id)?.page}`),
    ).toEqual([]);
    // A row of the schedule or a doubt is a single line, not a heading.
    const heads = [...anchors].filter(([id]) => !/^(points|doubt)\./.test(id));
    expect(heads.filter(([, { down }]) => down > LEAF - FOOT).map(([id]) => `${id} stands alone at a foot`)).toEqual([]);
    expect(server.complaints()).toEqual([]);
  });

  test('a phone prints the same booklet as a desktop', async () => {
    const [phone, desk] = [await print(await booklet('/games/cribbage/', PHONE)), await print(await booklet('/games/cribbage/', DESK))];
    expect(phone).toEqual(desk);
  });

  test('afterwards the page is as it was', async () => {
    const page = await booklet('/games/euchre/');
    const state = () =>
      page.evaluate(() => [
        document.querySelectorAll('details[open]').length,
        document.querySelectorAll('.law.open').length,
        document.querySelectorAll('.paper-contents, .measure').length,
        document.adoptedStyleSheets.length,
      ]);
    const opened = await state();
    await print(page);
    const after = await state();
    expect(opened[1]).toBeGreaterThan(30);
    expect(after).toEqual([opened[0], 0, 0, opened[3]]);
  });
});

test('a slip has the date, the edition, the rule and the address that restores it', async () => {
  const page = await server.open('/games/euchre/#law.revoke');
  const law = page.locator('[id="law.revoke"]');
  await law.locator('input[name="against"][value="lone-hand"]').check();
  await law.locator('hoyle-checker:defined').waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await pressAction(law, 'print');
  await page.locator('.slip').waitFor({ state: 'attached' });
  const slip = (await page.locator('.slip').textContent()) ?? '';
  expect(slip).toContain(String(new Date().getFullYear()));
  expect(slip).toContain('euchre.law.revoke');
  expect(slip).toMatch(/Edition .*[0-9a-f]{10}/);
  expect(slip).toMatch(/\/games\/euchre\/law\/revoke\/\?against=lone-hand&claimed=late&law=revoke&sides=one/);
  expect(slip).toContain('The lone player’s side scores 4 points.');
  const address = (await page.locator('.slip-foot p').last().textContent()) ?? '';
  expect(await codeHolds(page.locator('.slip .qr-code'), address)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.slip').boundingBox()).toMatchObject({ x: 0, y: 0 });
  const { pages, anchors } = await print(page);
  expect(pages).toBe(1);
  expect(anchors.has('law.revoke')).toBe(false);
});

test('a finished sheet prints on one page, with its totals and every deal', async () => {
  const deals = Array.from({ length: 28 }, (_, n) => `declarer*${n % 2 === 0 ? 'we' : 'they'}_denomination*clubs_doubling*none_level*1_looked*nobody_tricks*6`);
  const query = new URLSearchParams([['book', 'sierra'], ['score', 'rubber'], ...deals.map((deal) => ['deal', deal])]);
  const page = await server.open(`/games/contract-bridge/?${query}#score.rubber`);
  const sheet = page.locator('hoyle-sheet[data-key="rubber"]');
  await sheet.locator('.score-sheet tbody:not(.pending)').nth(27).waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await sheet.locator('[data-do="print"]').click();
  await page.locator('.on-paper').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.locator('.line-pad .total').allInnerTexts()).toEqual(['700', '700']);
  expect(await sheet.locator('.line-pad .above li:visible').count()).toBe(28);
  expect(await sheet.locator('.sheet-entries').isVisible()).toBe(false);
  expect(await sheet.locator('.contest').isVisible()).toBe(false);
  expect(await sheet.evaluate((host) => (host as HTMLElement).dataset.edition)).toMatch(/Edition/);
  expect((await print(page)).pages).toBe(1);
});

test('the figures of a slip are in one column, before what the books rule', async () => {
  const page = await server.open('/games/euchre/law/revoke/?against=partners&claimed=late&law=revoke&sides=one');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await pressAction(page, 'print');
  await page.locator('.slip').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const rulings = await page.locator('.slip .ruled').evaluateAll((all) =>
    all.map((one) => {
      const [figure, said] = ['.figure', '.said'].map((part) => one.querySelector(part)?.getBoundingClientRect());
      return { at: figure?.left, isBefore: (figure?.right ?? 0) <= (said?.left ?? 0) && (figure?.top ?? 0) < (said?.bottom ?? 0) };
    }),
  );
  expect(rulings.length).toBeGreaterThan(2);
  expect(new Set(rulings.map(({ at }) => at)).size).toBe(1);
  expect(rulings.filter(({ isBefore }) => !isBefore)).toEqual([]);
});
