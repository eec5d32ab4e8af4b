// @module-tag full
// Files damaged on the device, or temporarily missing on the host: the site repairs itself, or says what to do.
import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newWindow } from '../../support/browser/browser.ts';
import type { Host } from '../../support/editions/host.ts';
import type { Edition } from '../../support/editions/make.ts';
import type { Reader } from '../../support/editions/reader.ts';
import { CRIBBAGE, editionShown, stage } from '../../support/editions/stage.ts';

const on = stage();
let browser: Browser;
let first: Edition;
let code: Edition;
let host: Host;
let reader: Reader;
beforeEach(() => {
  ({ browser, first, code, host, reader } = on);
});

/** Damages the cached copies of a path, or of all paths that begin with it. */
const damage = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    // The worker checks its cache after every page, and would repair at once what is damaged meanwhile.
    await new Promise((done) => setTimeout(done, 1500));
    let spoilt = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const kept = pathname === path || (path.endsWith('.') && pathname.startsWith(path)) ? await cache.match(request) : undefined;
        if (kept === undefined) continue;
        await cache.put(request, new Response((await kept.text()).slice(0, -40), { headers: kept.headers }));
        spoilt += 1;
      }
    }
    if (spoilt === 0) throw new Error(`nothing is kept under ${path}`);
  }, path);
/** The bundle of cribbage, which includes its code. */
const PACK = '/packs/games/cribbage.';

describe('a damaged copy', () => {
  test('of a page is repaired with a network, and is reported without one', async () => {
    const page = await reader.open(CRIBBAGE);
    await reader.kept(page);
    await damage(page, PACK);
    host.online = false;
    await reader.open(CRIBBAGE, page);
    expect(await reader.shown(page)).toMatchObject({ refused: 'damaged' });
    expect(await page.locator('main').innerText()).toContain('damaged');
    host.online = true;
    await reader.open(CRIBBAGE, page);
    expect(await reader.shown(page)).toMatchObject({ edition: first.name });
    await reader.kept(page);
    host.online = false;
    await reader.open(CRIBBAGE, page);
    expect(await reader.count(page)).toBe('answered');
  });

  test('of the code of an open page is repaired with a network, and is reported without one', async () => {
    const page = await reader.open(CRIBBAGE);
    await reader.kept(page);
    await reader.open(CRIBBAGE, page);
    await damage(page, PACK);
    host.online = false;
    expect(await reader.count(page)).toContain('damaged on this device');
    host.online = true;
    expect(await reader.count(page)).toBe('answered');
    host.online = false;
    await reader.open(CRIBBAGE, page);
    expect(await reader.count(page)).toBe('answered');
  });

  test('on a device whose edition is no longer on the host leads to the new edition', async () => {
    const page = await reader.open(CRIBBAGE);
    await reader.kept(page);
    await reader.open(CRIBBAGE, page);
    await damage(page, PACK);
    host.deploy(code);
    expect(await reader.count(page)).toContain('no longer on the site');
    await page.locator('.not-come button').click();
    await editionShown(page, code);
    expect(await reader.count(page)).toBe('answered');
    expect(await reader.shown(page)).toMatchObject({ edition: code.name, code: [code.code] });
  });
});

describe('a file that was missing for a moment is not missing for ever', () => {
  /** Some browsers remember until reload that a module failed to load; the page then says so, with a button. */
  const afterReload = async (page: Page): Promise<string> => {
    const said = await reader.count(page);
    if (!said.includes('now it can')) return said;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForLoadState();
    return reader.count(page);
  };

  test.each(['/engine/core', '/engine/', '/_astro/scorer'])('%s, without a worker', async (gone) => {
    const bare = await browser.newContext({ serviceWorkers: 'block' });
    const page = await newWindow(bare);
    host.hide((path) => path.startsWith(gone));
    await page.goto(`${host.address}${CRIBBAGE}`);
    expect(await reader.count(page)).toMatch(/press again/);
    host.hide(() => false);
    expect(await afterReload(page)).toBe('answered');
    await bare.close();
  });

  test.each(['/engine/core', '/engine/'])('%s, with a worker', async (gone) => {
    host.hide((path) => path.startsWith(gone));
    const page = await reader.open('/');
    await reader.kept(page);
    await reader.open(CRIBBAGE, page);
    expect(await reader.count(page)).toMatch(/press again/);
    host.hide(() => false);
    expect(await afterReload(page)).toBe('answered');
  });
});

test('a truncated start script is requested again at the next visit, without a worker', async () => {
  const bare = await browser.newContext({ serviceWorkers: 'block' });
  const page = await newWindow(bare);
  host.cut((path) => path.startsWith('/_astro/Base.'));
  await page.goto(`${host.address}${CRIBBAGE}`);
  expect((await reader.shown(page)).code).toEqual([]);
  host.cut(() => false);
  await page.goto(`${host.address}/games/whist/`);
  expect((await reader.shown(page)).code).toEqual([first.code]);
  expect(await reader.count(page)).toBe('answered');
  await bare.close();
});

test('a page that is missing for a moment says so, and works again later', async () => {
  const page = await reader.open(CRIBBAGE);
  await reader.kept(page);
  host.hide((path) => path === '/games/whist/');
  await reader.open('/games/whist/', page);
  expect(await reader.shown(page)).toMatchObject({ refused: 'gone' });
  expect(await page.locator('main').innerText()).toContain('Try again in a minute');
  host.hide(() => false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('hoyle-scorer').first().waitFor({ state: 'attached' });
  await reader.kept(page);
  host.online = false;
  await reader.open('/games/whist/', page);
  expect(await reader.count(page)).toBe('answered');
});

test('a sheet whose engine does not load says what to do', async () => {
  host.hide((path) => path.startsWith('/engine/'));
  const page = await reader.open('/games/whist/');
  await page.locator('.count:has(hoyle-sheet) > summary').click();
  await page.locator('hoyle-sheet .entry-bar button[type="submit"]').click();
  await page.locator('.sheet-said', { hasText: 'press again' }).waitFor();
});

describe('a host that hangs', () => {
  test.each(['/engine/', '/_astro/scorer'])('without a worker: a scorer whose %s does not load says so, and works after a reload', async (hanging) => {
    const page = await reader.open('/');
    host.hang((path) => path === '/sw.js' || path.startsWith(hanging));
    await reader.open(CRIBBAGE, page);
    expect(await reader.count(page)).toMatch(/is slow or does not respond.*reload the page/);
    host.heal();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForLoadState();
    expect(await reader.count(page)).toBe('answered');
  });

  test('with a worker: a cached page scores, and another says that the site cannot be reached', async () => {
    const page = await reader.open(CRIBBAGE);
    await reader.kept(page);
    host.hang(() => true);
    await reader.open(CRIBBAGE, page);
    expect(await reader.count(page)).toBe('answered');
    await reader.open('/games/whist/', page);
    await page.getByRole('heading', { level: 1, name: 'Whist is not on this device yet' }).waitFor();
    host.heal();
    await reader.open('/games/whist/', page);
    expect(await reader.count(page)).toBe('answered');
  });
});
