// @module-tag rotating
// The main button of a scorer and a sheet looks inactive until something is chosen, and says what is needed when it is pressed.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;
/** The colours of a button. */
const look = (button: Locator) =>
  button.evaluate((one) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(one);
    return [backgroundColor, borderTopColor, color].join(' ');
  });

test('"Done" of the card pad is bright once a card is picked; before that a press says what to enter', async () => {
  const page = await server.open('/games/cribbage/score/hand/', TOUCH);
  const done = page.locator('.card-pad .main');
  await done.waitFor();
  const before = await look(done);
  expect(await done.isEnabled()).toBe(true);
  await done.tap();
  const problem = page.locator('[data-field="hand"] .problem');
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/3 to 5 cards/);
  await page.locator('[data-field="hand"] [data-pack]').tap();
  await page.locator('.card-pad .rank-key').first().tap();
  await page.locator('.card-pad .key:visible').first().tap();
  await expect.poll(() => look(done)).not.toBe(before);
  await page.locator('.card-pad .pad-foot button', { hasText: 'Undo' }).tap();
  await expect.poll(() => look(done)).toBe(before);
  expect(server.complaints()).toEqual([]);
});

test('"Enter" of a sheet is dull at first, outlined once something is chosen and filled once it can be entered', async () => {
  const page = await server.open('/games/euchre/score/game/', TOUCH);
  const enter = page.locator('.entry-bar .main');
  await page.locator('hoyle-sheet[data-ready] .scoreboard').first().waitFor();
  const dull = await look(enter);
  await enter.tap();
  await page.locator('.next-deal .problem:visible').first().waitFor();
  expect(await look(enter)).toBe(dull);
  await page.locator('.next-deal .option', { hasText: 'They' }).first().tap();
  await expect.poll(() => look(enter)).not.toBe(dull);
  const begun = await look(enter);
  await page.locator('[data-field="tricks"] label:has(input[value="5"])').tap();
  await expect.poll(() => look(enter)).not.toBe(begun);
  expect(server.complaints()).toEqual([]);
});
