// @module-tag rotating
// The site in a folder of a host that sends no headers of its own, such as GitHub Pages: the pages contain the policies themselves.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launch, newWindow, PHONE } from '../../support/browser/browser.ts';
import { type Host, plainHost } from '../../support/browser/plain-host.ts';
import { FOLDER, siteInFolder } from '../../support/editions/in-folder.ts';
import { sample } from '../../support/tier.ts';

let browser: Browser;
let context: BrowserContext;
let host: Host;
let other: Host;
let remove = () => {};

beforeAll(async () => {
  const site = await siteInFolder();
  remove = site.remove;
  host = await plainHost(site.place, FOLDER);
  other = await plainHost('/nothing', '/nothing', `<!doctype html><title>Other</title><iframe src="${host.address}${FOLDER}/games/euchre/"></iframe>`);
  browser = await launch();
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  await other?.stop();
  remove();
});

async function open(path: string, workers: 'allow' | 'block' = 'block'): Promise<{ page: Page; errors: string[] }> {
  context = await browser.newContext({ viewport: PHONE, serviceWorkers: workers });
  const page = await newWindow(context);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${host.address}${FOLDER}${path}`);
  return { page, errors };
}

test.each(sample(['/', '/games/euchre/', '/games/cribbage/score/hand/', '/search/', '/about/'], 3))('%s has its styles and its typeface', async (path) => {
  const { page, errors } = await open(path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--felt'))).not.toBe('');
  expect(await page.evaluate(async () => (await document.fonts.load('20px Besley')).length)).toBe(1);
  expect(errors).toEqual([]);
});

test('in a frame of another site it shows only a link to itself', async () => {
  context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await newWindow(context);
  await page.goto(`${other.address}/`);
  const frame = page.frameLocator('iframe');
  const out = frame.getByRole('link');
  await expect.poll(() => frame.locator('body').innerText()).toBe('Open According to Hoyle in its own tab');
  expect(await frame.locator('a, button, input, select, summary').count()).toBe(1);
  const opened = context.waitForEvent('page');
  await out.click();
  expect((await opened).url()).toBe(`${host.address}${FOLDER}/games/euchre/`);
  expect(await (await opened).getByRole('heading', { level: 1 }).innerText()).toBe('Euchre');
});

test('links to other sites send no referrer', async () => {
  const { page } = await open('/about/');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'out' });
    document.querySelector('main')?.replaceChildren(link);
  }, `${other.address}/`);
  await page.getByRole('link', { name: 'out' }).click();
  await page.waitForURL(`${other.address}/`);
  expect(other.referrers.filter((one) => one.startsWith(host.address))).toEqual([]);
});

test('an opened page is available offline', async () => {
  const { page } = await open('/games/euchre/', 'allow');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).some((n) => n > 20),
      ),
    )
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
          .flat()
          .some(({ url }) => url.includes('/packs/games/euchre')),
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`${host.address}${FOLDER}/games/euchre/`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Euchre');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--felt'))).not.toBe('');
});

test('an unknown address shows a search for its words, with links inside the folder', async () => {
  const { page } = await open('/games/snapdragon/');
  await expect.poll(() => page.locator('main input[name="q"]').inputValue()).toBe('snapdragon');
  expect(await page.locator('.wordmark').getAttribute('href')).toBe(`${FOLDER}/`);
});
