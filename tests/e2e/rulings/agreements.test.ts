// @module-tag rotating
// An agreement is made on one phone and opened on another by its link, and the pages of its games follow it on both.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decodeAgreement, encodeAgreement } from '../../../src/lib/agreements/link.ts';
import { agreeableAt } from '../../../src/lib/agreements/points.ts';
import { ruleByAgreement } from '../../../src/lib/agreements/ruling.ts';
import { placeOf } from '../../../src/lib/catalogue/library.ts';
import { newWindow, site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('hoyle.agreement') ?? '');
const cards = (page: Page) => page.locator('.deed-head .agreed-hand').getAttribute('aria-label');
const GAMES = ['euchre', 'whist', 'cribbage', 'hearts', 'pinochle'];

test('an agreement is made in a few taps, survives a reload as a draft, and becomes active', async () => {
  const page = await server.open('/agreement/#game=euchre', TOUCH);
  const game = page.locator('.agree-game');
  await game.locator('h2', { hasText: 'Euchre' }).waitFor();
  expect(await game.locator('.agree-points > fieldset').count()).toBe(10);
  await page.locator('#agree-name').fill('Thursday table');
  await game.locator('.agree-books .option', { hasText: 'Donohue' }).tap();
  const cut = game.locator('.agree-point', { hasText: 'Pack badly cut' });
  expect(await cut.locator('.option', { hasText: 'The deal stands.' }).locator('input').isChecked()).toBe(true);
  await cut.locator('.option', { hasText: 'The dealer loses the deal.' }).tap();
  const alone = game.locator('.agree-point', { hasText: 'May this player go alone?' });
  await alone.locator('.option', { hasText: 'A rule of our own' }).tap();
  await page.locator('button', { hasText: 'We agree' }).tap();
  expect(await page.locator('.agree-form .problem').innerText()).toBe(
    'May this player go alone? Enter your rule in a sentence, or choose a book’s ruling. Nothing is entered yet.',
  );
  await alone.locator('input[type="text"]').fill('Only the dealer’s side may.');
  await page.reload();
  await page.locator('.agree-point', { hasText: 'May this player' }).waitFor();
  expect(await page.locator('.agree-point', { hasText: 'May this player' }).locator('input[type="text"]').inputValue()).toBe('Only the dealer’s side may.');
  await page.locator('button', { hasText: 'We agree' }).tap();
  await page.locator('.in-force', { hasText: 'You play by this agreement.' }).waitFor();
  const read = decodeAgreement(await kept(page));
  expect(read.ok && read.agreement).toEqual({
    name: 'Thursday table',
    games: [
      {
        place: 'euchre',
        book: 'donohue',
        points: { 'improper-cut': 'blue-ribbon-1940' },
        house: [{ law: 'lone-hand-not-open', text: 'Only the dealer’s side may.' }],
      },
    ],
  });
  expect(await page.locator('.deed-game').innerText()).toContain('The dealer loses the deal. Blue Ribbon, p');
  await page.locator('.qr-code').waitFor();
  expect(server.complaints()).toEqual([]);
});

test('law pages follow the agreement: the agreed book comes first and is marked, and a house rule is shown', async () => {
  const page = await server.open(
    '/agreement/#v=1&name=Us&game=euchre&book=donohue&point=improper-cut:blue-ribbon-1940&house=lone-hand-not-open:Never.&house=:No+talk.',
    TOUCH,
  );
  await page.locator('button', { hasText: 'Play by it' }).tap();
  await page.locator('.in-force', { hasText: 'You play by this agreement.' }).waitFor();
  const at = async (path: string) => {
    await page.goto(`${server.address}${path}`);
    await page.locator('.plays-by').first().waitFor();
  };
  await at('/games/euchre/law/improper-cut/');
  expect(await page.locator('.ruled.agreed').first().innerText()).toMatch(/^By your agreement: Blue Ribbon, pp?\. \d+/);
  expect(await page.locator('.rulings-list:has(.agreed)').first().locator('.ruled').first().getAttribute('data-column')).toContain('blue-ribbon-1940');
  await at('/games/euchre/law/lone-hand-not-open/');
  expect(await page.locator('.control > .by-agreement').innerText()).toBe('By your agreement, a house rule: Never.');
  await at('/games/euchre/');
  expect(await page.locator('ul.plays-by').innerText()).toBe('No talk.');
  const row = page.locator('[id="law.lone-hand-not-open"]');
  expect(await row.locator('.one-line').textContent()).toBe('By your agreement: Never.');
  await page.locator('details.all-laws').evaluate((fold: HTMLDetailsElement) => (fold.open = true));
  await row.locator('h4 a').tap();
  await row.locator('.law-body .by-agreement').waitFor();
  // So does the first search result.
  await page.goto(`${server.address}/search/?q=euchre+pack+badly+cut`);
  await page.locator('.first-hit .by-agreement').first().waitFor();
  expect(await page.locator('.first-hit .ruled').first().innerText()).toMatch(/^By your agreement: Blue Ribbon/);
  // A game that is not in the agreement does not change.
  await page.goto(`${server.address}/games/whist/law/revoke/`);
  await page.waitForTimeout(300);
  expect(await page.locator('.by-agreement, .plays-by').count()).toBe(0);
  expect(server.complaints()).toEqual([]);
});

test('a sheet and a scorer that were ready before the agreement had loaded follow its book; a book chosen by hand stays', async () => {
  const page = await server.open('/agreement/#v=1&name=Us&game=euchre&book=donohue', { ...TOUCH, serviceWorkers: 'block' });
  await page.getByRole('button', { name: 'Play by it' }).tap();
  await page.locator('.in-force', { hasText: 'You play by this agreement.' }).waitFor();
  let release = (): void => {};
  await page.route('**/agree.json', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  const book = page.locator('form.setup [name="book"], hoyle-scorer [name="book"]').first();
  for (const [path, ready] of [
    ['/games/euchre/score/game/', 'hoyle-sheet[data-ready]'],
    ['/games/euchre/score/deal/', 'hoyle-scorer[data-ready]'],
  ] as const) {
    await page.goto(`${server.address}${path}`);
    // A scorer loads its code when it is first touched.
    await page.locator('main form [name="book"]').first().focus();
    await page.locator(ready).waitFor();
    expect(await book.inputValue(), path).not.toBe('donohue');
    release();
    await expect.poll(() => book.inputValue(), { message: path }).toBe('donohue');
  }
  await page.goto(`${server.address}/games/euchre/score/game/`);
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  await book.selectOption('uspc-1898', { force: true });
  release();
  await page.locator('.plays-by').waitFor();
  expect(await book.inputValue()).toBe('uspc-1898');
});

test('two phones with the same link show the same five cards and the same rulings, which are those of the engine', async () => {
  const made = {
    name: 'Two phones',
    games: GAMES.map((place, n) => {
      const [, second] = agreeableAt(place)?.points ?? [];
      const by = second?.choices.at(-1)?.books[0];
      return {
        place,
        book: n % 2 === 0 ? ('donohue' as const) : ('blue-ribbon-1940' as const),
        points: second === undefined || by === undefined ? {} : { [second.law]: by },
        house: [],
      };
    }),
  };
  const one = await server.open(`/agreement/#${encodeAgreement(made)}`, TOUCH);
  await one.locator('button', { hasText: 'Play by it' }).tap();
  await one.locator('.in-force', { hasText: 'You play by this' }).waitFor();
  const link = await kept(one);
  const browser = one.context().browser();
  const other = await (await (browser as NonNullable<typeof browser>).newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(`${server.address}/agreement/#${link}`);
  await other.locator('button', { hasText: 'Play by it' }).click();
  await other.locator('.in-force', { hasText: 'You play by this' }).waitFor();
  expect(await cards(other)).toBe(await cards(one));
  const rulings = async (page: Page) => {
    const found: string[] = [];
    for (const game of GAMES) {
      await page.goto(`${server.address}/games/${game}/code/`);
      await page.locator('.plays-by').first().waitFor();
      found.push(
        ...(await page
          .locator('.law')
          .evaluateAll(
            (laws, of) =>
              laws.flatMap((law) =>
                [...law.querySelectorAll('.case')].map(
                  (one, n) => `${of} ${law.id} ${n} ${(one.querySelector('.ruled.agreed .ruling') ?? one.querySelector('.by-agreement'))?.textContent?.trim()}`,
                ),
              ),
            game,
          )),
      );
    }
    return found;
  };
  const [first, second] = [await rulings(one), await rulings(other)];
  await other.context().close();
  expect(first.length).toBeGreaterThan(100);
  expect(second).toEqual(first);
  // In a law with one case, the page marks the ruling that the engine gives by the same agreement.
  const wrong = made.games.flatMap((agreed) =>
    placeOf(agreed.place).laws.flatMap((law) => {
      const shown = first.filter((line) => line.startsWith(`${agreed.place} law.${law.key} `));
      if (Object.keys(law.facts).length > 0 || shown.length !== 1) return [];
      const ruled = ruleByAgreement(agreed, law, {});
      const expected = !ruled.ok
        ? ''
        : ruled.value.by === 'book'
          ? ruled.value.say.join(' ')
          : ruled.value.by === 'nothing'
            ? 'Your agreement says nothing about this'
            : ruled.value.say;
      const text = shown[0]?.replace(/^\S+ \S+ \d+ /, '') ?? '';
      return expected.startsWith(text) || text.startsWith(expected) ? [] : [`${law.id}: "${text}" and "${expected}"`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a damaged link or one of a newer version says what to do, and the active agreement stays', async () => {
  const page = await server.open('/agreement/#v=1&game=euchre&book=donohue', TOUCH);
  await page.locator('button', { hasText: 'Play by it' }).tap();
  await page.locator('.in-force', { hasText: 'You play by this' }).waitFor();
  const before = await kept(page);
  for (const [hash, say] of [
    ['v=2&game=euchre', 'Reload the page, then open the link again.'],
    ['v=1', 'Ask for the link or the code again.'],
  ] as const) {
    await page.goto(`${server.address}/agreement/#${hash}`);
    await page.locator('.problem', { hasText: say }).waitFor();
    expect(await kept(page)).toBe(before);
  }
  // Part of it can be decoded; the rest is reported.
  await page.goto(`${server.address}/agreement/#v=1&game=euchre&book=goren&point=gone-away:donohue`);
  await page.locator('.problem', { hasText: 'a book “goren”' }).waitFor();
  await page.locator('.deed li', { hasText: 'The law “gone away”, by Donohue, is no longer on the site' }).waitFor();
});

test('a tab shows the agreement that another tab has accepted', async () => {
  const page = await server.open('/agreement/#v=1&name=First&game=euchre&book=donohue', TOUCH);
  await page.locator('button', { hasText: 'Play by it' }).tap();
  await page.locator('.deed-name', { hasText: 'First' }).waitFor();
  await page.locator('.in-force', { hasText: 'You play by this' }).waitFor();
  const other = await newWindow(page.context());
  await other.goto(`${server.address}/agreement/#v=1&name=Second&game=euchre&book=uspc-1898`);
  await other.locator('button', { hasText: 'Play by it' }).tap();
  await other.locator('.in-force', { hasText: 'You play by this' }).waitFor();
  await page.locator('.deed-name', { hasText: 'Second' }).waitFor();
  expect(await page.locator('.earlier a').allTextContents()).toEqual(['First']);
});
