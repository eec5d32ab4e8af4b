// @module-tag rotating
// The search fields above the lists of scores and penalties, and the games opened last.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test('a list is filtered by hastily typed words', { tags: 'full' }, async () => {
  const page = await server.open('/score/');
  const left = async (words: string) => {
    await page.locator('#f-find').fill(words);
    await page.locator('hoyle-filter .empty:not([hidden])').waitFor();
    return page.locator('[data-item]:visible').allInnerTexts();
  };
  const all = await page.locator('[data-item]').count();
  for (const [words, said] of [
    ['cribage', /Cribbage/],
    ['hearts score sheet', /Hearts.*Keep the score of a game/s],
  ] as const) {
    const items = await left(words);
    expect([items.length > 0, items.length < all / 4, items.some((item) => said.test(item))]).toEqual([true, true, true]);
  }
  expect(await left('xyzzy')).toEqual([]);
  expect(await page.locator('hoyle-filter .empty').innerText()).toBe('Nothing here answers to that.');
});

test('a deal described in a sentence opens its scorer filled in, and says what was not understood', async () => {
  const page = await server.open('/score/');
  await page.locator('#f-find').fill('spades bid 5 took 7 reneged');
  await page.locator('.understood a', { hasText: 'Not understood: “reneged”' }).click();
  await page.locator('hoyle-scorer .headline', { hasText: '52 points' }).waitFor();
  expect(await page.locator('.field[data-given]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.field))).toEqual(['bids', 'tricks']);
  expect(await page.locator('hoyle-scorer .notice').innerText()).toContain('Not understood: “reneged”');
});

test('the field of penalties keeps the game that was named', async () => {
  const page = await server.open('/penalties/');
  await page.locator('#f-find').fill('whist renege');
  await page.locator('.understood a').first().waitFor();
  expect(await page.locator('.understood a').first().getAttribute('href')).toBe('/games/whist/law/revoke/');
  await page.locator('.headings a:visible', { hasText: 'Revoke' }).first().click();
  await page.waitForURL('**/penalties/revoke/?game=Whist');
  await expect.poll(() => page.locator('tbody[data-item]:visible').first().getAttribute('id')).toBe('whist');
});

test('a game named in the address is the only one in the table of an offence', async () => {
  const page = await server.open('/penalties/revoke/?game=Whist');
  const shown = () => page.locator('.games-by-books tbody:visible').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(shown).toEqual(['whist']);
  await page.locator('.game-chips a', { hasText: 'Euchre' }).click();
  await page.waitForURL('**/penalties/revoke/#euchre');
  await expect.poll(shown).toEqual(['euchre']);
  expect(await page.locator('.games-by-books tr.extra-row:visible').count()).toBeGreaterThan(0);
  // Typing replaces it, and a tap on a name replaces what was typed.
  await page.locator('#g-find').fill('hearts');
  await expect.poll(shown).toEqual(['hearts']);
  await page.locator('.game-chips a', { hasText: 'Whist' }).click();
  await expect.poll(shown).toEqual(['whist']);
  expect(await page.locator('#g-find').inputValue()).toBe('');
  await page.locator('.game-chips .all').click();
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(30);
});

test('games opened last are links on the home page', async () => {
  const page = await server.open('/games/spades/');
  await page.waitForFunction(() => localStorage.getItem('hoyle.recent') === 'spades');
  await page.goto(`${server.address}/`);
  await page.locator('[data-home] a', { hasText: 'Spades' }).waitFor();
  expect(await page.locator('[data-home] h2').allInnerTexts()).toEqual(['Games opened last']);
});
