// @module-tag full
// What players need at the table beyond a ruling: a line a case for what nobody knows, two versions side by side, a hard word explained.
import { expect, test } from 'vitest';
import { site } from '../support/browser.ts';

const house = site();
const text = (from: string) => from.replace(/\s+/g, ' ');
const LATE = '/games/euchre/law/revoke/?law=revoke&claimed=late&against=partners&sides=one';

test('what nobody knows is split by the question that decides most, one line a case', async () => {
  const page = await house.open('/games/euchre/law/revoke/?law=revoke&claimed=unknown&against=unknown&sides=unknown');
  const lines = page.locator('.answer .answer-split li');
  await lines.first().waitFor();
  const said = (await lines.allInnerTexts()).map(text);
  expect(said).toContain('Both sides: The deal is void.');
  expect(said.every((line) => /^[A-Z][^:]*: \S/.test(line))).toBe(true);
  expect(await page.locator('.answer details.doubt').count()).toBeGreaterThan(0);
  expect(await page.locator('.answer .cite .doubt').count()).toBe(0);
  await page.locator('.fall-back').waitFor();
  expect(await page.locator('.fall-back a[href="/questions/who-decides/"]').count()).toBe(1);
});

test('two versions of what happened are ruled side by side', async () => {
  const page = await house.open(LATE);
  await page.locator('[data-do="versions"]').click();
  expect(await page.locator('.answer').innerText()).toContain('Now as the other tells it');
  for (const [fact, option] of [
    ['claimed', 'in-time'],
    ['against', 'partners'],
    ['sides', 'one'],
  ]) {
    const field = page.locator(`fieldset[data-fact="${fact}"]:not([hidden])`);
    if ((await field.count()) > 0) await field.locator(`input[value="${option}"]`).check();
  }
  const [one = '', other = ''] = (await page.locator('.versions > section').allInnerTexts()).map(text);
  expect(one).toContain('played again');
  expect(other).toContain('in time');
  expect(other).toContain('may change the card');
  expect(one).not.toContain('may change the card');
  await page.locator('.fall-back').waitFor();
  // Both stand there after a reload.
  await page.reload();
  await expect.poll(async () => (await page.locator('.versions > section').allInnerTexts()).map(text)).toEqual([one, other]);
});

test('a hard word explains itself where it stands, by touch and by keyboard, and is a link without script', async () => {
  const page = await house.open('/games/euchre/law/revoke/');
  const word = page.locator('.columns a.term').first();
  expect(await word.getAttribute('href')).toMatch(/^\/glossary\/#/);
  await word.focus();
  await page.keyboard.press('Enter');
  await page.locator('.gloss').waitFor();
  expect(await page.locator('.gloss').innerText()).toContain('shown or dropped');
  expect(page.url()).not.toContain('glossary');
  await page.keyboard.press('Escape');
  await page.locator('.gloss').waitFor({ state: 'detached' });
  await word.click();
  await page.locator('.gloss').waitFor();
  await word.click();
  await page.waitForTimeout(300);
  expect(await page.locator('.gloss').count()).toBe(0);
  await word.click();
  await page.locator('.gloss').waitFor();
});

test('a book kept here that is none is no choice, and a page that slept takes the one that was chosen elsewhere', async () => {
  const page = await house.open('/games/euchre/law/revoke/');
  const shown = () => page.evaluate(() => [document.documentElement.dataset.book ?? '', document.querySelector<HTMLSelectElement>('#set-book')?.value]);
  for (const kept of ['x"]y', 'hoyle-2050']) {
    await page.evaluate((book) => localStorage.setItem('hoyle.book', book), kept);
    await page.reload();
    expect(await shown()).toEqual(['', '']);
  }
  await page.waitForLoadState('networkidle');
  // Brought back by the browser as it was left; the tests' browser keeps no pages.
  await page.evaluate(() => {
    localStorage.setItem('hoyle.book', 'donohue');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await shown()).toEqual(['donohue', 'donohue']);
  expect(house.complaints()).toEqual([]);
});
