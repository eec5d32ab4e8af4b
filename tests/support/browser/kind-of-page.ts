// One visit to a page of each kind: no axe violations in light, dark and desktop view; nothing beyond the edge of the narrowest phone or with
// text twice as large; no console errors. Two test files share the kinds, so that they run in parallel.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../tier.ts';
import { axeFinds, LAYOUT_RULES } from './axe.ts';
import { DESK, PHONE, type Site } from './browser.ts';

/** 1280 pixels at a zoom of 400% (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 } as const;

/** Elements beyond the right edge that are in no scroll container, and how far the page itself scrolls sideways. */
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

/** Texts of labels that are covered by their own radio or checkbox. */
const hiddenByControl = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLabelElement>('label:has(:is(input[type="radio"], input[type="checkbox"]))')].flatMap((label) => {
      const input = label.querySelector('input');
      if (input === null || !label.checkVisibility()) return [];
      const { opacity, position, backgroundColor } = getComputedStyle(input);
      const isClear = opacity === '0' || position !== 'absolute' || /, 0\)$|transparent/.test(backgroundColor);
      const words = document.createRange();
      words.selectNodeContents(label);
      const [text, box] = [words.getBoundingClientRect(), input.getBoundingClientRect()];
      const middle = { x: text.left + text.width / 2, y: text.top + text.height / 2 };
      const isOver = box.left < middle.x && middle.x < box.right && box.top < middle.y && middle.y < box.bottom;
      return isOver && !isClear ? [`"${label.textContent?.trim()}"`] : [];
    }),
  );

/** One test for each of these kinds of page. */
export function testKinds(site: Site, kinds: readonly (readonly [name: string, path: string])[]): void {
  test.each(kinds)('%s', async (_, path) => {
    const page = await site.open(path, { viewport: PHONE, colorScheme: 'light', bypassCSP: true });
    // The filter by kind appears with the first results.
    if (path.includes('?q=')) await page.locator('.narrow').waitFor();
    // What scripts add later is checked in the full tier only: waiting for an idle network takes half a second per page.
    if (isFull) await page.waitForLoadState('networkidle');
    // Laws are folded by default; they are checked while open.
    await page.evaluate(() => {
      for (const one of [...document.querySelectorAll<HTMLDetailsElement>('main details')].slice(0, 12)) one.open = true;
    });
    // A folded score sheet fetches its styles when it is opened.
    await page.waitForFunction(() => document.querySelector('hoyle-sheet') === null || [...document.styleSheets].some(({ href }) => href?.includes('/sheet.')));
    expect(await axeFinds(page), 'phone, light').toEqual([]);
    expect(await beyondTheEdge(page), 'at 390 px').toEqual([]);
    expect(await hiddenByControl(page), 'words under their control').toEqual([]);
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
    expect(site.complaints().filter((line) => !line.includes('404'))).toEqual([]);
  });
}
