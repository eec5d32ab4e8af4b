// Several editions of the site at one address: a reader has one complete edition or another, never a mix, and every button answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newWindow } from '../../support/browser/browser.ts';
import { fullTextKept } from '../../support/browser/kept.ts';
import type { Host } from '../../support/editions/host.ts';
import { type Edition, GAMES } from '../../support/editions/make.ts';
import type { Reader } from '../../support/editions/reader.ts';
import { CRIBBAGE, editionShown, stage } from '../../support/editions/stage.ts';
import { isFull, sample } from '../../support/tier.ts';

const on = stage();
let browser: Browser;
let first: Edition;
let text: Edition;
let code: Edition;
let host: Host;
let reader: Reader;
beforeEach(() => {
  ({ browser, first, text, code, host, reader } = on);
});

const HAND = 'score.hand';

describe('without a network after one visit', () => {
  test.each(sample(GAMES, 3))('%s scores, with nothing else opened before', async (path) => {
    const page = await reader.open(path);
    await reader.kept(page);
    host.online = false;
    await reader.open(path, page);
    expect(await reader.shown(page)).toEqual({ edition: first.name, code: ['built'], refused: null, controlled: true });
    for (const id of await page.locator('.scorer:has(hoyle-scorer), .scorer.folded').evaluateAll((all) => all.slice(0, 1).map((one) => one.id)))
      expect([id, await reader.count(page, id)]).toEqual([id, 'answered']);
    await reader.open('/search/', page);
    expect(await reader.search(page, 'revoke')).toBe('answered');
    await reader.open('/games/nowhere/', page);
    expect(await page.locator('main').innerText()).toContain('not on this device');
  });
});

describe('the whole site on the device', () => {
  const takeAll = async (page: Page) => {
    await page.locator('hoyle-offline button').first().click();
    await page.locator('hoyle-offline output', { hasText: 'The whole site is on this device' }).waitFor();
  };

  test('comes in bundles and stays bundled; a game that was never opened is read from its bundle, just as the host would serve', { tags: 'full' }, async () => {
    const page = await reader.open('/about/');
    await reader.kept(page);
    host.asked = [];
    await takeAll(page);
    expect(host.asked.filter((path) => path.startsWith('/games/'))).toEqual([]);
    expect(host.asked.length).toBeLessThan(20);
    host.online = false;
    for (const path of GAMES) {
      await reader.open(path, page);
      expect(await reader.count(page)).toBe('answered');
      expect(await reader.shown(page)).toEqual({ edition: first.name, code: ['built'], refused: null, controlled: true });
      const given = await page.evaluate(async () => {
        const response = await fetch(location.pathname);
        return [await response.text(), response.headers.get('Content-Type'), response.headers.get('Content-Security-Policy') !== null] as const;
      });
      expect(given).toEqual([readFileSync(join(first.folder, path, 'index.html'), 'utf8'), 'text/html;charset=utf-8', true]);
    }
  });

  test('is taken over by an edition with other text: files that are the same in both are not fetched again', { tags: 'full' }, async () => {
    const page = await reader.open('/about/');
    await reader.kept(page);
    await takeAll(page);
    host.deploy(text);
    host.asked = [];
    await reader.ready(page);
    expect(host.asked.filter((path) => path.startsWith('/packs/') && path.endsWith('.bin'))).toEqual([]);
    await page.locator('.new-edition button', { hasText: 'Open it' }).click();
    await editionShown(page, text);
    host.online = false;
    await reader.open('/games/whist/', page);
    expect(await reader.count(page)).toBe('answered');
    expect(await reader.shown(page)).toMatchObject({ edition: text.name });
  });
});

/** The page of the scorer for a hand. */
const COUNT = `${CRIBBAGE}score/hand/`;
const pick = (kind: 'text' | 'code') => (kind === 'text' ? text : code);
const fill = async (page: Page) => {
  await page.locator(`[id="${HAND}"] input[name="hand"]`).fill('5H 5S 5C JD');
  await page.locator(`[id="${HAND}"] input[name="starter"]`).fill('5D');
};
const headline = (page: Page) => page.locator(`[id="${HAND}"] .headline`).innerText();

describe.each(sample(['text', 'code'] as const, 2))('a new edition with other %s', (kind) => {
  test('waits until the reader opens it; the other tab stays in the old edition, and says so', async () => {
    const next = pick(kind);
    const page = await reader.open(COUNT);
    await reader.kept(page);
    const other = await reader.open('/games/euchre/');
    await reader.kept(other);
    host.deploy(next);
    await reader.forget(page);
    await reader.ready(page);
    await reader.open(COUNT, page);
    expect(await reader.shown(page)).toMatchObject({ edition: first.name });
    // A page that was never opened comes from the host, complete and of the new edition.
    await reader.open('/games/whist/', page);
    expect(await reader.count(page)).toBe('answered');
    expect(await reader.shown(page)).toMatchObject({ edition: next.name, code: [next.code] });
    await reader.open(COUNT, page);
    await fill(page);
    await page.locator('.new-edition button', { hasText: 'Open it' }).click();
    await editionShown(page, next);
    expect(await reader.count(page, HAND)).toBe('answered');
    expect(await headline(page)).toContain('29');
    expect(await reader.shown(page)).toMatchObject({ edition: next.name, code: [next.code] });
    // The other tab: nothing in it has been used yet, and all of it is cached, although no host has it.
    await other.locator('.new-edition', { hasText: 'goes on in the old one' }).waitFor();
    expect(await reader.count(other)).toBe('answered');
    expect(await reader.shown(other)).toMatchObject({ edition: first.name, code: ['built'] });
    host.online = false;
    expect(await reader.count(other)).toBe('answered');
    await other.locator('.new-edition button').click();
    await editionShown(other, next);
    expect(await reader.count(other)).toBe('answered');
    expect(await reader.shown(other)).toMatchObject({ edition: next.name, code: [next.code] });
    await reader.open('/search/', page);
    expect(await reader.search(page, 'revoke')).toBe('answered');
    // The old edition is deleted when no window shows it; one that never reported its edition counts as still loading for a minute.
    if (!isFull) return;
    const left = () => reader.open('/about/', page).then(() => reader.editions(page));
    await expect.poll(left, { timeout: 80_000, interval: 3000 }).toEqual([next.name]);
  });

  test('fetches its full text if the device had that of the old one; each window searches in its own edition', { tags: 'full' }, async () => {
    const next = pick(kind);
    const page = await reader.open('/search/');
    await reader.kept(page);
    expect(await reader.search(page, 'revoke')).toBe('answered');
    await fullTextKept(page);
    const other = await reader.open('/search/');
    host.deploy(next);
    await reader.forget(page);
    await reader.ready(page);
    expect(await reader.search(other, 'misdeal')).toBe('answered');
    await page.locator('.new-edition button', { hasText: 'Open it' }).click();
    await editionShown(page, next);
    host.online = false;
    for (const [tab, { name }] of [
      [page, next],
      [other, first],
    ] as const) {
      expect(await reader.search(tab, 'revoke')).toBe('answered');
      await tab.locator('#results [data-passage]').first().waitFor();
      expect(await reader.shown(tab)).toMatchObject({ edition: name });
    }
  });

  test('is offered to a reader who searches for the first time in the old one', { tags: 'full' }, async () => {
    const next = pick(kind);
    const page = await reader.open(COUNT);
    await reader.kept(page);
    host.deploy(next);
    await reader.forget(page);
    await reader.open('/search/', page);
    expect(await reader.shown(page)).toMatchObject({ edition: first.name });
    expect(await reader.search(page, 'revoke')).toMatch(/reload it/i);
    await page.locator('#results-said button').click();
    await editionShown(page, next);
    expect(await reader.search(page, 'revoke')).toBe('answered');
  });

  test('is published during a download: the two are never mixed, and the new one is downloaded whole', { tags: 'full' }, async () => {
    const next = pick(kind);
    const page = await reader.open('/about/');
    await reader.kept(page);
    host.deploy(next);
    await page.locator('hoyle-offline button').first().click();
    await page.locator('hoyle-offline output', { hasText: 'nothing of the two is mixed' }).waitFor();
    await page.locator('hoyle-offline button', { hasText: 'Open it' }).click();
    await editionShown(page, next);
    await page.locator('hoyle-offline output', { hasText: 'The whole site is on this device' }).waitFor();
    host.online = false;
    for (const path of GAMES) {
      await reader.open(path, page);
      expect(await reader.count(page)).toBe('answered');
      expect(await reader.shown(page)).toMatchObject({ edition: next.name, code: [next.code] });
    }
  });

  test('is published while a page is open that no worker has cached', { tags: 'full' }, async () => {
    const next = pick(kind);
    const bare = await browser.newContext({ serviceWorkers: 'block' });
    const page = await newWindow(bare);
    // The code for this message is loaded at once; if even that is missing, one plain sentence is shown (`tests/e2e/rulings/links-and-keys.test.ts`).
    await page.goto(`${host.address}${COUNT}`, { waitUntil: 'networkidle' });
    host.deploy(next);
    await fill(page);
    const said = await reader.count(page, HAND);
    if (kind === 'code') {
      expect(said).toContain('no longer on the site');
      await page.locator(`[id="${HAND}"] .not-come button`).click();
      await editionShown(page, next);
      await expect.poll(() => page.locator(`[id="${HAND}"] input[name="hand"]`).inputValue()).toBe('5H 5S 5C JD');
      expect(await reader.count(page, HAND)).toBe('answered');
    }
    expect(await headline(page)).toContain('29');
    // The pages are of one edition, and their search files of the other.
    host.upload(first, (path) => /^\/(search|pagefind)\/./.test(path));
    await page.goto(`${host.address}/search/`);
    expect(await reader.search(page, 'revoke')).toMatch(/reload it|press again/i);
    await bare.close();
  });

  test('is only partly uploaded: nothing of it is used, and the old one goes on', { tags: 'full' }, async () => {
    const next = pick(kind);
    const page = await reader.open(COUNT);
    await reader.kept(page);
    for (const half of [
      (path: string) => path === '/sw.js',
      (path: string) => path !== '/sw.js' && !path.startsWith('/engine/'),
      (path: string) => path !== '/edition.json',
    ]) {
      host.upload(next, half);
      await reader.lookForWorker(page);
      await reader.open(COUNT, page);
      expect(await reader.count(page)).toBe('answered');
      expect(await reader.shown(page)).toMatchObject({ edition: first.name, code: ['built'] });
    }
    host.deploy(next);
    await reader.ready(page);
  });

  test('is rolled back: a reader who has it opens the former one', { tags: 'full' }, async () => {
    const next = pick(kind);
    host.deploy(next);
    const page = await reader.open(COUNT);
    await reader.kept(page);
    host.deploy(first);
    await reader.ready(page);
    expect(await reader.count(page)).toBe('answered');
    expect(await reader.shown(page)).toMatchObject({ edition: next.name, code: [next.code] });
    await page.locator('.new-edition button').click();
    await editionShown(page, first);
    expect(await reader.count(page)).toBe('answered');
    expect(await reader.shown(page)).toMatchObject({ edition: first.name, code: ['built'] });
  });
});
