// @module-tag rotating
// Rules that a reader saves on the device, with a note, and recently opened rules.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, newWindow, site } from '../../support/browser/browser.ts';
import { pressAction } from '../../support/browser/law-actions.ts';

const server = site();
const REVOKE = '/games/euchre/law/revoke/';
const texts = async (page: Page, selector: string) => (await page.locator(selector).allInnerTexts()).map((one) => one.replace(/\s+/g, ' ').trim());

/** Saves the revoke of euchre on its page, and opens its note. */
async function save(page: Page): Promise<void> {
  await page.locator('.checker input[type="radio"]').first().focus();
  await pressAction(page, 'save');
  await page.getByRole('link', { name: 'Add a note' }).click();
  await page.locator('.saved-rule textarea').waitFor();
}

describe('a saved rule', () => {
  test('is listed with its note, which the page of the law shows after a reload; it can be removed and restored', async () => {
    const page = await server.open(REVOKE);
    await save(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
    await page.keyboard.type('Cleo always asks.');
    await page.reload();
    await page.locator('.saved-rule').waitFor();
    expect(await texts(page, '.saved-rule h2')).toEqual(['Euchre: Revoke']);
    expect(await page.locator('.saved-rule textarea').inputValue()).toBe('Cleo always asks.');
    await page.locator('.saved-rule h2 a').click();
    await page.locator('.own-note').waitFor();
    expect(await texts(page, '.own-note')).toEqual(['Your note Cleo always asks.']);
    await page.goto(`${server.address}/saved/`);
    await page.locator('[data-do="remove"]').click();
    await page.locator('[data-do="undo"]').waitFor();
    expect(await texts(page, '.saved-rule h2')).toEqual([]);
    await page.locator('[data-do="undo"]').click();
    expect(await page.locator('.saved-rule textarea').inputValue()).toBe('Cleo always asks.');
    expect(server.complaints()).toEqual([]);
  });

  test('is known in two tabs, and can be saved from the page of a game; the home page links to both and to the rules opened last', async () => {
    const context = await server.context({ viewport: DESK });
    const [one, other] = [await newWindow(context), await newWindow(context)];
    await one.goto(`${server.address}${REVOKE}`);
    await save(one);
    await other.goto(`${server.address}/games/whist/`);
    const sources = other.locator('.rule details.cites').first();
    const title = (await other.locator('.rule:has(details.cites) h3').first().innerText()).trim();
    await sources.locator('summary').click();
    await sources.getByRole('button', { name: 'Save this rule' }).click();
    await other.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    // The first tab shows it without a reload.
    await one.locator('.saved-rule').nth(1).waitFor();
    expect((await texts(one, '.saved-rule h2')).sort()).toEqual(['Euchre: Revoke', `Whist: ${title}`]);
    await one.goto(`${server.address}/games/euchre/law/lead-out-of-turn/`);
    await one.waitForFunction(() => localStorage.getItem('hoyle.recent-rules')?.includes('lead-out-of-turn'));
    await one.goto(`${server.address}/`);
    await one.getByRole('heading', { name: 'Rules opened last' }).waitFor();
    // Saved rules are not listed again among the recent ones.
    const links = await texts(one, '[data-home] .pills a');
    expect(links.slice(0, 4)).toEqual([`Whist: ${title}`, 'Euchre: Revoke', 'All of them', 'Euchre: Lead out of turn']);
  });

  test('is shown as saved on buttons of other tabs, by one listener for all buttons of a page', async () => {
    const context = await server.context({ viewport: DESK });
    await context.addInitScript(() => {
      const counted = Object.assign(window, { listeners: 0 });
      const add = window.addEventListener.bind(window);
      window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        if (type === 'storage') counted.listeners += 1;
        add(type, listener, options);
      };
    });
    const [one, other] = [await newWindow(context), await newWindow(context)];
    await one.goto(`${server.address}/games/whist/`);
    const sources = one.locator('.rule details.cites summary');
    const buttons = one.locator('[data-saves]');
    const listeners = () => one.evaluate(() => (window as unknown as { listeners: number }).listeners);
    await sources.nth(0).click();
    await expect.poll(() => buttons.count()).toBe(1);
    const first = await listeners();
    expect(first).toBeGreaterThan(0);
    for (const n of [1, 2, 3]) await sources.nth(n).click();
    await expect.poll(() => buttons.count()).toBe(4);
    expect(await listeners()).toBe(first);
    await other.goto(`${server.address}/games/whist/`);
    await other.locator('.rule details.cites summary').nth(2).click();
    await other.getByRole('button', { name: 'Save this rule' }).click();
    await expect.poll(() => texts(one, '[data-saves]')).toEqual(['Save this rule', 'Save this rule', 'Saved', 'Save this rule']);
  });

  test('is part of the backup, which restores it on another device', async () => {
    const page = await server.open(REVOKE, { acceptDownloads: true });
    await save(page);
    await page.locator('.saved-rule textarea').fill('Two points.');
    await page.goto(`${server.address}/my-games/`);
    await page.locator('[data-part="saved"]', { hasText: 'No backup' }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="backup"]').click()]);
    const backup = readFileSync(await file.path());
    const elsewhere = await server.open('/my-games/');
    await elsewhere.locator('[data-part="saved"]', { hasText: 'No backup' }).waitFor();
    await elsewhere.locator('input[type="file"]').setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: backup });
    await elsewhere.locator('[data-part="status"]', { hasText: '1 saved rule restored' }).waitFor();
    await elsewhere.goto(`${server.address}/saved/`);
    expect(await elsewhere.locator('.saved-rule textarea').inputValue()).toBe('Two points.');
  });
});
