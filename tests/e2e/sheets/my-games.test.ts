// @module-tag rotating
// My games: a sheet is finished and saved with a note, and its backup is restored on another device.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { writeBackup } from '../../../src/lib/my-games/backup.ts';
import { newWindow, site } from '../../support/browser/browser.ts';
import { finishedGame } from '../../support/sheets/finished-games.ts';

const server = site();
const text = (raw: string) => raw.replace(/\s+/g, ' ').trim();
const games = (page: Page) => page.locator('.finished');
const status = (page: Page) => page.locator('[data-part="status"]');

const myGames = async (context: BrowserContext): Promise<Page> => {
  const page = await newWindow(context);
  await page.goto(`${server.address}/my-games/`);
  return page;
};

/** Opens the sheet of Russian bank, played to 50 by Ann and Ben. */
async function openSheet(context: BrowserContext): Promise<Page> {
  const page = await newWindow(context);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${server.address}/games/russian-bank/#score.game`);
  await page.locator('hoyle-sheet form.next-deal input').first().focus();
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  return page;
}
async function nameSides(page: Page): Promise<void> {
  await page.locator('.sheet-setup').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('form.setup [name="first"]').fill('Ann');
  await page.locator('form.setup [name="second"]').fill('Ben');
  await page.locator('form.setup [name="target"]').fill('50');
  await page.locator('form.setup [name="target"]').blur();
}
async function enter(page: Page, winner: 'first' | 'second', stock: number): Promise<void> {
  const form = page.locator('form.next-deal');
  await form.locator(`input[name="winner"][value="${winner}"]`).check();
  await form.locator('[name="stock"]').first().fill(String(stock));
  await form.locator('[name="rest"]').first().fill('0');
  await page.locator('.entry-bar button[type="submit"]').click();
}
/** Plays to the end: Ann then has 32 and 62. */
async function playOut(page: Page): Promise<void> {
  await nameSides(page);
  await enter(page, 'second', 2);
  await page.locator('.score-sheet tbody:not(.pending)').nth(0).waitFor();
  await enter(page, 'first', 13);
  await page.locator('.kept-game').waitFor();
}

describe('from a sheet to another device', () => {
  test('a finished game is saved automatically, once, with its note; the backup and the CSV file contain it', async () => {
    const context = await server.context({ acceptDownloads: true });
    const sheet = await openSheet(context);
    await playOut(sheet);
    expect(text(await sheet.locator('.kept-game').innerText())).toBe('Saved in My games.');
    await sheet.reload();
    await sheet.locator('.kept-game').waitFor();
    await sheet.locator('.kept-game a').click();
    await games(sheet).first().waitFor();
    expect(await games(sheet).count()).toBe(1);
    expect(await sheet.locator('.kept-sheet').count()).toBe(0);
    expect(text(await games(sheet).locator('summary').innerText())).toMatch(/^Russian bank .*\d{4} \d+ Ann, won \d+ Ben$/);
    await games(sheet).locator('summary').click();
    await games(sheet).locator('.curve svg[role="img"]').waitFor();
    await games(sheet).locator('textarea').fill('by the fire');
    await sheet.reload();
    await games(sheet).locator('summary').click();
    expect(await games(sheet).locator('textarea').inputValue()).toBe('by the fire');
    expect(text(await sheet.locator('.standings').innerText())).toMatch(/Ann 1 1 Ben 0 1/);

    const [backup] = await Promise.all([sheet.waitForEvent('download'), sheet.locator('[data-do="backup"]').click()]);
    expect(await sheet.locator('[data-part="saved"]').innerText()).toMatch(/^Last saved on \d+ /);
    const [table] = await Promise.all([sheet.waitForEvent('download'), sheet.locator('[data-do="table"]').click()]);
    const csv = readFileSync(await table.path(), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toMatch(/,Russian bank,[^\n]*,Ann,\d+,yes,[^\n]*,by the fire\r\n/);
    const file = { name: 'my-games.json', mimeType: 'application/json', buffer: readFileSync(await backup.path()) };

    const other = await myGames(await server.context());
    await other.locator('[data-part="no-finished"]:visible').waitFor();
    for (const expected of ['1 game added, 0 changed, 0 already here.', '0 games added, 0 changed, 1 already here.']) {
      await other.locator('.backup input[type="file"]').setInputFiles(file);
      await expect.poll(async () => text(await status(other).innerText())).toContain(expected);
    }
    await expect.poll(() => games(other).count()).toBe(1);
    await games(other).locator('summary').click();
    expect(await games(other).locator('textarea').inputValue()).toBe('by the fire');
    await games(other).locator('a.button').click();
    await other.locator('hoyle-sheet .score-sheet tbody:not(.pending)').nth(1).waitFor();
    expect(text(await other.locator('.sheet-state').innerText())).toContain('Ann reached 50');
  });

  test('a file that is not a backup is rejected, and the games on the device stay', async () => {
    const page = await myGames(await server.context());
    const put = (content: string) =>
      page.locator('.backup input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await put(writeBackup({ games: [finishedGame()], sheets: [] }, new Date()));
    await expect.poll(() => games(page).count()).toBe(1);
    await put('{"format":"hoyle-games"');
    await expect.poll(async () => status(page).innerText()).toContain('Choose a backup that My games has saved. This file is damaged');
    await page.reload();
    await expect.poll(() => games(page).count()).toBe(1);
  });
});

describe('a sheet and My games', () => {
  test('a game whose end is undone and reached again is updated, not duplicated', { tags: 'full' }, async () => {
    const context = await server.context();
    const sheet = await openSheet(context);
    await playOut(sheet);
    const list = await myGames(context);
    await games(list).first().waitFor();
    await sheet.locator('[data-do="undo"]').click();
    await expect.poll(() => games(list).count()).toBe(0);
    await list.reload();
    await list.locator('.kept-sheet', { hasText: 'Russian bank' }).waitFor();
    await enter(sheet, 'second', 13);
    await expect.poll(async () => text(await games(list).locator('summary').allInnerTexts().then(String))).toMatch(/· (?!before).*Ben, won \d+ Ann$/);
    await sheet.locator('[data-do="new"]').click();
    await nameSides(sheet);
    await enter(sheet, 'first', 2);
    await enter(sheet, 'first', 13);
    await expect.poll(() => games(list).count()).toBe(2);
  });

  test('a sheet that was finished before games were saved is added without a date', { tags: 'full' }, async () => {
    const context = await server.context();
    const sheet = await openSheet(context);
    await playOut(sheet);
    await sheet.goto(`${server.address}/about/`);
    await sheet.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('hoyle.games').onsuccess = done)));
    const list = await myGames(context);
    await expect.poll(() => games(list).count()).toBe(1);
    expect(text(await games(list).locator('summary').innerText())).toMatch(/before \d+ \w+ \d{4} \d+ Ann, won/);
    await list.reload();
    await expect.poll(() => games(list).count()).toBe(1);
  });

  test('players can end a running game, and more entries make it a running game again', { tags: 'full' }, async () => {
    const context = await server.context();
    const sheet = await openSheet(context);
    await nameSides(sheet);
    await enter(sheet, 'second', 2);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor();
    const list = await myGames(context);
    await list.locator('[data-do="end"]').click();
    await expect.poll(() => games(list).count()).toBe(1);
    expect(await list.locator('.kept-sheet').count()).toBe(0);
    await games(list).locator('summary').click();
    await games(list).locator('select').selectOption('Ben');
    await expect.poll(async () => text(await games(list).locator('summary').innerText())).toMatch(/Ben, won/);
    await list.reload();
    await expect.poll(() => games(list).count()).toBe(1);
    expect(await list.locator('.kept-sheet').count()).toBe(0);
    await enter(sheet, 'first', 1);
    await sheet.locator('.score-sheet tbody:not(.pending)').nth(1).waitFor();
    await list.reload();
    await list.locator('.kept-sheet', { hasText: 'Deal 3' }).waitFor();
    await expect.poll(() => games(list).count()).toBe(0);
  });

  test('names used before are suggested on another sheet', async () => {
    const context = await server.context();
    const sheet = await openSheet(context);
    await nameSides(sheet);
    await enter(sheet, 'second', 2);
    await sheet.goto(`${server.address}/games/whist/#score.rubber`);
    await sheet.locator('hoyle-sheet form.next-deal input').first().focus();
    await sheet.locator('.sheet-setup').evaluate((one) => one.setAttribute('open', ''));
    const field = sheet.locator('form.setup [name="we"]');
    await expect
      .poll(async () => {
        await field.blur();
        await field.focus();
        return field.evaluate((one: HTMLInputElement) => [...(one.list?.options ?? [])].map(({ value }) => value).join());
      })
      .toBe('Ann,Ben');
  });

  test('the home page and the scores page link to My games', async () => {
    const context = await server.context();
    const sheet = await openSheet(context);
    await nameSides(sheet);
    await enter(sheet, 'second', 2);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor();
    for (const path of ['/', '/score/']) {
      await sheet.goto(`${server.address}${path}`);
      await sheet.locator('main a[href$="/my-games/"]').click();
      await sheet.locator('.kept-sheet', { hasText: 'Deal 2' }).waitFor();
    }
  });
});

describe('what can go wrong', () => {
  test('Undo restores a deleted game; without Undo its sheet does not add it again', { tags: 'full' }, async () => {
    const context = await server.context();
    const sheet = await openSheet(context);
    await playOut(sheet);
    const list = await myGames(context);
    const remove = async () => {
      await games(list).locator('summary').click();
      await games(list).locator('[data-do="delete"]').click();
      await expect.poll(() => games(list).count()).toBe(0);
    };
    await remove();
    await list.locator('[data-do="undo"]').click();
    await expect.poll(() => games(list).count()).toBe(1);
    await remove();
    await list.reload();
    await list.locator('[data-part="no-finished"]:visible').waitFor();
    await sheet.reload();
    await expect.poll(async () => text(await sheet.locator('.kept-game').innerText())).toBe('You deleted this game from My games.');
    expect(await games(list).count()).toBe(0);
  });

  test('blocked or full storage is reported, and the sheet stays', async () => {
    const refusals = [
      ['Object.defineProperty(window, "indexedDB", { value: undefined })', 'This browser cannot save finished games'],
      ['IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") }', 'no room left'],
    ] as const;
    for (const [script, expected] of refusals) {
      const context = await server.context();
      await context.addInitScript(script);
      const sheet = await openSheet(context);
      await playOut(sheet);
      expect(await sheet.locator('.kept-game').innerText()).toContain(expected);
      await sheet.reload();
      await sheet.locator('.score-sheet tbody:not(.pending)').nth(1).waitFor();
      const list = await myGames(context);
      await expect.poll(async () => status(list).innerText()).toContain(expected);
    }
  });

  test('it opens offline after a first visit to another page', async () => {
    const context = await server.context({ serviceWorkers: 'allow' });
    const page = await newWindow(context);
    await page.goto(`${server.address}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(0);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(`${server.address}/my-games/`);
    await page.locator('[data-part="no-finished"]:visible').waitFor();
    expect(await page.locator('h1').innerText()).toBe('My games');
  });
});
