// @module-tag full
// Answers to a law, input of a scorer and a half-typed sheet entry are still there after a reload, and in no other tab.
import { expect, test } from 'vitest';
import { newWindow, site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;

test('the fields of a scorer, its claims and its book, with the result itself', async () => {
  const page = await server.open('/games/cribbage/#score.hand', TOUCH);
  const scorer = page.locator('hoyle-scorer[data-key="hand"]');
  await scorer.locator('input[name="hand"]').fill('5h 5s 5c jd');
  await scorer.locator('input[name="starter"]').fill('five of diamonds');
  await scorer.locator('select[name="book"]').selectOption('uspc-1898');
  await scorer.locator('[data-claim]').first().fill('28');
  await expect.poll(() => scorer.locator('.result .headline').allInnerTexts()).toEqual(['29 points']);
  await page.reload();
  await expect.poll(() => scorer.locator('.result .headline').allInnerTexts()).toEqual(['29 points']);
  expect(await scorer.locator('input[name="starter"]').inputValue()).toBe('five of diamonds');
  expect(await scorer.locator('select[name="book"]').inputValue()).toBe('uspc-1898');
  expect(await scorer.locator('[data-claim]').first().inputValue()).toBe('28');
  const other = await newWindow(page.context());
  await other.goto(page.url());
  expect(await other.locator('hoyle-scorer[data-key="hand"] input[name="hand"]').inputValue()).toBe('');
  await scorer.locator('button[type="reset"]').tap();
  await page.reload();
  await page.waitForTimeout(400);
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('');
});

test('keys and a grid; changes made after opening a link are kept', async () => {
  const page = await server.open('/games/contract-bridge/?book=sierra&denomination=hearts&doubling=none&level=4&score=deal&tricks=10#score.deal', TOUCH);
  const scorer = page.locator('hoyle-scorer[data-key="deal"]');
  await scorer.locator('.result .headline').waitFor();
  await scorer.locator('input[name="tricks"][value="9"]').check();
  await expect.poll(() => scorer.locator('.result .headline').innerText()).toMatch(/down 1|one down|defenders score 50/i);
  await page.reload();
  await expect.poll(() => scorer.locator('.result .headline').allInnerTexts()).toEqual([expect.stringMatching(/down 1|one down|defenders score 50/i)]);
  expect(await scorer.locator('.grid input:checked').inputValue()).toBe('4 hearts');
});

test('the answers of a law, the first of them given before its code had loaded', async () => {
  const page = await server.open('/games/euchre/law/revoke/', TOUCH);
  const input = page.locator('input[name="claimed"][value="in-time"]');
  await input.check();
  await page.locator('hoyle-checker:defined').waitFor();
  await page.reload();
  await expect.poll(() => input.isChecked()).toBe(true);
});

test('the only answer in a row opened in place: the row is open again, with the answer', async () => {
  const page = await server.open('/games/euchre/', TOUCH);
  const law = page.locator('[id="law.revoke"]');
  await law.locator('h4 a').tap();
  const input = law.locator('input[name="claimed"][value="in-time"]');
  await input.check();
  await law.locator('hoyle-checker:defined').waitFor();
  await page.reload();
  await expect.poll(() => input.isChecked().catch(() => false)).toBe(true);
});

test('a scorer with one field filled in before its code had loaded', async () => {
  const page = await server.open('/games/cribbage/score/hand/', TOUCH);
  await page.locator('input[name="starter"]').fill('5d');
  await page.locator('hoyle-scorer[data-ready]').waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('5d');
});

test('a scorer that is a row of a long page opens in place, by its title, by a link, and again if it has input', async () => {
  const page = await server.open('/games/auction-bridge/');
  const row = page.locator('[id="score.rubber"]');
  expect(await row.locator('hoyle-sheet').count()).toBe(0);
  await row.locator('h3 a').click();
  await row.locator('hoyle-sheet:defined').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('score.rubber');
  const other = await server.open('/games/cribbage/?score=show&book=sierra');
  await other.locator('[id="score.show"] hoyle-scorer:defined').waitFor();
  await other.goto(`${server.address}/games/cribbage/#score.play`);
  const cards = other.locator('[id="score.play"] hoyle-scorer:defined input[data-cards]').first();
  await cards.fill('5h 5s');
  await other.waitForTimeout(400);
  await other.goto(`${server.address}/games/cribbage/`);
  await expect.poll(() => cards.inputValue()).toBe('5h 5s');
  expect(server.complaints()).toEqual([]);
  const alone = await server.open('/games/auction-bridge/', { javaScriptEnabled: false });
  expect(await alone.locator('[id="score.rubber"] h3 a').getAttribute('href')).toBe('/games/auction-bridge/score/rubber/');
});
