// @module-tag rotating
// What a game's page fetches on a first visit, and what it gets from the service worker on the next.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test.each([
  '/games/euchre/',
  '/games/klondike/',
])('%s makes at most five requests before it has loaded, and a first visit fetches no typeface', async (path) => {
  const page = await (await server.context()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = (await (await page.goto(`${server.address}${path}`, { waitUntil: 'load' }))?.text()) ?? '';
  const before = await page.evaluate(() => {
    const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventStart);
    return early.map(({ name }) => new URL(name).pathname);
  });
  // Including the page itself. Requests by the script may begin at the same time as the load event, so only those in the HTML count.
  expect(before.filter((address) => html.includes(address)).length + 1).toBeLessThanOrEqual(5);
  // The print styles load after the page.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet != null);
  expect(asked.filter((address) => address.endsWith('.woff2'))).toEqual([]);
});

test('a page served by the service worker has the typeface', async () => {
  const page = await (await server.context({ serviceWorkers: 'allow' })).newPage();
  await page.goto(`${server.address}/games/euchre/`);
  const faceOf = () => page.evaluate(() => getComputedStyle(document.querySelector('h1') as HTMLElement).fontFamily.split(',')[0]);
  expect(await faceOf()).not.toBe('Besley');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await page.goto(`${server.address}/games/whist/`);
  expect(await faceOf()).toBe('Besley');
  expect(await page.evaluate(async () => (await document.fonts.load('20px Besley')).length)).toBe(1);
});

test('a sheet opened on the page of its game loads its styles', async () => {
  const page = await server.open('/games/klondike/');
  const styles = () => page.locator('link[href*="/sheet."]').count();
  expect(await styles()).toBe(0);
  await page
    .locator('.count', { has: page.locator('hoyle-sheet') })
    .locator('summary')
    .first()
    .click();
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  expect(await styles()).toBe(1);
  expect(server.complaints()).toEqual([]);
});
