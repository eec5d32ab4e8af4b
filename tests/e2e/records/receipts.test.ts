// @module-tag rotating
// Receipts on the page: copied below a ruling and a score, checked on /receipts/.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Receipt } from '../../../src/rules-engine/index.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { DESK, PHONE, site } from '../../support/browser/browser.ts';
import { pressAction } from '../../support/browser/law-actions.ts';

const server = site();
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

async function copied(page: Page, share: () => Promise<void>): Promise<Receipt> {
  await share();
  await page.getByRole('button', { name: 'Copy receipt' }).click();
  await page.getByText(/Receipt by .* copied\./).waitFor();
  return JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as Receipt;
}
async function checked(page: Page, text: string): Promise<string> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const found = page.locator('.receipt-found');
  await found.locator('h2, .problem').first().waitFor();
  return found.innerText();
}

test('the receipt of a ruling is confirmed; if rows have changed, they are named', async () => {
  const page = await server.open('/games/euchre/law/revoke/?book=donohue&claimed=late&sides=one', { viewport: DESK, ...CLIPBOARD });
  const made = await copied(page, () => pressAction(page, 'share'));
  expect(made).toMatchObject({ id: 'euchre.law.revoke', book: 'donohue', input: { claimed: 'late', sides: 'one' } });
  const edition = await page.locator('meta[name="edition"]').getAttribute('content');
  expect(made.edition).toEqual({ name: JSON.parse(readFileSync('package.json', 'utf8')).version, hash: edition });

  await page.getByRole('link', { name: 'Check it later' }).click();
  await page.locator('hoyle-receipts:defined').waitFor();
  const whole = await checked(page, JSON.stringify(made));
  expect(whole).toContain('The receipt holds: nothing that decided it has changed.');
  expect(whole).toContain('Euchre: Revoke');
  expect(whole).toContain(made.result.says[0] ?? '');
  expect(server.complaints()).toEqual([]);

  const changed = await checked(page, JSON.stringify({ ...made, rows: { 'euchre.law.revoke': 'ab' } }));
  expect(changed).toContain('The receipt no longer holds.');
  expect(changed).toContain('Euchre: Revoke: changed');
  expect(changed).toContain('The result today is the same.');
  expect(await checked(page, JSON.stringify({ ...made, id: 'euchre.law.revok', rows: {} }))).toContain('The question cannot be answered today:');
});

test('the receipt of a score; a link; text that is neither', async () => {
  const page = await server.open('/games/cribbage/score/hand/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D', { viewport: DESK, ...CLIPBOARD });
  await page.locator('.result .headline').waitFor();
  const made = await copied(page, () => page.locator('hoyle-scorer [data-do="share"]').click());
  expect(made).toMatchObject({ id: 'cribbage.score.hand', book: 'sierra', result: { says: [expect.stringContaining('29 points')] } });
  await page.goto(`${server.address}/receipts/`);
  await page.locator('hoyle-receipts:defined').waitFor();
  expect(await checked(page, JSON.stringify(made))).toContain('The receipt holds');
  expect(await checked(page, 'https://elsewhere.example/games/whist/law/revoke/?book=uspc-1898')).toContain('Whist: Revoke');
  await page.getByRole('button', { name: 'Copy receipt' }).waitFor();
  expect(await checked(page, 'revoke')).toContain('Paste a whole receipt, from { to }');
  expect(await checked(page, '{"format":')).toContain('This text is not JSON.');
  expect(server.complaints()).toEqual([]);
});

test('a receipt names its edition, and links to its stored data', async () => {
  const page = await server.open('/receipts/', { viewport: DESK });
  await page.locator('hoyle-receipts:defined').waitFor();
  const link = `${server.address}/games/euchre/law/revoke/?book=donohue&claimed=late&sides=one`;
  await checked(page, link);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const made = JSON.parse(readFileSync(await saved.path(), 'utf8')) as Receipt;
  expect(await checked(page, JSON.stringify(made))).toContain('That is the edition of today.');
  const old = (hash: string) => JSON.stringify({ ...made, edition: { name: '0.0.9', hash } });
  expect(await checked(page, old('0123456789'))).toContain('This site does not keep that edition.');

  const entry = (hash: string, files: unknown) => ({ edition: { version: '0.0.9', date: '2026-10-04', hash }, changes: null, files });
  const folder = '/api/v1/editions/0123456789';
  const files = { changes: `${folder}/changes.json`, laws: `${folder}/laws.csv.gz`, points: `${folder}/points.csv.gz` };
  const former = [entry('0123456789', files), entry('abcdefghij', null)];
  await page.route('**/api/v1/editions.json', (route) => route.fulfill({ json: { edition: { hash: made.edition.hash }, former } }));
  expect(await checked(page, old('0123456789'))).toContain('This site keeps that edition, of 4 October 2026: its laws, its scores, and what changed after it.');
  const addresses = await page.locator('.receipt-found .receipt-of a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses).toEqual([files.laws, files.points, files.changes]);
  expect(await checked(page, old('abcdefghij'))).toContain('That edition, of 4 October 2026, has the same laws and scores as the next one.');

  await page.unroute('**/api/v1/editions.json');
  await page.route('**/api/v1/editions.json', (route) => route.fulfill({ status: 404 }));
  expect(await checked(page, old('0123456789'))).toContain('it is not known whether that edition is kept');
});

test('two versions of what happened have no receipt', async () => {
  const page = await server.open('/games/euchre/law/revoke/?claimed=late&other-version=claimed.in-time', { viewport: DESK, ...CLIPBOARD });
  await pressAction(page, 'share');
  await page.getByRole('button', { name: 'For your web page' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy receipt' }).count()).toBe(0);
});

test('the page is readable on a phone, in light and dark', { tags: 'full' }, async () => {
  const page = await server.open('/receipts/', { viewport: PHONE, bypassCSP: true });
  await page.locator('hoyle-receipts:defined').waitFor();
  await checked(page, `${server.address}/games/euchre/law/revoke/?book=donohue&claimed=late`);
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFinds(page, { only: ['color-contrast'] })).toEqual([]);
});
