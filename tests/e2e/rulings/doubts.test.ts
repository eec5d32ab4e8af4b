// @module-tag full
// A doubt of a book of several cases stands with the ruling on which it bears, and with the passages.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const DOUBT = 'whether the discard alone makes the deal good is open';

test('a deal out of turn at euchre, found before the first lead and after it: Donohue doubts the one and not the other', async () => {
  const page = await server.open('/games/euchre/law/deal-out-of-turn/?law=deal-out-of-turn&noticed=before-lead');
  const doubted = page.locator('.case', { hasText: 'Donohue' });
  const early = doubted.filter({ has: page.locator('input[value="before-lead"], input[data-also~="before-lead"]') });
  await early.locator('.doubt', { hasText: DOUBT }).waitFor();
  const late = doubted.filter({ has: page.locator('input[value="later"], input[data-also~="later"]') });
  expect(await late.locator('.doubt', { hasText: DOUBT }).count()).toBe(0);
  // With the passages every doubt stands.
  await page.locator('.passages summary').click();
  await page.locator('.passages .doubt', { hasText: DOUBT }).waitFor();
});
