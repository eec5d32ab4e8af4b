// @module-tag full
// The card pad as it opens: no rank is chosen, all fields are in view, and it closes when its field is scrolled away.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;

test('no rank is chosen at first: a tap on a suit picks nothing', async () => {
  const page = await server.open('/games/cribbage/#score.hand', TOUCH);
  const scorer = page.locator('hoyle-scorer[data-key="hand"]');
  const pad = scorer.locator('.card-pad');
  await scorer.locator('input[name="hand"]').first().tap();
  await pad.locator('.key').first().waitFor();
  expect(await pad.locator('.rank-key[aria-pressed="true"]').count()).toBe(0);
  const suit = pad.locator('.key.on').first();
  await suit.tap({ force: true });
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('');
  await pad.locator('.rank-key').first().tap();
  await suit.tap();
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('AS');
});

test('the four fields of a cribbage show fit beside each other, and the pad closes when its field is scrolled away', async () => {
  const page = await server.open('/games/cribbage/score/show/', TOUCH);
  const pad = page.locator('hoyle-scorer .card-pad');
  await pad.locator('.key').first().waitFor();
  const tabs = await pad.locator('.pad-field').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(tabs.map(({ left, right }) => left >= 0 && right <= 390)).toEqual([true, true, true, true]);
  await page.evaluate(() => document.querySelector('[data-field="starter"]')?.scrollIntoView({ block: 'start' }));
  expect(await pad.isVisible()).toBe(true);
  await page.evaluate(() => scrollBy({ top: 400 }));
  await pad.waitFor({ state: 'hidden' });
});
