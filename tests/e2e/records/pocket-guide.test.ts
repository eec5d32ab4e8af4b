// @module-tag rotating
// A pocket guide: eight pages of a game by a book, printed on one sheet so that it can be folded.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { encodeAgreement } from '../../../src/lib/agreements/link.ts';
import { site } from '../../support/browser/browser.ts';

const server = site();
/** Column and row of pages 1 to 8 on paper, as they are to be folded: 7, 6, 5, 4 upside down above 8, 1, 2, 3. */
const PLACES = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 0],
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
] as const;

test('no page overflows, the sheet is one page of paper, and its pages are where the folds need them', async () => {
  const page = await server.open('/pocket/#game=euchre');
  await page.locator('hoyle-pocket[data-ready]').waitFor();
  const bodies = page.locator('.pocket-body');
  expect(await bodies.count()).toBe(8);
  expect(await bodies.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)).toBe(0);
  expect(await page.locator('.pocket-page').first().innerText()).toContain('Euchre');
  expect(await page.locator('.pocket-sheet').innerText()).toContain('March');
  await page.locator('[name="book"]').selectOption('donohue');
  await page.locator('.pocket-entry', { hasText: 'Once the revoker’s side has played again' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('.pocket-page')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [Math.round(x / width), Math.round(y / height)]));
  expect(boxes).toEqual(PLACES);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const paper = pdf.toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  // A4, landscape, in points.
  expect(
    /\/MediaBox\s*\[([^\]]*)\]/
      .exec(paper)?.[1]
      ?.trim()
      .split(/\s+/)
      .map((one) => Math.round(Number(one))),
  ).toEqual([0, 0, 842, 595]);
  expect(server.complaints()).toEqual([]);
});

test('the rulings of an active agreement are printed', async () => {
  const page = await server.open('/about/');
  const text = encodeAgreement({
    name: 'Us',
    games: [
      {
        place: 'euchre',
        book: 'donohue',
        points: {},
        house: [
          { law: 'revoke', text: 'A revoke costs the game.' },
          { law: '', text: 'No talking.' },
        ],
      },
    ],
  });
  await page.evaluate((agreement) => localStorage.setItem('hoyle.agreement', agreement), text);
  await page.goto(`${server.address}/pocket/#game=euchre`);
  await page.locator('hoyle-pocket[data-ready]').waitFor();
  expect(await page.locator('[name="book"]').inputValue()).toBe('agreement');
  const printed = await page.locator('.pocket-sheet').innerText();
  expect(printed).toContain('A revoke costs the game. House rule');
  expect(printed).toContain('No talking.');
  expect(printed).toContain('By your agreement and Donohue');
});

describe('a guide that cannot be made', () => {
  const shown = async (page: Page) => (await page.locator('.not-made').innerText()).replace(/\s+/g, ' ');

  test('for another book: says so, keeps both choices and has nothing to print; it can be tried again', async () => {
    const page = await server.open('/pocket/#game=euchre');
    await page.locator('hoyle-pocket[data-ready]').waitFor();
    await page.evaluate(() => {
      document.importNode = () => {
        throw new Error('full');
      };
    });
    await page.locator('[name="book"]').selectOption('donohue');
    await expect.poll(() => shown(page)).toBe('The guide to Euchre was not made: its pages could not be filled. Try again');
    expect(await page.locator('[name="game"]').inputValue()).toBe('euchre');
    expect(await page.locator('[name="book"]').inputValue()).toBe('donohue');
    expect(await page.locator('.pocket-page').count()).toBe(0);
    expect(await page.locator('[data-do="print"]').isVisible()).toBe(false);
    await page.evaluate(() => Reflect.deleteProperty(document, 'importNode'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('hoyle-pocket[data-ready]').waitFor();
    expect(await page.locator('.pocket-sheet').innerText()).toContain('By Donohue');
    expect(await page.locator('.not-made').count()).toBe(0);
    server.complaints();
  });

  test('for a game whose page does not come: says why, and keeps the game', async () => {
    const page = await server.open('/pocket/#game=euchre');
    await page.locator('hoyle-pocket[data-ready]').waitFor();
    await page.context().setOffline(true);
    await page.locator('[name="game"]').selectOption('whist');
    await expect.poll(() => shown(page)).toMatch(/^The guide to Whist was not made\. .*when there is a network\..* Try again$/);
    expect(await page.locator('[name="game"]').inputValue()).toBe('whist');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('hoyle-pocket[data-ready]').waitFor();
    expect(await page.locator('.pocket-sheet').innerText()).toContain('Whist');
    server.complaints();
  });
});
