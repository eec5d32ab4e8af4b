// @module-tag full
// The record of the evening: a disputed ruling is stated, printed, saved, exported, and read on another device.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../src/lib/record/file.ts';
import { newWindow, site } from '../../support/browser/browser.ts';
import { pressAction } from '../../support/browser/law-actions.ts';
import { recordEntry } from '../../support/sheets/record-entries.ts';

const server = site();
const text = (raw: string) => raw.replace(/\s+/g, ' ').trim();
const LATE = '/games/euchre/law/revoke/?law=revoke&claimed=late&against=partners&sides=one';
const entries = (page: Page) => page.locator('.record-entry');
const status = (page: Page) => page.locator('[data-part="status"]');

async function newPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await newWindow(context);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${server.address}${path}`);
  return page;
}

/** Opens a late revoke that the other player says was in time. */
async function dispute(context: BrowserContext): Promise<Page> {
  const page = await newPage(context, LATE);
  // The script restores the answers of the link, and would overwrite one given before it has loaded.
  await page.evaluate(async () => void (await customElements.whenDefined('hoyle-checker')));
  await page.locator('[data-do="versions"]').click();
  await page.locator('input[name="claimed"][value="in-time"]').check();
  await page.locator('.versions').waitFor();
  return page;
}

describe('a dispute', () => {
  test('names what both say, where they differ, both rulings, and what the books say if it cannot be settled', async () => {
    const page = await dispute(await server.context());
    const said = async (part: string) => text(await page.locator(part).first().innerText());
    expect(await said('.both-say')).toContain('Who revoked? One side');
    expect(await said('.both-say')).not.toContain('When did it come out?');
    expect(await said('.versions > section:first-child')).toContain('The revoker or the revoker’s partner has played again');
    expect(await said('.either')).toContain('Blue Ribbon');
    await page.locator('.fall-back .kept-rulings').waitFor();
    expect(await said('.fall-back')).toMatch(/Tricks mixed when a revoke is claimed: .*Donohue, undated, p\. 15.*Apart from that the five books give no rule/);
  });

  test('is printed without listing a disputed answer as a fact, and its address restores both versions', async () => {
    const page = await dispute(await server.context());
    const versions = async () => (await page.locator('.versions > section').allInnerTexts()).map(text);
    const before = await versions();
    await page.locator('[data-teller="0"]').fill('Ann');
    await pressAction(page, 'print');
    await page.locator('.slip .statement').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    // On paper, facts are lists of questions with one answer. Disputed answers are listed under the names of those who gave them.
    expect((await page.locator('.slip dd').allInnerTexts()).join()).not.toMatch(/played again|turned down/);
    const table = page.locator('.slip .differences');
    expect(text(await table.locator('thead').innerText())).toBe('Ann says The other player says');
    expect(await table.locator('tbody tr').count()).toBe(1);
    const statement = text(await page.locator('.slip').innerText());
    for (const part of ['Statement of a disagreement', 'Ruling if it was as Ann says', 'Check ', 'Edition ', 'Decision']) expect(statement).toContain(part);
    expect(await page.locator('.slip .signatures > p').count()).toBe(4);
    // Each book is named once in each version, and once where the versions make no difference.
    const books = async (part: string) => (await page.locator(`.slip ${part} small`).allInnerTexts()).map((by) => by.replace(/,.*/, ''));
    expect(await books('.two-rulings section:first-child')).toEqual(['Donohue', 'U.S. Playing Card']);
    expect(await books('.two-rulings section:last-child')).toEqual(['Donohue', 'U.S. Playing Card']);
    expect(await books('.statement > section:not(:last-of-type)')).toEqual(['Blue Ribbon']);
    const [address = ''] = /http\S+/.exec(statement) ?? [];
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    const other = await newPage(await server.context(), new URL(address).pathname + new URL(address).search);
    await expect.poll(async () => (await other.locator('.versions > section').allInnerTexts()).map(text)).toEqual(before);
  });
});

describe('the record', () => {
  test('keeps a dispute through a reload, with its note, and a second browser reads its file', async () => {
    const context = await server.context({ acceptDownloads: true });
    const page = await dispute(context);
    await pressAction(page, 'keep');
    await page.locator('.done a[href="/record/"]').waitFor();
    await pressAction(page, 'keep');
    await expect.poll(async () => text(await page.locator('.done').innerText())).toBe('Already kept this evening. Open the record');
    await page.locator('.done a').click();
    await entries(page).waitFor();
    await entries(page).locator('summary').click();
    expect(text(await entries(page).innerText())).toContain('They do not agree');
    await page.locator('textarea[name="note"]').fill('by the fire');
    await page.locator('input[name="name"]').fill('The king of clubs');
    await page.reload();
    await entries(page).waitFor();
    expect(text(await entries(page).locator('summary').innerText())).toMatch(/^\d\d:\d\d Revoke The king of clubs Euchre · two versions/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="save"]').click()]);
    const saved = readFileSync(await download.path(), 'utf8');
    const [entry] = readRecord(saved) as Exclude<ReturnType<typeof readRecord>, string>;
    expect([entry?.rule, entry?.note, entry?.versions.length]).toEqual(['euchre.law.revoke', 'by the fire', 2]);

    const other = await newPage(await server.context(), '/record/');
    const file = other.locator('input[type="file"]');
    await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(saved.replace('euchre/law/', 'javascript:')) });
    await expect.poll(() => status(other).innerText()).toContain('entry 1 of 1 is damaged, so nothing was added');
    expect(await entries(other).count()).toBe(0);
    await file.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
    await expect.poll(() => status(other).innerText()).toBe('1 entry added, 0 changed, 0 already here.');
    await entries(other).locator('summary').click();
    await entries(other).locator('a.button').click();
    await other.locator('.versions').waitFor();
    expect(await other.locator('input[name="claimed"][value="in-time"]').isChecked()).toBe(true);
  });

  test('shows damaged entries as such, deletes with undo, follows other tabs, and prints one evening', async () => {
    const context = await server.context();
    const page = await newPage(context, '/record/');
    const both = [recordEntry({ kept: '2026-11-27T20:00:00.000Z' }), recordEntry({ id: 'two', kept: '2026-11-28T20:00:00.000Z', title: 'Misdeal' })];
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(both, new Date())) });
    await expect.poll(() => entries(page).count()).toBe(2);
    await page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const open = indexedDB.open('hoyle.record');
          open.onerror = () => failed(open.error);
          open.onsuccess = () => {
            const tx = open.result.transaction('entries', 'readwrite');
            tx.objectStore('entries').put({ id: 'bad', title: '<img src=x>' });
            tx.oncomplete = () => {
              open.result.close();
              done();
            };
          };
        }),
    );
    await page.reload();
    await page.locator('.damaged').waitFor();
    expect(await page.locator('.evening h2').allInnerTexts()).toEqual(['Record of 28 November 2026', 'Record of 27 November 2026', 'Damaged entries']);
    const tab = await newPage(context, '/record/');
    await expect.poll(() => entries(tab).count()).toBe(2);
    await page.locator('.damaged [data-do="delete"]').click();
    await tab.locator('.damaged').waitFor({ state: 'detached' });
    expect(await status(page).evaluate((line) => line === document.activeElement)).toBe(true);
    await entries(page).first().locator('summary').click();
    await entries(page).first().locator('[data-do="delete"]').click();
    await expect.poll(() => entries(tab).count()).toBe(1);
    await status(page).locator('[data-do="undo"]').click();
    await expect.poll(() => entries(tab).count()).toBe(2);
    await page.locator('.evening').nth(1).locator('[data-do="print"]').click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.evening:visible h2').allInnerTexts()).toEqual(['Record of 27 November 2026']);
    expect(await page.locator('.evening:visible .signatures > p').count()).toBe(4);
    expect(await page.locator('.evening:visible .kept-rulings').first().isVisible()).toBe(true);
  });

  test('saves a scored hand', async () => {
    const context = await server.context();
    const page = await newPage(context, '/games/cribbage/score/hand/?score=hand&hand=5H%205S%205C%20JD&starter=5D&book=uspc-1898');
    await page.locator('.after [data-do="keep"]').click();
    await page.locator('.after .done a').click();
    await entries(page).locator('summary').click();
    const kept = text(await entries(page).innerText());
    expect(kept).toContain('29 points U.S. Playing Card, 1898');
    expect(kept).toMatch(/nobs is twenty-nine: 1 His nobs, U\.S\. Playing Card, p\. \d+/);
    await entries(page).locator('a.button').click();
    await page.locator('.result .headline').waitFor();
  });
});

test('a report has the answers and the missing ones, survives a reload, and can be copied', async () => {
  const context = await server.context({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await newPage(context, LATE);
  await pressAction(page, 'report');
  await page.locator('.report textarea').fill('Who keeps the trick?');
  await page.reload();
  await pressAction(page, 'report');
  expect(await page.locator('.report textarea').inputValue()).toBe('Who keeps the trick?');
  await page.locator('.report button', { hasText: 'Copy' }).click();
  await expect.poll(() => page.locator('.report .done').innerText()).toBe('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ['Euchre: Revoke', 'Who keeps the trick?', 'Id: euchre.law.revoke', 'Who revoked? One side', 'Edition ']) expect(copied).toContain(part);
  expect(await page.locator('.report a').count()).toBe(0);
  await page.goto(`${server.address}/search/?q=qwxyzqq`);
  await page.locator('.nothing button').click();
  await page.locator('.report textarea').waitFor();
  expect(await page.locator('.report pre').textContent()).toContain('Search without an answer: qwxyzqq');
});
