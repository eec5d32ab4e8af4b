// @module-tag full
// A whole game on each of the twenty sheets that are used most, by touch on a short phone: what it ends with, what is seen of it, what the main button says.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../support/browser.ts';
import { fillByTouch } from '../support/by-touch.ts';
import { WHOLE_GAMES } from '../support/whole-sheets.ts';

const server = site();
const SHORT_PHONE = { viewport: { width: 390, height: 667 }, hasTouch: true, isMobile: true } as const;

/** What of the entry is not on the screen with the score above it; empty where all is. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const form = document.querySelector('form.next-deal');
    const bar = document.querySelector('.entry-bar')?.getBoundingClientRect();
    const panel = document.querySelector('.entry-panel')?.getBoundingClientRect();
    const scores = [
      ...document.querySelectorAll('.sheet-state .scoreboard:not(.for-landscape) dd, .line-pad > header b, .track .head b, .frame-sheet header b'),
    ];
    if (form === null || bar === undefined || panel === undefined) return ['no form'];
    const seen = scores.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= panel.top + 1);
    return [
      ...(form.scrollHeight > form.clientHeight + 1 ? [`the form is ${form.scrollHeight - form.clientHeight} too tall`] : []),
      ...(bar.bottom > innerHeight + 1 ? [`the main button ends at ${bar.bottom}`] : []),
      ...(seen.length < scores.length || scores.length === 0 ? [`${seen.length} of ${scores.length} scores are seen`] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []),
    ];
  });

for (const { place, key, book, setup, entries, totals, over, from } of WHOLE_GAMES)
  test(`${place}: ${from}`, { timeout: 120_000 }, async () => {
    const page = await server.open(`/games/${place}/score/${key}/`, SHORT_PHONE);
    const sheet = page.locator('hoyle-sheet[data-ready]');
    page.setDefaultTimeout(10_000);
    await sheet.locator('.entry-title').waitFor();
    if (!(await sheet.locator('form.setup').isVisible())) await sheet.locator('.sheet-setup summary').tap();
    await fillByTouch(sheet.locator('form.setup'), setup);
    if ((await sheet.locator('select[name="book"] option').count()) > 1) await sheet.locator('select[name="book"]').selectOption(book);
    await sheet.locator('[data-do="fold"]').tap();
    await sheet.locator('.scoreboard').waitFor({ state: 'attached' });
    const [form, enter, rows] = [sheet.locator('form.next-deal'), sheet.locator('.entry-bar .main'), sheet.locator('.score-sheet tbody:not(.pending)')];
    for (const [n, entry] of entries.entries()) {
      // A player that the sheet itself has chosen need not be touched.
      await fillByTouch(form, entry);
      await expect.poll(() => enter.getAttribute('class'), { message: `entry ${n + 1}: ${await enter.innerText()}` }).toContain('ready');
      expect(await enter.innerText()).toMatch(/^Enter (no points|.*\d)/);
      if (n > 0) expect(await cutOff(page), `entry ${n + 1}`).toEqual([]);
      await enter.tap();
      await expect.poll(() => rows.count()).toBe(n + 1);
    }
    const shown = await sheet.locator('.scoreboard > div').evaluateAll((all) => all.map((one) => one.querySelector('dd')?.textContent ?? ''));
    expect(shown.map((one) => Number(one.replace('−', '-').replaceAll(',', '')))).toEqual(totals);
    if (over !== null) expect(await sheet.locator('.sheet-state').innerText()).toContain(over);
    expect(server.complaints()).toEqual([]);
  });
