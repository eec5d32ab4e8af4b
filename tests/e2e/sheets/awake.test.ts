// @module-tag full
// The screen of a phone stays on while a sheet is visible.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test('a phone stays awake while the sheet is visible, and not longer', async () => {
  const page = await server.open('/about/', { hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          locks.held++;
          const lock = {
            released: false,
            release: async () => {
              if (!lock.released) locks.held--;
              lock.released = true;
            },
          };
          return lock;
        },
      },
    });
  });
  await page.goto(`${server.address}/games/contract-bridge/#score.rubber`);
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  expect(await held()).toBe(0);
  await page.locator('hoyle-sheet[data-key="rubber"] form.next-deal input').first().focus();
  await expect.poll(held).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(held).toBe(0);
});
