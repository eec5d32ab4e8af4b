// @module-tag rotating
// "Put it right": the steps of a ruling, shown on its page, by touch and by keyboard.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
/** Waits until what a page loads by itself has had time to come. */
const settled = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
const opened = async (path: string, options = {}) => {
  const page = await server.open(path, options);
  await page.locator('hoyle-checker [data-do="put-right"]:visible').click();
  await page.locator('.put-right .step-now:not(:empty)').waitFor();
  return page;
};

test('a revoke at euchre: all steps in order, and the focus returns to the button at the end', async () => {
  const page = await opened('/games/euchre/law/revoke/?against=partners&book=donohue&claimed=late&sides=one');
  const now = page.locator('.step-now');
  const steps: string[] = [];
  const done = page.locator('.put-right .step-done');
  while ((await done.innerText()) === 'Done') {
    steps.push(await now.innerText());
    await done.click();
  }
  expect(steps).toEqual([
    '1 of 4: Everybody stops until this is put right.',
    '2 of 4: The other side may claim this until the cut for the next deal.',
    '3 of 4: The other side scores 2 points.',
    '4 of 4: The player’s side scores nothing for this deal.',
  ]);
  expect(await now.innerText()).toBe('All done. Go on with the game.');
  await done.click();
  expect(await page.locator('.put-right').count()).toBe(0);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.do)).toBe('put-right');
  expect(server.complaints()).toEqual([]);
});

test('a reload opens unfinished steps where the reader was, without the focus, and finished ones stay closed', async () => {
  const page = await opened('/games/euchre/law/revoke/?against=partners&book=donohue&claimed=late&sides=one');
  const done = page.locator('.put-right .step-done');
  await done.click();
  await done.click();
  await page.reload();
  const now = page.locator('.put-right .step-now');
  await expect.poll(() => now.innerText()).toBe('3 of 4: The other side scores 2 points.');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await done.click();
  await done.click();
  expect(await now.innerText()).toBe('All done. Go on with the game.');
  const open = page.locator('hoyle-checker [data-do="put-right"]:visible');
  await page.reload();
  await open.waitFor();
  await settled(page);
  expect(await page.locator('.put-right').count()).toBe(0);
  await open.click();
  await expect.poll(() => now.innerText()).toContain('1 of 4:');
  await page.reload();
  // The first step, too, is one where the reader was.
  await expect.poll(() => now.innerText()).toContain('1 of 4:');
});

test('the steps of the preset answers, and of another book, are open again after a reload', async () => {
  const page = await server.open('/games/euchre/law/revoke/');
  await page.locator('hoyle-checker input').first().focus();
  await page.locator('hoyle-checker [data-do="put-right"]:visible').click();
  const second = page.locator('.step-books button').nth(1);
  await second.click();
  const name = await second.innerText();
  await page.reload();
  await expect.poll(() => page.locator('.step-books [aria-pressed="true"]').allInnerTexts()).toEqual([name]);
});

test('steps that were closed by another answer stay closed after a reload', async () => {
  const page = await opened('/games/euchre/law/revoke/?against=partners&book=donohue&claimed=late&sides=one');
  await page.locator('.put-right .step-done').click();
  await page.locator('hoyle-checker input[value="in-time"]').check();
  await page.locator('hoyle-checker input[value="late"]').check();
  await page.reload();
  await page.locator('hoyle-checker input').first().focus();
  await page.locator('hoyle-checker [data-do="put-right"]:visible').waitFor();
  await settled(page);
  expect(await page.locator('.put-right').count()).toBe(0);
});

test('steps in a row of the page of the game are open again after a reload', async () => {
  const page = await server.open('/games/cribbage/#law.faced-card-in-pack');
  const law = page.locator('[id="law.faced-card-in-pack"]');
  await law.locator('hoyle-checker input[value="dealing"]').check();
  await law.locator('[data-do="put-right"]').click();
  await law.locator('.step-done').click();
  const now = await law.locator('.step-now').innerText();
  expect(now).toMatch(/^2 of/);
  await page.reload();
  await expect.poll(() => law.locator('.step-now').innerText()).toBe(now);
});

test('an exposed card at whist: the drawing shows the player with the card, and Back returns to the first step', async () => {
  const page = await opened('/games/whist/law/exposed-card/?book=blue-ribbon-1940&how=faced');
  await page.locator('.put-right .step-done').click();
  expect(await page.locator('.step-now').innerText()).toContain('leaves the card face up');
  expect(await page.locator('.at-table .seat.acts').allInnerTexts()).toEqual(['The player']);
  expect(await page.locator('.at-table .face-up').count()).toBe(1);
  await page.locator('.put-right').getByRole('button', { name: 'Back' }).click();
  expect(await page.locator('.step-now').innerText()).toContain('Everybody stops');
});

test('a misdeal at cribbage on the page of the game, by keyboard', async () => {
  const page = await server.open('/games/cribbage/#law.faced-card-in-pack');
  const law = page.locator('[id="law.faced-card-in-pack"]');
  await law.locator('.law-body').waitFor();
  await law.locator('hoyle-checker input[value="dealing"]').check();
  const button = law.locator('[data-do="put-right"]');
  await button.waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
  await law.locator('.step-now:not(:empty)').waitFor();
  const steps = await law.locator('.steps li').allInnerTexts();
  expect(steps[0]).toBe('Everybody stops until this is put right.');
  expect(steps).toContain('Everybody hands in what was dealt: this deal does not count.');
  expect(steps.at(-1)).toBe('The same dealer deals again.');
  await law.locator('.step-done').focus();
  for (const _ of steps) await page.keyboard.press('Enter');
  expect(await law.locator('.step-now').innerText()).toBe('All done. Go on with the game.');
});

test('it is offered only while one case applies, and closes when the answers change', async () => {
  const page = await opened('/games/euchre/law/revoke/?against=partners&book=donohue&claimed=late&sides=one');
  await page.locator('hoyle-checker input[value="in-time"]').check();
  expect(await page.locator('.put-right').count()).toBe(0);
  expect(await page.locator('[data-do="put-right"]').isVisible()).toBe(true);
  await page.locator('hoyle-checker input[name="claimed"][value="unknown"]').check();
  expect(await page.locator('[data-do="put-right"]').isVisible()).toBe(false);
});

test('another book can be chosen, and one that does not cover the case says so', async () => {
  const page = await opened('/games/euchre/law/revoke/?against=partners&book=donohue&claimed=late&sides=one');
  const books = page.locator('.step-books button');
  expect(await books.first().innerText()).toBe('Donohue');
  await books.filter({ hasText: 'Blue Ribbon' }).click();
  expect(await page.locator('.step-now').innerText()).toBe('1 of 2: Everybody stops: play ends here.');
  const open = await opened('/games/backgammon/law/no-man-on-point/?book=donohue&where=blocked');
  expect(await open.locator('.step-now').innerText()).toContain('does not cover this');
});

test('it fits a screen of 320 px at 200% text size, with buttons of at least 44 px', async () => {
  const page = await opened('/games/euchre/law/lead-out-of-turn/?book=donohue&followed=none&lone=no&whose=partner', { viewport: { width: 320, height: 640 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.locator('.put-right').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  for (const button of await page.locator('.put-right button').all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43.9);
});

test('a button held down while other buttons appear is the one that is pressed', async () => {
  const page = await server.open('/games/euchre/law/revoke/');
  const row = page.locator('hoyle-checker > .buttons');
  const places = () =>
    row.locator('[data-do="versions"], [data-do="share"], summary').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const pressed = row.locator('[data-do="versions"]');
  await pressed.scrollIntoViewIfNeeded();
  const before = await places();
  await pressed.hover();
  // Pressing it loads the code that adds "Put it right" and "Into the score sheet".
  await page.mouse.down();
  await row.locator('[data-do="put-right"]:visible').waitFor();
  await row.locator('[data-do="sheet"]:visible').waitFor();
  expect(await places()).toEqual(before);
  await page.mouse.up();
  await expect.poll(() => pressed.innerText()).toBe('Back to one version');
});
