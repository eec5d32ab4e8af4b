// @module-tag full
// The site in a folder of its host: pages, script, search, scorers, links and offline use, with no request that leaves the folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../scripts/serve.ts';
import { type EditionFiles, LIST } from '../../../src/lib/editions/edition-files.ts';
import { launch, newWindow } from '../../support/browser/browser.ts';
import { fullTextKept } from '../../support/browser/kept.ts';
import { FOLDER, siteInFolder } from '../../support/editions/in-folder.ts';

let place = '';
let remove = () => {};
let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;
let outside: string[] = [];

beforeAll(async () => {
  const site = await siteInFolder();
  ({ place, remove } = site);
  server = await serve(0, site.dir);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  remove();
});

/** Opens a page in the folder, and records requests of it or its worker outside the folder. */
async function open(path: string, context?: BrowserContext): Promise<Page> {
  outside = [];
  const within = context ?? (await browser.newContext({ serviceWorkers: 'block' }));
  within.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${FOLDER}/`)) outside.push(pathname);
  });
  const page = await newWindow(within);
  page.on('pageerror', (error) => outside.push(String(error)));
  await page.goto(`${server.address}${path}`);
  return page;
}

test('the server shows its address, and serves nothing outside the folder', async () => {
  expect(server.address).toMatch(/:\d+\/hoyle\/$/);
  const root = new URL('/', server.address);
  expect((await fetch(root, { redirect: 'manual' })).headers.get('location')).toBe('/hoyle/');
  expect((await fetch(new URL('/games/euchre/', root))).status).toBe(404);
  expect((await fetch(new URL('/hoyle', root), { redirect: 'manual' })).headers.get('location')).toBe('/hoyle/');
  const missing = await fetch(new URL('nothing/', server.address));
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('href="/hoyle/penalties/"');
  expect((await fetch(new URL('_astro/none.js', server.address))).headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a link restores a ruling, and its share link stays in the folder', async () => {
  const page = await open('games/euchre/?against=lone-hand&book=uspc-1898&claimed=late&law=revoke&sides=one#law.revoke');
  const law = page.locator('[id="law.revoke"]');
  await expect.poll(() => law.locator('input[value="lone-hand"]').isChecked()).toBe(true);
  expect(page.url()).toContain('/hoyle/games/euchre/');
  const led = await page.locator('main a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(led.filter((path) => !path.startsWith('/hoyle/'))).toEqual([]);
  expect(outside).toEqual([]);
});

test('a hand is counted, with code from the folder', async () => {
  const page = await open('games/cribbage/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D#score.hand');
  await page.locator('[id="score.hand"] .headline').waitFor();
  expect(await page.locator('[id="score.hand"] .headline').innerText()).toContain('29');
  const rules = await page.locator('[id="score.hand"] .rule-of a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((path) => !path.startsWith('/hoyle/games/'))).toEqual([]);
  expect(outside).toEqual([]);
});

test('the search finds results and passages, and leads into the folder', async () => {
  const page = await open('search/?q=revoke+euchre');
  await page.locator('[data-result] a').first().waitFor();
  const led = await page.locator('#results a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(led.filter((path) => !path.startsWith('/hoyle/'))).toEqual([]);
  expect(led[0]).toMatch(/^\/hoyle\/games\/euchre\//);
  expect(outside).toEqual([]);
});

test('an unknown address is searched by its own words, without the folder', async () => {
  const page = await open('games/snapdragon/');
  await expect.poll(() => page.locator('main input[name="q"]').inputValue()).toBe('snapdragon');
});

test('opened pages are available offline, and after a search the full text too', async () => {
  const context = await browser.newContext();
  const page = await open('games/cribbage/', context);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(server.address);
  const list = JSON.parse(readFileSync(join(place, LIST.slice(1)), 'utf8')) as EditionFiles;
  expect(Object.keys(list.files).filter((path) => !path.startsWith('/hoyle/'))).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).every((name) => name.startsWith('/hoyle/ hoyle')))).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
          .flat()
          .map(({ url }) => new URL(url).pathname);
        return kept.includes('/hoyle/search/first.json') && kept.some((path) => path.startsWith('/hoyle/packs/games/cribbage.') && path.endsWith('.bin'));
      }),
    )
    .toBe(true);
  await page.goto(`${server.address}search/?q=misdeal+euchre`);
  await page.locator('[data-passage] a').first().waitFor();
  await fullTextKept(page);
  await context.setOffline(true);
  await page.goto(`${server.address}games/cribbage/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D#score.hand`);
  await page.locator('[id="score.hand"] .headline').waitFor();
  await page.goto(`${server.address}search/?q=revoke+euchre`);
  await page.locator('[data-passage] a').first().waitFor();
  await page.goto(`${server.address}games/whist/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.wordmark').getAttribute('href')).toBe('/hoyle/');
  expect(outside).toEqual([]);
});
