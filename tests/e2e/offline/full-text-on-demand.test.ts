// @module-tag rotating
// The full text is several megabytes: it is downloaded with the first search, or with the whole site, and not with a visit.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newWindow, site } from '../../support/browser/browser.ts';
import { controlled, fullTextKept, keptOf, lineTo } from '../../support/browser/kept.ts';
import { sample } from '../../support/tier.ts';

const server = site();
const INDEX = '/search/index.bin';
const KB = (bytes: number) => Math.round(bytes / 1000);

/** Opens a page as a new reader, and finds the notice it shows after a search. */
async function visit(path: string, address = server.address) {
  const context = await server.context({ serviceWorkers: 'allow' });
  const page = await newWindow(context);
  await page.goto(address + path);
  return { context, page };
}
/** The ids of all results on the results page. */
async function results(page: Page, query: string, awaited = '[data-passage]'): Promise<(string | undefined)[]> {
  await page.goto(`${server.address}/search/?q=${encodeURIComponent(query)}`);
  await page.locator(`#results ${awaited}`).first().waitFor();
  return page.locator('#results [data-result]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id));
}
const typed = async (page: Page, query: string) => {
  await page.goto(`${server.address}/`);
  await page.locator('main input[name="q"]').click();
  await page.keyboard.type(query, { delay: 15 });
};

test.each(
  sample(['/games/euchre/law/revoke/', '/games/whist/', '/'], 3),
)('a first visit to %s without a search, and a second to the front page, fetch less than 1.6 MB, and nothing of the full text is kept', async (path) => {
  const line = await lineTo(server.address);
  const { context, page } = await visit(path, line.address);
  await controlled(page);
  await line.quiet(4000);
  const first = line.bytes;
  const kept = await keptOf(page);
  await page.goto(`${line.address}/`);
  await line.quiet(4000);
  const all = Object.values(await keptOf(page)).reduce((sum, bytes) => sum + bytes, 0);
  console.log(
    `${path}: ${KB(first)} kB over the line, ${KB(line.bytes)} with a second visit, ${KB(all)} kB on the device in ${Object.keys(kept).length} files`,
  );
  expect(Object.keys(kept)).toContain('/search/first.json');
  expect(Object.keys(await keptOf(page))).not.toContain(INDEX);
  // A visit caches more since the tools for the table were added (1.34 MB and 2.7 MB before the revoke check, the record, practice and saved rules): they work
  // without a network. A third of it is the bundle of the game that was opened.
  expect(line.bytes).toBeLessThan(1_600_000);
  // Pages are stored uncompressed.
  expect(all).toBeLessThan(3_300_000);
  await context.close();
  line.cut();
});

describe('after a search', { tags: 'full' }, () => {
  test('on the results page, before there is a worker: the device has the full text, and searches without a network', async () => {
    const { context, page } = await visit('/');
    const answers = await results(page, 'reneged on a loner');
    await controlled(page);
    await fullTextKept(page);
    await context.setOffline(true);
    expect(await results(page, 'reneged on a loner')).toEqual(answers);
    // A misspelt sentence is answered from the vocabulary; the full text has no passage for it.
    expect((await results(page, 'over pegged cribage', '[data-result]')).length).toBeGreaterThan(3);
  });

  test('below the search field, when the reader leaves the page at once', async () => {
    const { context, page } = await visit('/');
    await controlled(page);
    await typed(page, 'misdeal euchre');
    await page.locator('.jumps [data-passage]').first().waitFor();
    await page.goto(`${server.address}/about/`);
    await fullTextKept(page);
    await context.setOffline(true);
    await typed(page, 'revoke euchre');
    await page.locator('.jumps [data-passage]').first().waitFor();
  });

  test('it is not downloaded if the reader saves data', async () => {
    const context = await server.context({ serviceWorkers: 'allow' });
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await newWindow(context);
    await page.goto(`${server.address}/`);
    await controlled(page);
    await results(page, 'misdeal euchre');
    await page.waitForTimeout(4000);
    expect(Object.keys(await keptOf(page))).not.toContain(INDEX);
  });
});

test('without a network or an earlier search, results come from the first file, with advice on how to get the rest', { tags: 'full' }, async () => {
  const { context, page } = await visit('/games/euchre/');
  await controlled(page);
  await expect.poll(async () => Object.keys(await keptOf(page)).some((path) => path.startsWith('/packs/games/euchre.'))).toBe(true);
  await context.setOffline(true);
  await page.goto(`${server.address}/search/?q=revoke+euchre`);
  await expect.poll(() => page.locator('#results-said').innerText()).toContain('The full text is not on this device yet. Search once with a network');
  const found = await page.locator('#results [data-result]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id));
  expect(found).toEqual(expect.arrayContaining(['revoke', 'euchre']));
  await page.locator('#results-said a').click();
  await page.waitForURL('**/offline/');
  await typed(page, 'revoke');
  await page.locator('.jumps [data-not-here]').waitFor();
  expect(await page.locator('.jumps [data-jump]').first().getAttribute('data-id')).toBe('revoke');
  await page.locator('main input[name="q"]').fill('cribbage');
  await page.locator('.jumps [data-id="cribbage"] a').click();
  await page.waitForURL('**/games/cribbage/');
});
