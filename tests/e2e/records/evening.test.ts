// An evening at one table, from the agreement to the printed record: two phones, a disputed revoke, the score sheet.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decodeAgreement } from '../../../src/lib/agreements/link.ts';
import { newWindow, PHONE, site } from '../../support/browser/browser.ts';
import { pressAction } from '../../support/browser/law-actions.ts';
import { codeHolds } from '../../support/browser/qr-codes.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true } as const;
const LATE = '/games/euchre/law/revoke/?claimed=late&against=partners&sides=one';
const said = async (page: Page, selector: string) => (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ').trim();
const cards = (page: Page) => page.locator('.deed-head .agreed-hand').getAttribute('aria-label');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('hoyle.agreement') ?? '');
const rows = (page: Page) => page.locator('.score-sheet tbody:not(.pending)');
/** Takes a screenshot of the scene if PICTURES names a folder. */
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES !== undefined) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
};

/** Makes an agreement on the first phone, and opens it on a second one with the link in its QR code. */
async function agree(page: Page): Promise<void> {
  await page.locator('.agree-game h2', { hasText: 'Euchre' }).waitFor();
  await page.locator('#agree-name').fill('Thursday table');
  await page.locator('.agree-books .option', { hasText: 'Donohue' }).tap();
  await page.reload();
  await page.getByRole('button', { name: 'We agree' }).tap();
  await page.locator('.deed .qr-code').waitFor();
  await picture(page, '1-agreement');
  const text = await kept(page);
  expect(decodeAgreement(text)).toMatchObject({ ok: true, agreement: { name: 'Thursday table', games: [{ place: 'euchre', book: 'donohue' }] } });

  const link = `${server.address}/agreement/#${text}`;
  expect(await codeHolds(page.locator('.deed .qr-code'), link)).toBe(true);

  const browser = page.context().browser();
  if (browser === null) throw new Error('a page has a browser');
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', ...TOUCH });
  const other = await newWindow(context);
  await other.goto(link);
  await other.getByRole('button', { name: 'Play by it' }).tap();
  await other.locator('.in-force', { hasText: 'You play by this agreement.' }).waitFor();
  expect(await kept(other)).toBe(text);
  expect(await cards(other)).toBe(await cards(page));
  expect((await cards(other))?.split(', ')).toHaveLength(5);
  await picture(other, '2-second-phone');
  await context.close();
}

async function enterDeal(page: Page): Promise<void> {
  await page.locator('form.next-deal [name="makers"][value="we"]').check();
  await page.locator('form.next-deal [name="tricks"][value="3"]').check();
  await page.locator('.entry-bar button[type="submit"]').tap();
}

/** Enters both versions of the revoke, reloads, and saves them as a statement; then chooses the version that the table settles on. */
async function dispute(page: Page): Promise<void> {
  await page.goto(`${server.address}${LATE}`);
  // The script restores the answers of the link, and would overwrite one given before it has loaded.
  await page.evaluate(async () => void (await customElements.whenDefined('hoyle-checker')));
  await page.locator('[data-do="versions"]').tap();
  await page.locator('input[name="claimed"][value="in-time"]').check({ force: true });
  await page.locator('.versions').waitFor();
  await page.reload();
  await page.locator('.versions').waitFor();
  await picture(page, '3-two-versions');
  await pressAction(page, 'keep');
  await page.locator('.done a[href="/record/"]').waitFor();
  await page.locator('[data-do="versions"]').tap();
  await page.locator('.versions').waitFor({ state: 'detached' });
  await page.locator('input[name="claimed"][value="late"]').check({ force: true });
  await page.locator('.ruled.agreed:visible').waitFor();
  expect(await said(page, '.ruled.agreed:visible')).toMatch(/^By your agreement: .*Donohue, pp?\. .*2 points/);
  await pressAction(page, 'keep');
  await page.locator('.done', { hasText: 'Kept.' }).waitFor();
  await picture(page, '4-ruled');
}

async function putRight(page: Page): Promise<void> {
  await page.locator('[data-do="put-right"]').tap();
  const done = page.locator('.put-right .step-done');
  await page.locator('.step-now', { hasText: '1 of ' }).waitFor();
  await picture(page, '5-put-right');
  for (let step = 0; step < 12 && (await done.innerText()) === 'Done'; step += 1) await done.tap();
  expect(await said(page, '.step-now')).toBe('All done. Go on with the game.');
  expect(await page.locator('.steps .past').count()).toBe(await page.locator('.steps li').count());
  await done.tap();
}

/** Goes with one tap from the ruling to the field of the open sheet. */
async function enterRuling(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Into the score sheet' }).tap();
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  await page.locator('[data-field="revoke"] select').selectOption({ index: 1 });
  await enterDeal(page);
  await rows(page).nth(1).waitFor();
  expect(await rows(page).nth(1).textContent()).toMatch(/revoke/i);
}

/** Scores the deal by the agreed book and saves it. */
async function count(page: Page): Promise<void> {
  await page.locator('hoyle-scorer [name="tricks"][value="3"]').check({ force: true });
  await page.locator('hoyle-scorer .more > summary').click();
  await page.locator('hoyle-scorer [name="revoke"][value="opponents"]').check({ force: true });
  await page.locator('hoyle-scorer .result .headline').waitFor();
  await page.locator('.after [data-do="keep"]').tap();
  await page.locator('.after .done', { hasText: 'Kept.' }).waitFor();
}

test('an agreement, a disputed revoke, its ruling carried out and entered, and the printed record of the evening', async () => {
  const page = await server.open('/agreement/#game=euchre', TOUCH);
  await agree(page);
  await page.goto(`${server.address}/games/euchre/score/game/`);
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  await expect.poll(() => page.locator('form.setup [name="book"]').inputValue()).toBe('donohue');
  await enterDeal(page);
  await rows(page).first().waitFor();
  await dispute(page);
  await putRight(page);
  await enterRuling(page);
  await page.locator('.entry-bar [data-do="undo"]').tap();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.goto(`${server.address}${LATE}`);
  await enterRuling(page);
  await page.reload();
  await rows(page).nth(1).waitFor();
  await picture(page, '6-sheet');

  await page.goto(`${server.address}/games/euchre/score/deal/`);
  await count(page);

  await page.goto(`${server.address}/record/`);
  await page.locator('.record-entry').nth(2).waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await picture(page, '7-record');
  await page.locator('.evening [data-do="print"]').tap();
  await page.emulateMedia({ media: 'print' });
  const paper = await said(page, '.evening');
  await picture(page, '8-paper');
  expect(paper).toContain('They do not agree');
  expect(paper).toContain('The other side scores 2 points');
  expect(paper).toContain('Makers score 3');
  expect(paper).toContain('Thursday table');
  expect(await page.locator('.evening .signatures > p').count()).toBe(4);
  expect(server.complaints()).toEqual([]);
});
