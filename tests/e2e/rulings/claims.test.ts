// @module-tag rotating
// What can still be claimed at a moment of the deal, on a phone.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test('touching a moment marks what can be claimed and what is too late', async () => {
  const page = await server.open('/claims/#euchre', { hasTouch: true, isMobile: true });
  const euchre = page.locator('#euchre');
  const states = async () =>
    Object.fromEntries(
      await euchre.locator('li').evaluateAll((all) => all.map((one) => [one.querySelector('a')?.textContent, one.querySelector('.claims-state')?.textContent])),
    );
  await page.locator('hoyle-claims select').waitFor();
  await expect.poll(() => page.locator('.claims-game:visible').count()).toBe(1);
  await euchre.locator('label', { hasText: 'The trump is turned' }).tap();
  expect(await states()).toMatchObject({ 'Pack badly cut, or not cut': 'Too late', Revoke: 'Not yet', 'Card exposed in the deal': 'Still open' });
  await euchre.locator('label', { hasText: 'The cut for the next deal' }).tap();
  expect(await states()).toMatchObject({ Revoke: 'Too late' });
  expect(await euchre.locator('.claims-said').innerText()).toBe('No claim can be made now; 5 are too late.');
  await page.locator('hoyle-claims select').selectOption('whist');
  expect(await page.locator('.claims-game:visible').getAttribute('id')).toBe('whist');
  expect(server.complaints()).toEqual([]);
});
