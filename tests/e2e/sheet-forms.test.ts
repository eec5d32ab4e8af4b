// Sheets in the form of their game: the pad of bridge.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../support/browser.ts';

const server = site();
async function open(path: string): Promise<Locator> {
  const page = await server.open(path, { hasTouch: true, isMobile: true });
  const sheet = page.locator('hoyle-sheet');
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  await sheet.locator('.sheet-state p').first().waitFor();
  return sheet;
}

describe('the pad of bridge', () => {
  const deal = (by: string, level: number) =>
    `deal=by*${by}_denomination*hearts_doubling*no_honours-declarer*2_honours-dummy*1_kind*played_level*${level}_tricks*${level + 6}`;
  test('has honours above the line, tricks below it, and a rule under a game', async () => {
    const sheet = await open(`/games/auction-bridge/score/rubber/?book=blue-ribbon-1940&score=rubber&${deal('we', 2)}&${deal('we', 4)}&${deal('they', 1)}`);
    await sheet.locator('.line-pad .game').waitFor();
    const parts = await sheet
      .locator('.line-pad > *')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.childElementCount]));
    expect(parts.map(([label]) => label).slice(2)).toEqual([
      'We, above the line',
      'They, above the line',
      'We, below the line',
      'They, below the line',
      'Game to We',
      'We, below the line',
      'They, below the line',
    ]);
    // Two contracts made the game; the third stands under its rule, on the other side.
    expect(parts.map(([, entries]) => entries).slice(4)).toEqual([2, 0, 0, 0, 1]);
  });
});
