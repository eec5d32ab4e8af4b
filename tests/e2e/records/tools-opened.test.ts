// @module-tag rotating
// The table tools for a new reader who has not opened a game: each shows its main controls on the first screen of a phone.
import { expect, test } from 'vitest';
import { PHONE, site } from '../../support/browser/browser.ts';

const server = site();

test.each([
  ['/practice/', '.practice-choices button'],
  ['/claims/', '.claims-game:not([hidden]) .claims-moments label'],
  ['/pocket/', '.pocket-page .pocket-figures'],
  ['/agreement/', '[data-add]'],
  ['/revoke/', '[data-do="enter"]'],
  ['/glossary/', '.folded-part > summary'],
])('%s shows its main controls', async (path, control) => {
  const page = await server.open(path, { hasTouch: true, isMobile: true });
  const first = page.locator(control).first();
  await first.waitFor({ state: 'visible' });
  const box = await first.boundingBox();
  const bar = await page.locator('.main-nav').boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(server.complaints()).toEqual([]);
});

test('a game that is tapped becomes the first in an agreement', async () => {
  const page = await server.open('/agreement/', { hasTouch: true, isMobile: true });
  await page.locator('[data-add="cribbage"]').tap();
  expect(await page.locator('.agree-game h2').innerText()).toBe('Cribbage');
  expect(await page.locator('.agree-first').isVisible()).toBe(false);
});
