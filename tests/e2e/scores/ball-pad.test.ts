// @module-tag full
// The ball pad of a sheet: every ball on one phone screen with colour, number and word; balls off the table are marked; typing gives the same result.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;

async function opened(path: string, key: string, field: string): Promise<{ page: Page; sheet: Locator; pad: Locator }> {
  const page = await server.open(`${path}#score.${key}`, TOUCH);
  const sheet = page.locator(`hoyle-sheet[data-key="${key}"]`);
  await sheet.locator('[name="names"]').first().fill('Ann');
  await sheet.locator('[name="names"]').nth(1).fill('Ben');
  // The score appears when the engine has loaded, and moves what is below it.
  await sheet.locator('.sheet-state .scoreboard', { hasText: 'Ben' }).waitFor();
  await sheet.locator(`.next-deal input[name="${field}"]`).tap();
  const pad = sheet.locator('.card-pad');
  await pad.locator('.key').first().waitFor();
  return { page, sheet, pad };
}
const ball = (pad: Locator, said: string) => pad.locator(`.key[aria-label^="${said}"]`);

test('fifteen keys of 44 px on one screen, each with its number, its word and its colour', async () => {
  const { page, pad } = await opened('/games/american-pyramid-pool/score/game/', 'game', 'down');
  const keys = await pad.locator('.key').evaluateAll((all) =>
    all.map((one) => {
      const box = one.getBoundingClientRect();
      return {
        box: [box.width, box.height, box.top, 844 - box.bottom, box.left, 390 - box.right],
        said: one.getAttribute('aria-label'),
        word: one.querySelector('span')?.textContent,
      };
    }),
  );
  expect(keys.length).toBe(15);
  for (const { box } of keys) {
    expect(Math.min(...box.slice(0, 2))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...box.slice(2))).toBeGreaterThanOrEqual(0);
  }
  expect(keys.map(({ said }) => said)).toContain('15, maroon stripe');
  expect(keys.every(({ word }) => (word ?? '').length > 2)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(server.complaints()).toEqual([]);
});

test('two balls fall, one of which was called: both count, and the pad of the next stroke shows them off the table', async () => {
  const { sheet, pad } = await opened('/games/american-pyramid-pool/score/game/', 'game', 'down');
  await ball(pad, '3,').tap();
  await sheet.getByRole('button', { name: /^Enter/ }).tap();
  await expect.poll(() => sheet.locator('.sheet-state').innerText()).toMatch(/Ann 1, Ben 0/);
  await sheet.locator('.next-deal input[name="called"]').tap();
  expect(await ball(pad, '3,').getAttribute('aria-label')).toBe('3, red, off the table');
  await ball(pad, '9,').tap();
  const down = sheet.locator('.next-deal input[name="down"]');
  await down.fill('9, 4');
  await sheet.getByRole('button', { name: /^Enter/ }).tap();
  await expect.poll(() => sheet.locator('.sheet-state').innerText()).toMatch(/Ann 3, Ben 0/);
  expect(await sheet.locator('.sheet-board .d-ball').count()).toBe(15 + 3);
  expect(await sheet.locator('.sheet-board .d-ball.gone').count()).toBe(3);
  await down.fill('16');
  await sheet.getByRole('button', { name: /^Enter/ }).tap();
  await expect
    .poll(() => sheet.locator('.next-deal .problem:visible').allInnerTexts())
    .toEqual([expect.stringMatching(/nter balls such as 3 7 15\. You have "16"/)]);
  expect(await down.inputValue()).toBe('16');
  expect(server.complaints()).toEqual([]);
});
