// @module-tag full
// The card pad: choose a rank, then its card; chosen cards are shown above, the score appears with the last card, and typing gives the same result.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds } from '../../support/browser/axe.ts';
import { site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;
const text = (raw: string) => raw.replace(/\s+/g, ' ').trim();

/** Opens the pad of a scorer's field on a phone. */
async function opened(path: string, key: string, field: string, options: object = TOUCH): Promise<{ page: Page; scorer: Locator; pad: Locator }> {
  const page = await server.open(`${path}#score.${key}`, options);
  const scorer = page.locator(`hoyle-scorer[data-key="${key}"]`);
  await scorer.locator(`input[name="${field}"]`).first().tap();
  const pad = scorer.locator('.card-pad');
  await pad.locator('.key').first().waitFor();
  return { page, scorer, pad };
}
const RANKS: Readonly<Record<string, string>> = {
  ace: 'A',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  jack: 'J',
  queen: 'Q',
  king: 'K',
};
/** Chooses a rank, then its card; tiles have no ranks to choose from. */
const pick = async (pad: Locator, ...cards: string[]) => {
  for (const card of cards) {
    const rank = pad.locator('.rank-key', { hasText: new RegExp(`^${RANKS[card.split(' ')[0] ?? '']}$`) });
    if ((await rank.count()) > 0) await rank.tap();
    await pad.locator('.key', { has: pad.page().locator(`xpath=self::*[starts-with(@aria-label, "${card}")]`) }).tap();
  }
};
const boxesOf = (keys: Locator) => keys.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0));

describe('the pad on the lower half of a phone, with keys of 44 px', () => {
  test.each([
    ['/games/cribbage/', 'hand', 'hand', 52],
    ['/games/poker/sixty-card/', 'showdown', 'wide', 60],
    ['/games/poker/mistigris/', 'showdown', 'hands', 53],
    ['/games/piquet/', 'hand', 'hand', 32],
    ['/games/pinochle/', 'melds', 'hand', 32],
    ['/games/canasta/', 'initial-meld', 'melds', 53],
    ['/games/mah-jong/', 'hand', 'hand', 42],
  ])('%s: %s', async (path, key, field, cards) => {
    const { page, pad } = await opened(path, key, field);
    expect(await pad.locator('.key').count()).toBe(cards);
    const isRanked = (await pad.locator('.ranked').count()) > 0;
    if (isRanked) {
      // Each rank with its cards: every card must be shown.
      let seen = 0;
      for (const rank of await pad.locator('.rank-key').all()) {
        await rank.tap();
        seen += (await boxesOf(pad.locator('.key'))).length;
      }
      expect(seen).toBe(cards);
      expect((await pad.boundingBox())?.y ?? 0).toBeGreaterThan(844 / 3);
    }
    const boxes = await boxesOf(pad.locator('.key, .rank-key, .pad-foot button'));
    expect(boxes.length).toBeGreaterThan(10);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(844);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(server.complaints()).toEqual([]);
  });
});

test('on its own page a scorer begins with the pad, and the focus stays where it was; with a link it does not', async () => {
  const page = await server.open('/games/cribbage/score/hand/', TOUCH);
  await page.locator('hoyle-scorer .card-pad .key').first().waitFor();
  expect(await page.evaluate(() => [document.activeElement?.localName, scrollY])).toEqual(['body', 0]);
  const pad = page.locator('hoyle-scorer .card-pad');
  await pick(pad, 'five of hearts', 'five of spades');
  expect(await page.locator('hoyle-scorer input[name="hand"]').inputValue()).toBe('5H 5S');
  const linked = await server.open('/games/cribbage/score/hand/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D', TOUCH);
  await expect.poll(() => linked.locator('.result .headline').allInnerTexts()).toEqual(['29 points']);
  expect(await linked.locator('hoyle-scorer .card-pad .key').count()).toBe(0);
  expect(server.complaints()).toEqual([]);
});

test('Undo removes the last card, and in an empty field that of the field before it; a used card is disabled', async () => {
  const { scorer, pad } = await opened('/games/cribbage/', 'hand', 'hand');
  const undo = pad.getByRole('button', { name: 'Undo: take the last card back' });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await pick(pad, 'five of hearts', 'five of spades', 'five of clubs', 'jack of diamonds');
  const hand = scorer.locator('input[name="hand"]');
  await undo.tap();
  expect(await hand.inputValue()).toBe('5H 5S 5C');
  await pick(pad, 'jack of diamonds');
  await pad.locator('.pad-field', { hasText: 'Starter' }).tap();
  await pad.locator('.rank-key', { hasText: /^5$/ }).tap();
  const out = pad.getByRole('button', { name: 'five of hearts, lies elsewhere' });
  expect(await out.getAttribute('aria-disabled')).toBe('true');
  await out.tap({ force: true });
  expect(await scorer.locator('input[name="starter"]').inputValue()).toBe('');
  await undo.tap();
  expect(await hand.inputValue()).toBe('5H 5S 5C');
  expect(await pad.locator('.held .card .face').count()).toBe(3);
  expect(server.complaints()).toEqual([]);
});

test('axe finds nothing on a page with the pad open, in light or dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, pad } = await opened('/games/cribbage/score/hand/', 'hand', 'hand', { ...TOUCH, colorScheme, bypassCSP: true });
    await pick(pad, 'five of hearts', 'five of spades');
    expect(await axeFinds(page), colorScheme).toEqual([]);
  }
});

test('tiles are picked like cards, four of each and a flower once, and each double of the hand is counted', async () => {
  const { scorer, pad } = await opened('/games/mah-jong/', 'hand', 'hand');
  await pick(pad, 'green dragon', 'green dragon', 'green dragon', 'four of dots', 'five of dots', 'north wind', 'north wind');
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('GD GD GD 4D 5D N N');
  expect(await pad.getByRole('button', { name: 'green dragon, 3 of 4' }).count()).toBe(1);
  await pad.locator('.pad-field', { hasText: 'Sets on the table' }).tap();
  await pick(pad, 'west wind', 'west wind', 'west wind');
  await pad.locator('.pad-field', { hasText: 'Kongs' }).tap();
  await pick(pad, 'one of dots', 'one of dots', 'one of dots', 'one of dots');
  await pad.getByRole('button', { name: 'Done' }).tap();
  await scorer.getByLabel('The player’s who calls Mah Jong').check();
  await scorer.locator('input[name="seat"][value="E"]').check();
  await scorer.locator('input[name="how"][value="discard"]').check();
  await scorer.locator('input[name="last"]').tap();
  await pick(pad, 'six of dots');
  await expect.poll(() => scorer.locator('.result .headline').innerText()).toBe('Mah Jong: 280');
  await expect.poll(() => scorer.locator('.result .lines .tile').count()).toBe(4 + 3 + 3 + 3 + 2);
  expect(text(await scorer.locator('.result').innerText())).toMatch(/one double, one suit with honours: 280/i);
});

test('the score appears with the last card; a tap removes a card; a full field moves the pad on to the next', async () => {
  const { scorer, pad } = await opened('/games/poker/', 'showdown', 'hands');
  await pick(pad, 'ace of hearts', 'jack of hearts', 'nine of hearts', 'five of hearts', 'two of hearts');
  // The pad moves on to the second hand, and marks the cards of the first.
  await expect.poll(() => pad.locator('.pad-field[aria-pressed="true"]').innerText()).toContain('2');
  expect(await pad.getByRole('button', { name: 'ace of hearts, lies elsewhere' }).count()).toBe(1);
  await pick(pad, 'ace of spades', 'jack of spades', 'nine of spades', 'five of spades', 'three of spades');
  await expect.poll(async () => text(await pad.locator('.pad-said').innerText())).toMatch(/Hand 2 wins/);
  expect(await scorer.locator('.result .headline').innerText()).toMatch(/Hand 2 wins/);
  await pad.getByRole('button', { name: 'Put back three of spades' }).tap();
  await expect.poll(() => scorer.locator('.result .headline').count()).toBe(0);
  expect(await pad.locator('.held .pick').count()).toBe(4);
  await pick(pad, 'two of spades');
  await expect.poll(async () => text(await scorer.locator('.result').innerText())).toMatch(/divide|tie|split|equal/i);
  await pad.getByRole('button', { name: 'Done' }).tap();
  expect(await pad.isVisible()).toBe(false);
  const headline = await scorer.locator('.result .headline').boundingBox();
  expect(headline?.y ?? 999).toBeLessThan(844 - 64);
  expect(server.complaints()).toEqual([]);
});

test('with two packs a card is picked twice, and the third press removes both', async () => {
  const { scorer, pad } = await opened('/games/pinochle/', 'melds', 'hand');
  const queen = pad.locator('.key[aria-label^="queen of spades"]');
  await queen.tap();
  await queen.tap();
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('QS QS');
  expect(await queen.getAttribute('aria-label')).toBe('queen of spades, 2 of 2');
  await queen.tap();
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('');
  await pick(pad, 'queen of spades', 'jack of diamonds');
  // Missing answers other than cards are named in the same line.
  await expect.poll(async () => text(await pad.locator('.pad-said').innerText())).toMatch(/Still asked: .*[Tt]rump|points/);
});

test('cards can be typed in words; a mistake is reported, and what was typed stays', async () => {
  const page = await server.open('/games/cribbage/#score.hand');
  const scorer = page.locator('hoyle-scorer[data-key="hand"]');
  const hand = scorer.locator('input[name="hand"]');
  await hand.fill('five hearts, five of spades, 5c and the jack of diamonds');
  await scorer.locator('input[name="starter"]').fill('5d');
  await expect.poll(() => scorer.locator('.result .headline').allInnerTexts()).toEqual(['29 points']);
  expect(await scorer.locator('.held').first().locator('.pick').count()).toBe(4);
  await hand.fill('five hearts, five of cups, 5c, jd');
  await hand.press('Tab');
  await expect.poll(async () => text((await scorer.locator('.problem:visible').allInnerTexts()).join(' '))).toMatch(/You have "five", "cups"/);
  expect(await hand.inputValue()).toBe('five hearts, five of cups, 5c, jd');
  expect(await scorer.locator('.result .headline').count()).toBe(0);
  await hand.fill('5h 5s 5c jd');
  await expect.poll(() => scorer.locator('.result .headline').allInnerTexts()).toEqual(['29 points']);
  expect(await scorer.locator('.problem:visible').count()).toBe(0);
  expect(server.complaints()).toEqual([]);
});

test('by keyboard: the button opens the pad, arrows move in it, Enter picks, Escape leaves it', async () => {
  const page = await server.open('/games/cribbage/#score.hand', { viewport: { width: 1280, height: 800 } });
  const scorer = page.locator('hoyle-scorer[data-key="hand"]');
  const opener = scorer.getByRole('button', { name: 'Pick cards: Hand or crib' });
  await opener.focus();
  await page.locator('hoyle-scorer[data-key="hand"][data-ready]').waitFor();
  await page.keyboard.press('Enter');
  await scorer.locator('.key').first().waitFor();
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 8 && !(await focused()).startsWith('ace of spades'); n++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('ace of spades');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('two of hearts');
  await page.keyboard.press('Enter');
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('2H');
  expect(await focused()).toBe('two of hearts');
  await page.keyboard.press('Escape');
  expect(await scorer.locator('.card-pad').isVisible()).toBe(false);
  expect(await focused()).toBe('Pick cards: Hand or crib');
});

test('in forced colours a black suit is as legible as a red one, in dark mode too', async () => {
  const page = await server.open('/games/cribbage/#score.hand', { ...TOUCH, colorScheme: 'dark', forcedColors: 'active' });
  const scorer = page.locator('hoyle-scorer[data-key="hand"]');
  await scorer.locator('input[name="hand"]').tap();
  await scorer.locator('.key').first().waitFor();
  // A card keeps its white background, with black and red suits: both must be dark on it.
  const light = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / (3 * 255);
  const painted = await scorer.locator('.key .suit').evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
  const paper = await scorer
    .locator('.key')
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(painted.length).toBe(2);
  expect(light(paper)).toBeGreaterThan(0.8);
  for (const one of painted) expect(light(one)).toBeLessThan(0.45);
});

test('only usual values are assumed: missing answers are named and linked', async () => {
  const page = await server.open('/games/contract-bridge/#score.deal', TOUCH);
  const scorer = page.locator('hoyle-scorer[data-key="deal"]');
  expect(await scorer.locator('.grid input:checked, [data-field="tricks"] input:checked').count()).toBe(0);
  await scorer.locator('.grid input[value="3 no-trump"]').check();
  const lacking = scorer.locator('.lacking');
  await expect.poll(async () => text(await lacking.innerText())).toMatch(/^Still asked: .*Tricks won/);
  expect(await scorer.locator('.result .headline').count()).toBe(0);
  await lacking.locator('button', { hasText: 'Tricks won' }).tap();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('tricks');
  expect(await scorer.locator('.problem:visible').count()).toBe(0);
});
