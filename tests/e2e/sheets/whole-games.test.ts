// @module-tag full
// A whole game on each of the most used sheets, by touch on a short phone: its final score, and what the main button says.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';
import { fillByTouch } from '../../support/browser/by-touch.ts';
import { WHOLE_GAMES } from '../../support/sheets/whole-sheets.ts';

const server = site();
const SHORT_PHONE = { viewport: { width: 390, height: 667 }, hasTouch: true, isMobile: true } as const;

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
      // A player that the sheet has already selected need not be tapped.
      await fillByTouch(form, entry);
      // An entry that has only the player whose turn it is, is already in the form.
      if (Object.keys(entry).some((name) => name !== 'who')) {
        await expect.poll(() => enter.getAttribute('class'), { message: `entry ${n + 1}` }).toContain('ready');
        expect(await enter.innerText()).toMatch(/^Enter (no points|.*\d)/);
      }
      await enter.tap();
      await expect.poll(() => rows.count()).toBe(n + 1);
    }
    const shown = await sheet.locator('.scoreboard > div').evaluateAll((all) => all.map((one) => one.querySelector('dd')?.textContent ?? ''));
    expect(shown.map((one) => Number(one.replace('−', '-').replaceAll(',', '')))).toEqual(totals);
    if (over !== null) expect(await sheet.locator('.sheet-state').innerText()).toContain(over);
    expect(server.complaints()).toEqual([]);
  });
