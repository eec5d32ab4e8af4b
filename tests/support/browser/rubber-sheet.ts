// Works the sheet of a rubber as a user does: tabs, deals, rows, and what the device has stored.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { entriesOf } from '../../../src/rules-engine/sheets/log.ts';
import { readRecord } from '../../../src/rules-engine/sheets/records.ts';
import type { Site } from './browser.ts';
import { newWindow } from './browser.ts';

export const ID = 'contract-bridge.score.rubber';
export const NAME = `hoyle.sheet.${ID}`;
export const text = (raw: string) => raw.replace(/\s+/g, ' ').trim();

export interface Kept {
  readonly page: Page;
  readonly sheet: Locator;
}
/** Opens the sheet of a rubber in a new tab, after an optional init script. */
export async function openRubber(server: Site, context: BrowserContext, before?: string): Promise<Kept> {
  const page = await newWindow(context);
  page.on('dialog', (dialog) => void dialog.accept());
  if (before !== undefined) await page.addInitScript(before);
  await page.goto(`${server.address}/games/contract-bridge/#score.rubber`);
  const sheet = page.locator('hoyle-sheet[data-key="rubber"]');
  await sheet.locator('form.next-deal input').first().focus();
  await page.locator('hoyle-sheet[data-key="rubber"][data-ready]').waitFor();
  return { page, sheet };
}
export async function enter(sheet: Locator, tricks: number): Promise<void> {
  const form = sheet.locator('form.next-deal');
  await form.locator('input[name="declarer"][value="we"]').check();
  await form.locator('input[name="doubling"][value="none"]').check();
  await form.locator('.grid input[value="1 hearts"]').check();
  await form.locator(`input[name="tricks"][value="${tricks}"]`).check();
  await sheet.locator('.entry-bar button[type="submit"]').click();
}
export const rows = async (sheet: Locator) => (await sheet.locator('.score-sheet tbody summary').allInnerTexts()).map(text);
export const tricksOf = async (page: Page, name = NAME): Promise<string[]> => {
  const read = readRecord((await page.evaluate((one) => localStorage.getItem(one), name)) ?? '', ID);
  return 'why' in read ? [read.say] : entriesOf(read.log).map(({ words }) => words.tricks ?? '');
};
export const trouble = async (sheet: Locator) => text(await sheet.locator('.sheet-trouble').innerText());
export const press = (sheet: Locator, row: number, what: string) =>
  sheet
    .locator('.score-sheet tbody:not(.pending)')
    .nth(row)
    .locator(`[data-do="${what}"]`)
    .evaluate((button: HTMLElement) => button.click());
export const many = (sheet: Locator, count: number) => expect.poll(async () => (await rows(sheet)).length).toBe(count);
