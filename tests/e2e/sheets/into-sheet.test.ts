// @module-tag rotating
// A ruling that costs points links to the open score sheet, where it is entered under its name and can be undone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const LATE = '/games/euchre/law/revoke/?law=revoke&claimed=late&against=partners&sides=one';
const rows = (page: Page) => page.locator('.score-sheet tbody:not(.pending)');
const said = async (page: Page, selector: string) => (await page.locator(selector).innerText()).replace(/\s+/g, ' ').trim();

async function enterDeal(page: Page): Promise<void> {
  await page.locator('form.next-deal [name="makers"][value="we"]').check();
  await page.locator('form.next-deal [name="tricks"][value="3"]').check();
  await page.locator('.entry-bar button[type="submit"]').click();
}

test('without a sheet it offers to start one; with one it opens the field, and the sheet names the penalty, which can be undone there', async () => {
  const page = await server.open(LATE);
  await page.getByRole('button', { name: 'Into the score sheet' }).click();
  await page.getByRole('link', { name: 'Start one' }).waitFor();
  expect(await said(page, '.checker .done')).toBe('No score sheet of this game runs on this device. Start one');
  await page.getByRole('link', { name: 'Start one' }).click();
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  // In the book of 2002 a revoke costs nothing.
  await page.locator('.sheet-setup').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('form.setup [name="book"]').selectOption('donohue');
  await enterDeal(page);
  await rows(page).first().waitFor();

  await page.goto(`${server.address}${LATE}`);
  await page.getByRole('button', { name: 'Into the score sheet' }).click();
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  const field = page.locator('[data-field="revoke"]');
  expect(await field.isVisible()).toBe(true);
  await field.locator('select').selectOption({ index: 1 });
  await enterDeal(page);
  await rows(page).nth(1).waitFor();
  expect(await rows(page).nth(1).textContent()).toMatch(/revoke/i);
  await page.locator('.entry-bar [data-do="undo"]').click();
  await page.waitForFunction(() => document.querySelectorAll('.score-sheet tbody:not(.pending)').length === 1);
});

test('an unsettled case, and a law that no sheet has a field for, do not offer it', async () => {
  for (const path of ['/games/euchre/law/revoke/?law=revoke&claimed=late&against=unknown&sides=unknown', '/games/euchre/law/lead-out-of-turn/']) {
    const page = await server.open(path);
    await page.locator('.checker input').first().focus();
    await page.locator('[data-do="keep"]').waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Into the score sheet' }).count(), path).toBe(0);
  }
});
