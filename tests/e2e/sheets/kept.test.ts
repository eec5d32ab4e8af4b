// @module-tag full
// What happens to a sheet on a device: another tab, a reload, a crash.
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';
import { enter, ID, many, NAME, openRubber, press, tricksOf } from '../../support/browser/rubber-sheet.ts';

const server = site();
const open = (context: BrowserContext, before?: string) => openRubber(server, context, before);

describe('two tabs', () => {
  test('a deal is corrected in one while another is deleted in the other: nothing moves', async () => {
    const context = await server.context();
    const a = await open(context);
    for (const tricks of [7, 8, 9]) await enter(a.sheet, tricks);
    const b = await open(context);
    await many(b.sheet, 3);
    await press(b.sheet, 1, 'edit');
    await press(a.sheet, 0, 'strike');
    await many(b.sheet, 2);
    expect(await b.sheet.locator('form.next-deal h4').innerText()).toBe('Put deal 1 right');
    await b.sheet.locator('form.next-deal input[name="tricks"][value="10"]').check();
    await b.sheet.locator('.entry-bar button[type="submit"]').click();
    await expect.poll(() => tricksOf(a.page)).toEqual(['10', '9']);
    await many(a.sheet, 2);
  });

  test('Undo reverts what was done in its own tab, and nothing else', async () => {
    const context = await server.context();
    const [a, b] = [await open(context), await open(context)];
    await enter(b.sheet, 7);
    await many(a.sheet, 1);
    await enter(a.sheet, 8);
    await many(b.sheet, 2);
    await b.sheet.locator('[data-do="undo"]').click();
    await expect.poll(() => tricksOf(a.page)).toEqual(['8']);
    expect(await b.sheet.locator('[data-do="undo"]').isDisabled()).toBe(true);
    await a.sheet.locator('[data-do="undo"]').click();
    await expect.poll(() => tricksOf(b.page)).toEqual([]);
  });

  test('Undo does not revert the changes of a tab opened later, if nobody went from one to the other', async () => {
    const context = await server.context();
    const a = await open(context);
    await enter(a.sheet, 7);
    const b = await open(context);
    await enter(b.sheet, 8);
    await many(a.sheet, 2);
    await a.sheet.locator('[data-do="undo"]').click();
    await expect.poll(() => tricksOf(b.page)).toEqual(['8']);
  });

  test('a deal that is deleted while it is corrected elsewhere comes back with Enter', async () => {
    const context = await server.context();
    const a = await open(context);
    for (const tricks of [7, 8]) await enter(a.sheet, tricks);
    const b = await open(context);
    await many(b.sheet, 2);
    await press(b.sheet, 0, 'edit');
    await press(a.sheet, 0, 'strike');
    await expect.poll(() => b.sheet.locator('form.next-deal h4').innerText()).toBe('Put a struck deal back');
    await b.sheet.locator('.entry-bar button[type="submit"]').click();
    await expect.poll(() => tricksOf(a.page)).toEqual(['7', '8']);
  });
});

describe('a reload, a crash', () => {
  test('a cleared sheet can be restored with Undo after a reload, and in another tab after this one is closed', async () => {
    const context = await server.context();
    const first = await open(context);
    for (const tricks of [7, 8]) await enter(first.sheet, tricks);
    await first.sheet.locator('[data-do="new"]').click();
    await many(first.sheet, 0);
    await first.page.reload();
    await first.sheet.locator('[data-do="undo"]:not([disabled])').click();
    await many(first.sheet, 2);
    await first.sheet.locator('[data-do="new"]').click();
    await first.page.close();
    const second = await open(context);
    await second.sheet.locator('[data-do="undo"]:not([disabled])').click();
    await many(second.sheet, 2);
  });

  test('a half-typed deal, a name and a correction are restored as they were', async () => {
    const context = await server.context();
    const { page, sheet } = await open(context);
    await enter(sheet, 7);
    const field = (name: string) => sheet.locator(`form.next-deal [name="${name}"]`);
    await sheet.locator('form.next-deal input[name="declarer"][value="they"]').check();
    await sheet.locator('form.next-deal .grid input[value="3 spades"]').check();
    await sheet.locator('form.next-deal input[name="declarer"][value="they"]').check();
    await page.reload();
    await expect.poll(() => field('level').inputValue()).toBe('3');
    expect(await field('denomination').inputValue()).toBe('spades');
    expect(await sheet.locator('form.next-deal .grid input:checked').inputValue()).toBe('3 spades');
    expect(await sheet.locator('form.next-deal input[name="declarer"][value="they"]').isChecked()).toBe(true);
    expect(await sheet.locator('form.next-deal h4').innerText()).toBe('Deal 2');
    await sheet.locator('.sheet-setup summary').click();
    await sheet.locator('form.setup [name="we"]').pressSequentially('A. Le');
    await press(sheet, 0, 'edit');
    await sheet.locator('form.next-deal input[name="tricks"][value="9"]').check();
    await page.reload();
    await expect.poll(() => sheet.locator('form.next-deal h4').innerText()).toBe('Put deal 1 right');
    expect(await sheet.locator('form.next-deal input[name="tricks"]:checked').inputValue()).toBe('9');
    expect(await sheet.locator('form.setup [name="we"]').inputValue()).toBe('A. Le');
    await sheet.locator('.entry-bar button[type="submit"]').click();
    await expect.poll(() => tricksOf(page)).toEqual(['9']);
    expect(await sheet.locator('form.next-deal h4').innerText()).toBe('Deal 2');
  });

  test('a half-typed entry of a closed tab appears in the next one', async () => {
    const context = await server.context();
    const first = await open(context);
    await first.sheet.locator('form.next-deal input[name="declarer"][value="we"]').check();
    await first.sheet.locator('form.next-deal [name="tricks"][value="11"]').check();
    await first.page.close();
    const second = await open(context);
    await expect
      .poll(() => second.sheet.locator('form.next-deal [name="tricks"]:checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(['11']);
    const third = await open(context);
    await third.page.waitForTimeout(300);
    expect(await third.sheet.locator('form.next-deal [name="tricks"]:checked').count()).toBe(0);
  });

  test('a record of the first version is read, with the names given then', async () => {
    const context = await server.context();
    const old = {
      format: 'hoyle-sheet',
      version: 1,
      sheet: ID,
      book: 'sierra',
      setup: { we: 'North', they: '' },
      entries: [{ declarer: 'we', level: '2', denomination: 'hearts', doubling: 'none', tricks: '8', looked: 'nobody' }],
    };
    const { page, sheet } = await open(context, `localStorage.setItem('${NAME}', localStorage.getItem('${NAME}') ?? ${JSON.stringify(JSON.stringify(old))})`);
    await many(sheet, 1);
    expect(await sheet.locator('.sheet-state').innerText()).toContain('North');
    await enter(sheet, 7);
    expect(await tricksOf(page)).toEqual(['8', '7']);
  });
});
