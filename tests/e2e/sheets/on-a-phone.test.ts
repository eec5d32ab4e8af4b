// @module-tag full
// The page of every sheet on a phone: the whole next entry is visible at once.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newWindow, site } from '../../support/browser/browser.ts';
import { DIST } from '../../support/browser/dist.ts';
import { places } from '../../support/library.ts';
import { WHOLE_GAMES } from '../../support/sheets/whole-sheets.ts';

const server = site();
const sheetPages = places.flatMap((place) =>
  Object.entries(place.scorers).flatMap(([key, scorer]) => {
    const path = `/games/${place.id}/score/${key}/`;
    return scorer.kind === 'sheet' && existsSync(new URL(`.${path}index.html`, DIST)) ? [path] : [];
  }),
);

test('the next entry of every sheet fits the screen of a phone', { timeout: 300_000 }, async () => {
  const page = await server.open('/score/', { hasTouch: true, isMobile: true });
  const tall: string[] = [];
  for (const path of sheetPages) {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('hoyle-sheet form.next-deal').first().waitFor();
    const [form = 0, bar = 0, end = 0] = await page.evaluate(() => {
      const button = document.querySelector('hoyle-sheet .entry-bar');
      return [
        document.querySelector('hoyle-sheet form.next-deal')?.scrollHeight,
        button?.getBoundingClientRect().height,
        button?.getBoundingClientRect().bottom,
      ];
    });
    if (form > 844 - bar) tall.push(`${path}: ${form} of ${844 - bar}`);
    // The main button is visible at every scroll position.
    if (end > 844 || bar < 44) tall.push(`${path}: the main button ends at ${end}`);
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 390) tall.push(`${path}: wider than the screen`);
  }
  expect(sheetPages.length).toBeGreaterThan(40);
  expect(tall).toEqual([]);
});

test('on a short phone all usual fields, the score and the main button of the designed sheets are in view', { timeout: 300_000 }, async () => {
  const context = await server.context({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
  const page = await newWindow(context);
  const hidden: string[] = [];
  for (const { place, key, book, setup, entries } of WHOLE_GAMES) {
    const words = new URLSearchParams({ book, score: key, ...setup });
    words.append(
      'deal',
      Object.entries(entries[0] ?? {})
        .map(([name, value]) => `${name}*${value}`)
        .join('_'),
    );
    await page.goto(`${server.address}/games/${place}/score/${key}/?${words}`);
    await page.locator('[data-do="keep"]').tap();
    await page.locator('.score-sheet tbody').first().waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 0));
    const out = await page.evaluate(() => {
      const [form, bar] = [document.querySelector('form.next-deal'), document.querySelector('.entry-bar')].map((one) => one?.getBoundingClientRect());
      const fields = [...document.querySelectorAll('form.next-deal [data-field]:not([hidden], .more *)')].map((one) => one.getBoundingClientRect().bottom);
      if (form === undefined || bar === undefined) return ['no form'];
      return [
        ...(bar.bottom > innerHeight ? ['main button'] : []),
        ...(Math.max(...fields) > form.bottom + 1 ? [`${Math.round(Math.max(...fields) - form.bottom)} px of the form`] : []),
        ...(form.top < 60 ? ['score'] : []),
      ];
    });
    if (out.length > 0) hidden.push(`${place}: ${out.join(', ')}`);
  }
  expect(hidden).toEqual([]);
});
