// Every kind of page: axe without a violation, in both themes, phone and desk; no sideways scrolling; nothing in the console.
import { describe, expect, test } from 'vitest';
import { axeFinds } from '../support/axe.ts';
import { DESK, PHONE, site } from '../support/browser.ts';
import { EVERY_KIND } from '../support/kinds.ts';

const house = site();
describe.each([
  ['phone, light', { viewport: PHONE, colorScheme: 'light' }],
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desk, light', { viewport: DESK, colorScheme: 'light' }],
] as const)('%s', (_, options) => {
  test.each(EVERY_KIND)('%s', async (_kind, path) => {
    const page = await house.open(path, { ...options, bypassCSP: true });
    await page.waitForLoadState('networkidle');
    // Laws are folded away until they are asked for; they have to be sound when open.
    await page.evaluate(() => {
      for (const one of [...document.querySelectorAll('main details')].slice(0, 12)) (one as HTMLDetailsElement).open = true;
    });
    expect(await axeFinds(page)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
    expect(house.complaints().filter((line) => !line.includes('404'))).toEqual([]);
  });
});

test('no layout shift while a page settles', async () => {
  for (const path of ['/', '/games/euchre/', '/games/cribbage/', '/search/?q=revoke']) {
    const page = await house.open('/about/');
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${house.address}${path}`);
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.01);
  }
});

test('controls are at least 44 px high on a phone', async () => {
  for (const path of ['/', '/games/euchre/', '/games/cribbage/']) {
    const page = await house.open(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input:not([type=hidden], [type=radio], [type=checkbox]), main select, main summary, nav a')]
        .filter((one) => one.offsetParent !== null && one.closest('[hidden]') === null)
        .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 30)} ${Math.round(one.getBoundingClientRect().height)}`),
    );
    expect([...new Set(small)].slice(0, 10), path).toEqual([]);
  }
});
