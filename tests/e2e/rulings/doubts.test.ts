// @module-tag full
// If a book has several cases, a doubt about it is shown with the ruling that it concerns, and with the passages.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const DOUBT = 'whether the discard alone makes the deal good is open';

test('a deal out of turn at euchre, found before the first lead or after it: Donohue is in doubt only about one of them', async () => {
  const page = await server.open('/games/euchre/law/deal-out-of-turn/?law=deal-out-of-turn&noticed=before-lead');
  const doubted = page.locator('.case', { hasText: 'Donohue' });
  const early = doubted.filter({ has: page.locator('input[value="before-lead"], input[data-also~="before-lead"]') });
  await early.locator('.doubt', { hasText: DOUBT }).waitFor();
  const late = doubted.filter({ has: page.locator('input[value="later"], input[data-also~="later"]') });
  expect(await late.locator('.doubt', { hasText: DOUBT }).count()).toBe(0);
  // The passages show every doubt.
  await page.locator('.passages summary').click();
  await page.locator('.passages .doubt', { hasText: DOUBT }).waitFor();
});
