// @module-tag full
// Web Locks show which tabs have a sheet open. Two tabs that write at the same moment, a duplicated tab, and a browser
// without locks: no deal is lost or doubled, and Undo never reverts what another tab has just done.
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';
import { enter, many, openRubber, tricksOf } from '../../support/browser/rubber-sheet.ts';

const server = site();
const WITHOUT_LOCKS = `Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })`;
const open = (context: BrowserContext, before?: string) => openRubber(server, context, before);
const undo = '[data-do="undo"]';

describe.each([
  ['with locks', undefined],
  ['without locks', WITHOUT_LOCKS],
])('%s', (_, before) => {
  test('two tabs write at the same moment, repeatedly: every deal is there once, in both', async () => {
    const context = await server.context();
    const [a, b] = [await open(context, before), await open(context, before)];
    expect(await a.page.evaluate(() => navigator.locks === undefined)).toBe(before !== undefined);
    const entered: string[] = [];
    for (const tricks of [7, 8, 9]) {
      await Promise.all([enter(a.sheet, tricks), enter(b.sheet, tricks - 3)]);
      entered.push(String(tricks), String(tricks - 3));
      for (const { sheet } of [a, b]) await many(sheet, entered.length);
    }
    for (const { page } of [a, b]) expect((await tricksOf(page)).sort()).toEqual([...entered].sort());
    await a.page.reload();
    expect((await tricksOf(a.page)).sort()).toEqual([...entered].sort());
  });

  test('Undo does not revert the changes of another tab while it may be open', async () => {
    const context = await server.context();
    const a = await open(context, before);
    await enter(a.sheet, 7);
    const b = await open(context, before);
    await many(b.sheet, 1);
    expect(await b.sheet.locator(undo).isDisabled()).toBe(true);
    await a.page.close();
    await b.page.reload();
    await many(b.sheet, 1);
    // Without locks it is unknown which tabs are open, so a closed tab's change cannot be undone.
    if (before === undefined) {
      await b.sheet.locator(`${undo}:not([disabled])`).click();
      await many(b.sheet, 0);
    } else expect(await b.sheet.locator(undo).isDisabled()).toBe(true);
  });
});

test('a duplicated tab is a separate tab: each undoes its own changes', async () => {
  const context = await server.context();
  const a = await open(context);
  await enter(a.sheet, 7);
  const [double] = await Promise.all([context.waitForEvent('page'), a.page.evaluate(() => void window.open(location.href))]);
  const sheet = double.locator('hoyle-sheet[data-key="rubber"]');
  await sheet.locator('form.next-deal input').first().focus();
  await many(sheet, 1);
  const nameOf = () => double.evaluate(() => sessionStorage.getItem('hoyle.tab'));
  const own = await a.page.evaluate(() => sessionStorage.getItem('hoyle.tab'));
  // The first tab holds the name; after a moment the duplicate gets a name of its own.
  await expect.poll(nameOf, { timeout: 10_000 }).not.toBe(own);
  await enter(sheet, 8);
  await many(a.sheet, 2);
  await a.sheet.locator(undo).click();
  await expect.poll(() => tricksOf(double)).toEqual(['8']);
  await sheet.locator(undo).click();
  await expect.poll(() => tricksOf(a.page)).toEqual([]);
});

describe('a tab that the browser duplicated', () => {
  /** Opens the duplicate, with a copy of the first tab's session storage, including its name. */
  const double = async (context: BrowserContext, of: Awaited<ReturnType<typeof open>>) => {
    const own = await of.page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    return open(
      context,
      `for (const [name, text] of ${own}) if (sessionStorage.getItem('seen') === null) sessionStorage.setItem(name, text); sessionStorage.setItem('seen', 'yes')`,
    );
  };

  test('undoes nothing of the first, from its first moment on', async () => {
    const context = await server.context();
    const first = await open(context);
    await enter(first.sheet, 7);
    const second = await double(context, first);
    await second.sheet.locator('[data-do="undo"]').evaluate((button: HTMLButtonElement) => {
      button.disabled = false;
      button.click();
    });
    await second.page.waitForTimeout(1500);
    expect(await tricksOf(first.page)).toEqual(['7']);
    expect(await second.sheet.locator('[data-do="undo"]').isDisabled()).toBe(true);
  });

  test('adds its own entry at once: the first undoes its deal, and the duplicate its own, after a reload too', async () => {
    const context = await server.context();
    const first = await open(context);
    await enter(first.sheet, 7);
    const second = await double(context, first);
    await enter(second.sheet, 8);
    await many(first.sheet, 2);
    await first.sheet.locator('[data-do="undo"]').click();
    await expect.poll(() => tricksOf(second.page)).toEqual(['8']);
    await expect.poll(() => first.sheet.locator('[data-do="undo"]').isDisabled()).toBe(true);
    await second.page.waitForTimeout(1500);
    await second.page.reload();
    await second.sheet.locator('[data-do="undo"]:not([disabled])').click();
    await expect.poll(() => tricksOf(first.page)).toEqual([]);
  });
});
