// A booklet of chosen games: the active agreement is printed first, and each game after it begins on a new page.
import { expect, test } from 'vitest';
import { handOf, sayHand } from '../../../src/lib/agreements/hand.ts';
import { encodeAgreement } from '../../../src/lib/agreements/link.ts';
import { site } from '../../support/browser/browser.ts';

const server = site();
const AGREED = {
  name: 'Thursday table',
  games: [{ place: 'euchre', book: 'donohue' as const, points: {}, house: [{ law: 'revoke', text: 'A revoke costs the game.' }] }],
};

test('the agreement with its five cards is the first page, and its rulings are printed; the choice survives a reload', async () => {
  const page = await server.open('/about/');
  await page.evaluate((text) => {
    localStorage.setItem('hoyle.agreement', text);
    localStorage.setItem('hoyle.recent', 'pitch');
  }, encodeAgreement(AGREED));
  await page.goto(`${server.address}/booklet/`);
  await page.locator('hoyle-booklet[data-ready]').waitFor();
  // The games of the agreement come first and are selected, then the game opened last.
  const names = () => page.locator('.booklet-first label').allInnerTexts();
  expect((await names()).slice(0, 2).map((one) => one.trim())).toEqual(['Euchre', 'Pitch']);
  await page.getByLabel('Pitch', { exact: true }).check();
  await page.locator('.booklet-game').nth(1).waitFor();
  await page.reload();
  await page.locator('hoyle-booklet[data-ready]').waitFor();
  const parts = page.locator('.booklet-pages > section');
  expect(await parts.evaluateAll((all) => all.map((one) => one.className))).toEqual(['deed', 'booklet-game', 'booklet-game']);
  expect(await parts.first().innerText()).toContain(sayHand(handOf(AGREED)));
  expect(await parts.nth(1).innerText()).toContain('A revoke costs the game. House rule');
  await page.locator('.deed .qr-code').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('hoyle-booklet form').isVisible()).toBe(false);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(3);
  expect(server.complaints()).toEqual([]);
});

test('without an agreement or a game nothing is printed; a game by the reader’s book needs no agreement', async () => {
  const page = await server.open('/booklet/');
  await page.getByText('Choose one game or more.').waitFor();
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
  await page.getByLabel('Hearts', { exact: true }).check();
  await page.locator('hoyle-booklet[data-ready]').waitFor();
  expect(await page.locator('.booklet-pages > section').count()).toBe(1);
  expect(await page.locator('.booklet-print').innerText()).toContain('No agreement is in force.');
});
