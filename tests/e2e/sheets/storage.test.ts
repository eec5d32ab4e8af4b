// @module-tag full
// Storage problems of a sheet: an unreadable record, storage blocked, full or cleared; names with any characters, in records and links.
import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readKept } from '../../../src/rules-engine/sheets/records.ts';
import { site } from '../../support/browser/browser.ts';
import { enter, ID, many, NAME, openRubber, text, tricksOf, trouble } from '../../support/browser/rubber-sheet.ts';

const server = site();
const open = (context: BrowserContext, before?: string) => openRubber(server, context, before);

describe('an unreadable record', () => {
  const damaged = '{"format":"hoyle-sheet","version":1,"sheet":"contract-bridge.score.rubber","entries":[{"level":"4","tricks":"10"},{"level":"2","tri';
  const newer = JSON.stringify({ format: 'hoyle-sheet', version: 9, sheet: ID, deals: [{ level: '4', tricks: '10' }] });
  test.each([
    ['damaged', damaged, /is damaged\. It is left as it is/],
    ['of a newer edition', newer, /A newer edition of this page has kept this sheet/],
  ])('%s: it is shown, offered as a file and not changed', async (_, record, said) => {
    const context = await server.context();
    const { page, sheet } = await open(context, `localStorage.getItem('${NAME}') ?? localStorage.setItem('${NAME}', ${JSON.stringify(record)})`);
    const notice = sheet.locator('.sheet-strange .notice');
    await notice.waitFor();
    expect(text(await notice.innerText())).toMatch(said);
    await notice.locator('summary').click();
    expect(await notice.locator('pre').innerText()).toContain('level: 4, tricks: 10');
    await enter(sheet, 7);
    await page.reload();
    await many(sheet, 1);
    expect(await page.evaluate((name) => localStorage.getItem(name), NAME)).toBe(record);
    expect(await tricksOf(page, `${NAME}.beside`)).toEqual(['7']);
    const [download] = await Promise.all([page.waitForEvent('download'), notice.getByRole('button', { name: 'Save that as a file' }).click()]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(record);
    await notice.getByRole('button', { name: 'Throw it away' }).click();
    await expect.poll(() => sheet.locator('.sheet-strange .notice').count()).toBe(0);
    expect(await tricksOf(page, `${NAME}.beside`)).toEqual(['7']);
  });
});

describe('storage', () => {
  test('blocked: the sheet says so and what to do, and the tab keeps the sheet through a reload', async () => {
    const context = await server.context();
    const refuse = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } })`;
    const { page, sheet } = await open(context, refuse);
    await expect.poll(() => trouble(sheet)).toMatch(/keeps nothing for this site.*Save it as a file/);
    await enter(sheet, 7);
    await many(sheet, 1);
    await page.reload();
    await many(sheet, 1);
  });

  test('full: the sheet says so; an export is complete, a reload has all, and a new tab says what is missing', async () => {
    const context = await server.context();
    const { page, sheet } = await open(context);
    await enter(sheet, 7);
    await page.evaluate(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1)
        for (let n = 0; n < 4; n++)
          try {
            localStorage.setItem(`filler.${size}.${n}`, 'x'.repeat(size));
          } catch {
            break;
          }
    });
    await enter(sheet, 8);
    await enter(sheet, 9);
    expect(await trouble(sheet)).toMatch(/no room left.*save it as a file now/);
    const [download] = await Promise.all([page.waitForEvent('download'), sheet.locator('[data-do="export"]').click()]);
    const kept = readKept(readFileSync(await download.path(), 'utf8'), ID);
    expect(typeof kept === 'string' ? kept : kept.entries.map(({ tricks }) => tricks)).toEqual(['7', '8', '9']);
    await page.reload();
    await many(sheet, 3);
    expect(await trouble(sheet)).toMatch(/no room left/);
    const other = await open(context);
    await many(other.sheet, 1);
    expect(await trouble(other.sheet)).toMatch(/The last 2 changes to this sheet are missing/);
    await other.page.close();
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('filler')) localStorage.removeItem(name);
    });
    await enter(sheet, 10);
    expect(await sheet.locator('.sheet-trouble').isVisible()).toBe(false);
    expect(await tricksOf(page)).toEqual(['7', '8', '9', '10']);
  });

  test('cleared while the sheet is open: it says so, and the next entry saves the whole sheet again', async () => {
    const context = await server.context();
    const [a, b] = [await open(context), await open(context)];
    await enter(a.sheet, 7);
    await many(b.sheet, 1);
    await b.page.evaluate(() => localStorage.clear());
    await expect.poll(() => trouble(a.sheet)).toMatch(/was cleared while it was open/);
    await enter(a.sheet, 8);
    expect(await tricksOf(a.page)).toEqual(['7', '8']);
  });
});

describe('names', () => {
  test('the longest, without a space, cause no sideways scrolling', async () => {
    const [we, they] = ['W'.repeat(24), 'שרה-'.repeat(6)];
    const page = await server.open(
      `/games/contract-bridge/score/rubber/?book=sierra&deal=declarer*we_denomination*hearts_doubling*none_level*1_tricks*8&score=rubber&they=${they}&we=${we}`,
    );
    await page.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(
      await page.locator('.option > span').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length),
    ).toBe(0);
  });

  test('a full stop, a semicolon, a bar and any other sign stay in the name', async () => {
    const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
    const page = await server.open('/games/calabrasella/#score.account', clipboard);
    const sheet = page.locator('hoyle-sheet[data-key="account"]');
    await sheet.locator('details.sheet-setup').evaluate((setup: HTMLDetailsElement) => {
      setup.open = true;
    });
    await sheet.locator('form.setup input').first().focus();
    await page.locator('hoyle-sheet[data-key="account"][data-ready]').waitFor();
    const names = ['A. Lee', 'x;y|z', 'שרה "J.R."'];
    await sheet.locator('form.setup [name="players"][value="three"]').check();
    for (const [n, name] of names.entries()) await sheet.locator('form.setup [name="names"]').nth(n).fill(name);
    await sheet.locator('form.next-deal select[name="player"]').selectOption({ index: 1 });
    await sheet.locator('form.next-deal [name="taken"]').fill('20');
    await sheet.locator('.entry-bar button[type="submit"]').click();
    const heads = async () => (await sheet.locator('.score-sheet thead th').allInnerTexts()).slice(1);
    await expect.poll(heads).toEqual(names);
    await page.reload();
    await expect.poll(heads).toEqual(names);
    expect(await sheet.locator('form.setup [name="names"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(names);
    await sheet.locator('[data-do="share"]').click();
    await expect.poll(() => sheet.locator('.sheet-said').innerText()).toContain('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const fresh = await server.open(new URL(link).pathname + new URL(link).search);
    const again = fresh.locator('hoyle-sheet[data-key="account"]');
    await expect.poll(async () => (await again.locator('.score-sheet thead th').allInnerTexts()).slice(1)).toEqual(names);
    expect(server.complaints()).toEqual([]);
  });

  test('a full sheet says that it is full, keeps what was typed, and its file opens again', { tags: 'full', timeout: 120_000 }, async () => {
    const page = await server.open('/games/calabrasella/score/account/');
    const sheet = page.locator('hoyle-sheet[data-key="account"]');
    await sheet.locator('form.next-deal [name="taken"]').focus();
    await page.locator('hoyle-sheet[data-key="account"][data-ready]').waitFor();
    const player = await sheet.locator('form.next-deal select[name="player"] option').nth(1).getAttribute('value');
    const fileOf = (count: number) => ({
      name: 'account.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'hoyle-sheet',
          version: 1,
          sheet: 'calabrasella.score.account',
          book: '',
          setup: {},
          entries: Array.from({ length: count }, () => ({ player, taken: '20' })),
        }),
      ),
    });
    const file = sheet.locator('input[type="file"]');
    const said = () => sheet.locator('.sheet-said').innerText();
    await file.setInputFiles(fileOf(1001));
    await expect.poll(said).toBe('account.json: Choose a score sheet of at most 1,000 entries. This one has 1,001.');
    await file.setInputFiles(fileOf(1000));
    await expect.poll(() => sheet.locator('.score-sheet tbody:not(.pending)').count()).toBe(1000);
    await sheet.locator('form.next-deal select[name="player"]').selectOption({ index: 1 });
    await sheet.locator('form.next-deal [name="taken"]').fill('21');
    await sheet.locator('.entry-bar button[type="submit"]').click();
    await expect.poll(said).toBe('This sheet is full: it holds 1,000 entries. Save it as a file, then begin a new sheet.');
    expect(await sheet.locator('.score-sheet tbody:not(.pending)').count()).toBe(1000);
    expect(await sheet.locator('form.next-deal [name="taken"]').inputValue()).toBe('21');
  });

  test('answers in a link that the sheet has no field for are reported', async () => {
    const page = await server.open(
      '/games/contract-bridge/?book=nobody&crib=perhaps&deal=declarer*we_level*2_denomination*hearts_tricks*5o_strange*1_alone&score=rubber&we=Ann&we=Ben#score.rubber',
    );
    const sheet = page.locator('hoyle-sheet[data-key="rubber"]');
    await sheet.locator('.score-sheet tbody:not(.pending)').waitFor();
    const said = text(await page.locator('#score\\.rubber').innerText());
    for (const one of ['nobody', 'crib', 'Ben', '"5o"', '"strange=1"', '"alone"']) expect(said).toContain(one);
    expect(server.complaints()).toEqual([]);
  });
});
