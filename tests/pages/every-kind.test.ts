// Every kind of page, opened once: axe without a violation in light, dark and on a desktop; nothing beyond the edge of the narrowest phone or with
// text twice as large; nothing in the console.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds, LAYOUT_RULES } from '../support/axe.ts';
import { DESK, PHONE, site } from '../support/browser.ts';
import { EVERY_KIND } from '../support/kinds.ts';
import { isFull } from '../support/tier.ts';

const house = site();
/** 1280 pixels enlarged four times (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 } as const;

/** What stands beyond the right edge where no box of its own scrolls it, and the page itself where it scrolls sideways. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (one: Element | null): boolean =>
      one !== null && one !== document.body && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    const over = [...document.querySelectorAll('body *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && box.right > width + 1 && !scrolls(one.parentElement);
    });
    const told = over.map((one) => `${one.localName}.${one.className} "${one.textContent?.trim().slice(0, 30)}" in ${one.closest('[id]')?.id}`);
    const sideways = document.documentElement.scrollWidth - width;
    return [...(sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : []), ...new Set(told)].slice(0, 6);
  });

test.each(EVERY_KIND)('%s', async (_, path) => {
  const page = await house.open(path, { viewport: PHONE, colorScheme: 'light', bypassCSP: true });
  await page.waitForLoadState('networkidle');
  // Laws are folded away until they are asked for; they have to be sound when open.
  await page.evaluate(() => {
    for (const one of [...document.querySelectorAll<HTMLDetailsElement>('main details')].slice(0, 12)) one.open = true;
  });
  expect(await axeFinds(page), 'phone, light').toEqual([]);
  expect(await beyondTheEdge(page), 'at 390 px').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isFull) expect(await axeFinds(page, { only: ['color-contrast'] }), 'phone, dark').toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await beyondTheEdge(page), 'at 320 px').toEqual([]);
  if (isFull) expect(await axeFinds(page, { only: LAYOUT_RULES }), 'at 320 px').toEqual([]);
  if (isFull) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(DESK);
    expect(await axeFinds(page), 'desktop, light').toEqual([]);
    expect(await beyondTheEdge(page), 'desktop').toEqual([]);
  }
  await page.setViewportSize(PHONE);
  await page.addStyleTag({ content: 'html { font-size: 225% !important; }' });
  expect(await beyondTheEdge(page), 'at 200 % text').toEqual([]);
  if (isFull) expect(await axeFinds(page, { only: LAYOUT_RULES }), 'at 200 % text').toEqual([]);
  expect(house.complaints().filter((line) => !line.includes('404'))).toEqual([]);
});

test('no layout shift while a page settles', { tags: 'full' }, async () => {
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
