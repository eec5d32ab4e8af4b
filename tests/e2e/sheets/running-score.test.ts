// A sheet with a running score: names, code that loads late, printing, the record of the evening.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';
import { codeHolds } from '../../support/browser/qr-codes.ts';

const server = site();
const text = (raw: string) => raw.replace(/\s+/g, ' ');
const state = async (sheet: Locator) => text(await sheet.locator('.sheet-state').innerText());

describe('billiards, a running score', () => {
  const running = async ({ late, path = '/games/billiards/#score.running' }: { readonly late?: number; readonly path?: string } = {}) => {
    const page = await server.open(path, { hasTouch: true, isMobile: true });
    if (late !== undefined)
      await page.route('**/engine/**', async (route) => {
        await new Promise((done) => setTimeout(done, late));
        await route.continue();
      });
    return { page, sheet: page.locator('hoyle-sheet[data-key="running"]') };
  };
  const inning = async (sheet: Locator, run: number) => {
    await sheet.locator('form.next-deal input').first().focus();
    await sheet.locator('input[name="who"]:checked').waitFor();
    await sheet.locator('form.next-deal input[type="number"]').first().fill(String(run));
    await sheet.locator('.entry-bar button[type="submit"]').tap();
  };

  test('the options show the names given, the next player is selected, and the first entry can be undone', { tags: 'full' }, async () => {
    const { sheet } = await running();
    await sheet.locator('.sheet-setup summary').tap();
    await sheet.locator('input[name="first"]').fill('Ann');
    await sheet.locator('input[name="second"]').fill('Bob');
    await inning(sheet, 12);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(text(await sheet.locator('form.next-deal h4').innerText())).toBe('Inning 2');
    expect(
      text(
        await sheet
          .locator('form.next-deal label', { has: sheet.page().locator('input:checked') })
          .first()
          .innerText(),
      ),
    ).toBe('Bob');
    await sheet.locator('[data-do="undo"]').tap();
    await expect.poll(() => sheet.locator('.score-sheet').count()).toBe(0);
    expect(await sheet.locator('input[name="first"]').inputValue()).toBe('Ann');
  });

  test('an engine that loads late loses neither stored nor new entries', { tags: 'full' }, async () => {
    const { page, sheet } = await running({ late: 1500 });
    await sheet.locator('input[name="who"][value="first"]').check();
    await inning(sheet, 12);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    await page.reload();
    await sheet.locator('.sheet-setup:not([open])').waitFor();
    await sheet.locator('.sheet-setup summary').tap();
    await sheet.locator('input[name="first"]').fill('Ann');
    await sheet.locator('input[name="who"][value="second"]').check();
    await inning(sheet, 7);
    await sheet.locator('.score-sheet tbody:not(.pending)').nth(1).waitFor();
    expect(await state(sheet)).toMatch(/Ann 12, Second player 7/);
    expect(server.complaints()).toEqual([]);
  });

  test('it prints with its name', { tags: 'full' }, async () => {
    const { page, sheet } = await running({ path: '/games/billiards/score/running/' });
    await inning(sheet, 12);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await sheet.locator('[data-do="share"]').tap();
    await expect.poll(() => page.url()).toContain('deal=');
    await sheet.locator('[data-do="print"]').tap();
    await page.locator('.on-paper').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await codeHolds(sheet.locator('.sheet-code'), page.url())).toBe(true);
    expect(await sheet.locator('.score-sheet').isVisible()).toBe(true);
    expect(await page.locator('.rule').first().isVisible()).toBe(false);
    expect(await sheet.evaluate((one) => getComputedStyle(one, '::before').content)).not.toBe('none');
    expect(await sheet.getAttribute('data-paper')).toMatch(/^Billiards: .*Blue Ribbon/);
  });

  test('it is saved in the record of the evening, with its total and each entry, and its link restores it', { tags: 'full' }, async () => {
    const { page, sheet } = await running();
    await inning(sheet, 12);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    const stands = await state(sheet);
    await sheet.locator('[data-do="record"]').tap();
    await sheet.locator('.sheet-said a[href="/record/"]').tap();
    const entry = page.locator('.record-entry');
    await entry.waitFor();
    expect(await entry.count()).toBe(1);
    await entry.locator('summary').tap();
    const said = text(await entry.innerText());
    expect(said).toContain('Billiards');
    expect(said.match(/First player 12/g)).toHaveLength(1);
    await page.reload();
    await entry.locator('summary').tap();
    await entry.locator('a[href*="/games/billiards/"]').first().tap();
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(await state(sheet)).toBe(stands);
  });
});

test('without JavaScript a sheet is a pad of native fields, with the sides of the game', async () => {
  const page = await server.open('/games/spades/score/game/', { javaScriptEnabled: false });
  const pad = page.locator('table.by-hand');
  expect(await pad.locator('thead input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['We', 'They']);
  expect(await pad.locator('tbody tr').count()).toBe(12);
  await page.getByLabel('They, deal 3').fill('64');
  await page.getByLabel('They, total').fill('64');
  expect(await pad.isVisible()).toBe(true);
  expect(await page.locator('hoyle-sheet').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
