// A scorer that is opened in place on the page of its game has the focus at once: its code, which comes later, leaves the focus where the player is.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test('a player who types before the code of the scorer has arrived types into the field', async () => {
  const page = await server.open('/games/cribbage/');
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/scorer\.[^/]*\.js/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Count a hand or crib' }).first().press('Enter');
  const focused = () => page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent?.trim()}`);
  await expect.poll(focused).toBe('h3 Count a hand or crib');

  const hand = page.getByRole('textbox', { name: 'Hand or crib' });
  await hand.focus();
  await page.keyboard.type('5H 5S ');
  const came = page.waitForResponse(/\/scorer\.[^/]*\.js/);
  arrived.resolve();
  await came;
  await page.waitForFunction(() => document.querySelector('hoyle-scorer[data-ready]') !== null);
  await page.keyboard.type('5C JD');
  expect(await hand.inputValue()).toBe('5H 5S 5C JD');
  await page.getByRole('textbox', { name: 'Starter' }).fill('5D');
  await expect.poll(() => page.getByRole('status').filter({ hasText: '29 points' }).count()).toBeGreaterThan(0);
});
