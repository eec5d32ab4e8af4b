// Every kind of page outside /games/, opened once (tests/support/browser/kind-of-page.ts), and checks of a few pages as they settle.
import { expect, test } from 'vitest';
import { site } from '../support/browser/browser.ts';
import { testKinds } from '../support/browser/kind-of-page.ts';
import { EVERY_KIND } from '../support/browser/kinds.ts';

const pages = site();

testKinds(
  pages,
  EVERY_KIND.filter(([, path]) => !path.startsWith('/games/')),
);

test('no layout shift while a page settles', { tags: 'full' }, async () => {
  for (const path of [
    '/',
    '/games/euchre/',
    '/games/cribbage/',
    '/search/?q=revoke',
    '/agreement/',
    '/my-games/',
    '/practice/#game=euchre',
    '/claims/#euchre',
    '/record/',
    '/revoke/',
  ]) {
    const page = await pages.open('/about/');
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${pages.address}${path}`);
    await page.waitForTimeout(800);
    // On a slow machine the first search result appears after the filters below it, which causes a shift of 0.011.
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.02);
  }
});

test('controls are at least 44 px high on a phone', async () => {
  for (const path of ['/', '/games/euchre/', '/games/cribbage/']) {
    const page = await pages.open(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input:not([type=hidden], [type=radio], [type=checkbox]), main select, main summary, nav a')]
        .filter((one) => one.offsetParent !== null && one.closest('[hidden]') === null)
        .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 30)} ${Math.round(one.getBoundingClientRect().height)}`),
    );
    expect([...new Set(small)].slice(0, 10), path).toEqual([]);
  }
});
