// @module-tag rotating
// Two phones share one sheet: each opens the other's link, and both get all entries.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newWindow, PHONE, site } from '../../support/browser/browser.ts';

const server = site();
const SHEET = '/games/russian-bank/score/game/';

/** A separate phone: another browser profile. */
async function phone(contexts: BrowserContext[]): Promise<Page> {
  const browser = contexts[0]?.browser();
  const context = browser === null || browser === undefined ? await server.context() : await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  contexts.push(context);
  return newWindow(context);
}
async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('hoyle-sheet form.next-deal input').first().focus();
  await page.locator('hoyle-sheet[data-ready]').waitFor();
}
async function enter(page: Page, winner: 'first' | 'second', stock: number): Promise<void> {
  const before = await page.locator('.score-sheet tbody:not(.pending)').count();
  const form = page.locator('form.next-deal');
  await form.locator(`input[name="winner"][value="${winner}"]`).check();
  await form.locator('[name="stock"]').first().fill(String(stock));
  await form.locator('[name="rest"]').first().fill('0');
  await page.locator('.entry-bar button[type="submit"]').click();
  await page.locator('.score-sheet tbody:not(.pending)').nth(before).waitFor();
}
/** The link in the QR code. */
async function linkOf(page: Page): Promise<string> {
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.locator('.sheet-tools [data-do="share"]').click();
  await page.locator('.sheet-said button', { hasText: 'QR code' }).click();
  await page.locator('.sheet-said .qr-code').waitFor();
  return page.url();
}
const totals = (page: Page) => page.locator('.score-sheet').innerText();

test("both add entries and scan each other's code, repeatedly: both sheets are the same, also after a reload", async () => {
  const contexts: BrowserContext[] = [];
  const [ann, ben] = [await phone(contexts), await phone(contexts)];
  await openSheet(ann, `${server.address}${SHEET}`);
  await enter(ann, 'first', 1);
  await enter(ann, 'second', 2);
  await openSheet(ben, await linkOf(ann));
  await ben.locator('[data-do="keep"]').click();
  await enter(ann, 'first', 3);
  await enter(ben, 'second', 4);
  for (const [from, to] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    await openSheet(to, await linkOf(from));
    await to.locator('[data-do="merge"]').click();
    await to.locator('.sheet-said', { hasText: 'Both are together' }).waitFor();
  }
  for (const page of [ann, ben]) await page.locator('.score-sheet tbody:not(.pending)').nth(3).waitFor();
  expect(await ann.locator('.score-sheet tbody:not(.pending)').count()).toBe(4);
  expect(await totals(ann)).toBe(await totals(ben));
  await ann.reload();
  await ann.locator('.score-sheet tbody:not(.pending)').nth(3).waitFor();
  expect(await totals(ann)).toBe(await totals(ben));
  for (const context of contexts) await context.close();
});
