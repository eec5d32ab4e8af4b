// A score sheet as players use it: deals entered, an earlier one corrected, a reload in between, impossible entries refused.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newWindow, site } from '../../support/browser/browser.ts';

const server = site();
const text = (raw: string) => raw.replace(/\s+/g, ' ');

interface Deal {
  readonly declarer: string;
  readonly level: number;
  readonly denomination: string;
  readonly tricks: number;
}
async function fill(sheet: Locator, deal: Deal): Promise<void> {
  const form = sheet.locator('form.next-deal');
  await form.locator(`input[name="declarer"][value="${deal.declarer}"]`).check();
  await form.locator(`.grid input[value="${deal.level} ${deal.denomination}"]`).check();
  await form.locator('input[name="doubling"][value="none"]').check();
  await form.locator(`input[name="tricks"][value="${deal.tricks}"]`).check();
  await sheet.locator('.entry-bar button[type="submit"]').click();
}
const state = async (sheet: Locator) => text(await sheet.locator('.sheet-state').innerText());
const open = async (): Promise<{ page: Page; sheet: Locator }> => {
  const page = await server.open('/games/contract-bridge/#score.rubber', { hasTouch: true, isMobile: true });
  const sheet = page.locator('hoyle-sheet[data-key="rubber"]');
  await sheet.locator('form.next-deal input').first().focus();
  await sheet.locator('.sheet-tools').waitFor();
  await page.waitForFunction(() => (document.querySelector('hoyle-sheet[data-key="rubber"] form.next-deal h4')?.textContent ?? '') === 'Deal 1');
  return { page, sheet };
};

describe('contract, rubber', () => {
  test('five deals, the second corrected, a reload in between', { tags: 'full' }, async () => {
    const { page, sheet } = await open();
    await fill(sheet, { declarer: 'we', level: 2, denomination: 'hearts', tricks: 8 });
    expect(await state(sheet)).toContain('60 below the line');
    await fill(sheet, { declarer: 'they', level: 4, denomination: 'spades', tricks: 10 });
    expect(await state(sheet)).toContain('They are vulnerable');
    await fill(sheet, { declarer: 'we', level: 3, denomination: 'no-trump', tricks: 9 });
    await fill(sheet, { declarer: 'they', level: 1, denomination: 'clubs', tricks: 7 });
    await fill(sheet, { declarer: 'we', level: 1, denomination: 'diamonds', tricks: 7 });
    await page.reload();
    await sheet.locator('.score-sheet tbody:not(.pending)').nth(4).waitFor();
    // The second contract was down one, not made: they are not vulnerable after all, and we keep our part score for the third.
    await sheet.locator('.score-sheet tbody:not(.pending)').nth(1).locator('summary').click();
    await sheet.locator('.score-sheet tbody:not(.pending)').nth(1).locator('[data-do="edit"]').click();
    expect(await sheet.locator('form.next-deal input[name="tricks"]:checked').inputValue()).toBe('10');
    await sheet.locator('form.next-deal input[name="tricks"][value="9"]').check();
    await sheet.locator('.entry-bar button[type="submit"]').click();
    expect(await state(sheet)).toMatch(/We are vulnerable/);
    expect(await state(sheet)).toMatch(/They are not vulnerable/);
    await sheet.locator('[data-do="undo"]').click();
    await expect.poll(() => state(sheet)).toMatch(/They are vulnerable/);
    expect(server.complaints()).toEqual([]);
  });

  test('an impossible deal is refused, its error is not hidden in a fold, and what was entered stays', { tags: 'full' }, async () => {
    const { sheet } = await open();
    await sheet.locator('input[name="declarer"][value="we"]').check();
    await sheet.locator('.more summary').click();
    await sheet.locator('input[name="ours"][value="5"]').check();
    await sheet.locator('input[name="theirs"][value="4"]').check();
    await sheet.locator('.more summary').click();
    await fill(sheet, { declarer: 'we', level: 2, denomination: 'hearts', tricks: 8 });
    await expect.poll(async () => text((await sheet.locator('.problem:visible').allInnerTexts()).join(' '))).toMatch(/honours.*(enter|you have)/i);
    expect(await sheet.locator('.grid input:checked').inputValue()).toBe('2 hearts');
    expect(await sheet.locator('input[name="ours"]:checked').inputValue()).toBe('5');
    expect(await sheet.locator('.score-sheet').count()).toBe(0);
  });

  test('the score comes first, and the next entry fits the screen of a phone', { tags: 'full' }, async () => {
    const { page, sheet } = await open();
    await fill(sheet, { declarer: 'they', level: 4, denomination: 'spades', tricks: 10 });
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(text(await sheet.locator('.line-pad').innerText())).toMatch(/We 0 .*They 120/);
    const tops = await sheet.evaluate((one) =>
      ['.line-pad', 'form.next-deal', '.entry-bar'].map((part) => one.querySelector(part)?.getBoundingClientRect().top ?? -1),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await sheet.locator('input[name="declarer"][value="we"]').check();
    for (const box of await sheet.locator('.grid label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    // The setup is folded, since none of it is required; fields of another book are hidden.
    expect(await sheet.locator('.sheet-setup[open]').count()).toBe(0);
    await sheet.locator('.sheet-setup summary').click();
    expect(await sheet.locator('[data-field="figures"]').isVisible()).toBe(false);
    await page.goto(new URL('/games/contract-bridge/score/rubber/', page.url()).href);
    await sheet.locator('form.next-deal input').first().focus();
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    await sheet.locator('input[name="declarer"][value="we"]').check();
    await sheet.locator('.entry-bar').scrollIntoViewIfNeeded();
    // All required fields are visible together with the main button; rare ones may need scrolling.
    const [shown = 0, asked = 0, bar = 0] = await sheet.evaluate((one) =>
      ['form.next-deal', '[data-field="tricks"]', '.entry-bar'].map((part) => one.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity),
    );
    expect(asked).toBeLessThanOrEqual(shown);
    expect(bar).toBeLessThanOrEqual(844);
  });

  test('a sheet shared by a link is the same in a new browser, and does not change what is stored there', async () => {
    const { page, sheet } = await open();
    await fill(sheet, { declarer: 'they', level: 4, denomination: 'spades', tricks: 10 });
    const link =
      '/games/contract-bridge/?book=sierra&deal=declarer*we_denomination*hearts_doubling*none_level*2_looked*nobody_tricks*8&score=rubber&we=North#score.rubber';
    await page.goto(new URL(link, page.url()).href);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(await state(sheet)).toContain('North are not vulnerable, 60 below the line');
    expect(await sheet.locator('.sheet-guest').isVisible()).toBe(true);
    await sheet.locator('[data-do="own"]').click();
    expect(await state(sheet)).toContain('They are vulnerable');
    await page.goto(new URL(link, page.url()).href);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    await sheet.locator('[data-do="keep"]').click();
    await page.goto(new URL('/games/contract-bridge/', page.url()).href);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(await state(sheet)).toContain('North are not vulnerable');
    expect(server.complaints()).toEqual([]);
  });

  test('a disputed total is compared with the sheet', { tags: 'full' }, async () => {
    const { sheet } = await open();
    await fill(sheet, { declarer: 'we', level: 2, denomination: 'hearts', tricks: 8 });
    await fill(sheet, { declarer: 'we', level: 1, denomination: 'clubs', tricks: 7 });
    await sheet.locator('details.contest summary').tap();
    await sheet.locator('.side-claim input').first().fill('60');
    await expect
      .poll(async () => text(await sheet.locator('.side-claim').first().innerText()))
      .toMatch(/60 is 20 too few: 80 is right.*after deal 1.*Deal 2 left out \(20\)/);
    // The claim is compared with the current sheet.
    await fill(sheet, { declarer: 'we', level: 1, denomination: 'clubs', tricks: 7 });
    await expect.poll(async () => text(await sheet.locator('.side-claim').first().innerText())).toMatch(/60 is 40 too few/);
    expect(server.complaints()).toEqual([]);
  });

  test('two open tabs agree', async () => {
    const context = await server.context();
    const [one, other] = [await newWindow(context), await newWindow(context)];
    for (const page of [one, other]) {
      await page.goto(`${server.address}/games/contract-bridge/#score.rubber`);
      await page.locator('hoyle-sheet[data-key="rubber"] form.next-deal input').first().focus();
      await page.waitForFunction(() => (document.querySelector('hoyle-sheet[data-key="rubber"] form.next-deal h4')?.textContent ?? '') === 'Deal 1');
    }
    await one.waitForTimeout(300);
    await fill(one.locator('hoyle-sheet[data-key="rubber"]'), { declarer: 'we', level: 2, denomination: 'hearts', tricks: 8 });
    await other.locator('hoyle-sheet[data-key="rubber"] .score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(await state(other.locator('hoyle-sheet[data-key="rubber"]'))).toContain('60 below the line');
  });

  test('full storage is reported, and the sheet still works', { tags: 'full' }, async () => {
    const { page, sheet } = await open();
    await fill(sheet, { declarer: 'they', level: 1, denomination: 'hearts', tricks: 7 });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await fill(sheet, { declarer: 'we', level: 2, denomination: 'hearts', tricks: 8 });
    expect(await sheet.locator('.sheet-trouble').innerText()).toContain('no room left');
    expect(await state(sheet)).toContain('60 below the line');
  });

  test('saved as a file and opened again', async () => {
    const { page, sheet } = await open();
    await fill(sheet, { declarer: 'we', level: 2, denomination: 'hearts', tricks: 8 });
    const [download] = await Promise.all([page.waitForEvent('download'), sheet.locator('[data-do="export"]').click()]);
    const path = await download.path();
    page.on('dialog', (dialog) => void dialog.accept());
    await sheet.locator('[data-do="new"]').click();
    expect(await sheet.locator('.score-sheet').count()).toBe(0);
    await sheet.locator('input[type="file"]').setInputFiles(path);
    await sheet.locator('.score-sheet tbody:not(.pending)').first().waitFor({ state: 'attached' });
    expect(await state(sheet)).toContain('60 below the line');
    await sheet.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await page.waitForTimeout(200);
    expect(await sheet.locator('.sheet-said').innerText()).toMatch(/Choose a score sheet saved on this site\. This is another kind of file/);
    expect(await sheet.locator('.score-sheet tbody:not(.pending)').count()).toBe(1);
  });
});
