// @module-tag full
// A doubt of a book of several cases stands beside the ruling on which it bears, and behind a touch beside the others.
import { expect, test } from 'vitest';
import { site } from '../support/browser.ts';

const house = site();
const DOUBT = 'whether the discard alone makes the deal good is open';

test('a deal out of turn at euchre, found before the first lead and after it: Donohue doubts the one and not the other', async () => {
  const page = await house.open('/games/euchre/law/deal-out-of-turn/?law=deal-out-of-turn&noticed=before-lead');
  const by = page.locator('.answer .answer-by', { hasText: 'Donohue' });
  await by.locator('.doubt', { hasText: DOUBT }).waitFor();
  expect(await by.locator('details.doubt').count()).toBe(0);
  const later = await house.open('/games/euchre/law/deal-out-of-turn/?law=deal-out-of-turn&noticed=later');
  const folded = later.locator('.answer details.doubt', { hasText: DOUBT });
  await folded.locator('summary').waitFor();
  expect(await folded.locator('summary').textContent()).toMatch(/^(A doubt|Doubts) in these passages$/);
  expect(await folded.locator('.doubt').first().isVisible()).toBe(false);
  await folded.locator('summary').click();
  await folded.locator('.doubt').first().waitFor();
});
