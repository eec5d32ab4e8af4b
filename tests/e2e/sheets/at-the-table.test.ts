// @module-tag full
// What players need at the table beyond a ruling: every case for what nobody knows, two versions side by side, a hard word explained.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const text = (from: string) => from.replace(/\s+/g, ' ');
const LATE = '/games/euchre/law/revoke/?law=revoke&claimed=late&against=partners&sides=one';

test('what nobody knows shows every case that is left, each with what leads to it', async () => {
  const page = await server.open('/games/euchre/law/revoke/?law=revoke&claimed=late&against=unknown&sides=unknown');
  const cases = page.locator('.rulings > .case:visible');
  await expect.poll(() => cases.count()).toBe(3);
  const said = (await cases.allInnerTexts()).map(text);
  expect(said.every((line) => /^(Here .*?\. )?(If|Once|Before|After|Unless) [^:]*: \S/.test(line))).toBe(true);
  expect(said.filter((line) => line.includes('4 points'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('does not count'))).toHaveLength(1);
});

test('two versions of what happened are ruled side by side, and stand there after a reload', async () => {
  const page = await server.open(LATE);
  await page.locator('[data-do="versions"]').click();
  expect(await page.locator('.two-versions').innerText()).toContain('Now answer as the other tells it');
  await page.locator('input[name="claimed"][value="in-time"]').check();
  const [one = '', other = ''] = (await page.locator('.versions > section').allInnerTexts()).map(text);
  expect(one).toContain('2 points');
  expect(other).toContain('may change the card');
  expect(one).not.toContain('may change the card');
  expect(await page.locator('.fall-back a[href="/questions/who-decides/"]').count()).toBe(1);
  await page.reload();
  await expect.poll(async () => (await page.locator('.versions > section').allInnerTexts()).map(text)).toEqual([one, other]);
  await page.locator('[data-do="versions"]').click();
  await page.locator('.two-versions').waitFor({ state: 'detached' });
});

test('a hard word explains itself where it stands, by touch and by keyboard, and is a link without script', async () => {
  const page = await server.open('/games/cribbage/law/over-score/');
  const word = page.locator('.gist a.term').first();
  expect(await word.getAttribute('href')).toMatch(/^\/glossary\/#/);
  // Before the script has come, the word is a link.
  await page.waitForLoadState('networkidle');
  await word.focus();
  await page.keyboard.press('Enter');
  await page.locator('.gloss').waitFor();
  expect(await page.locator('.gloss').innerText()).toMatch(/four cards|thrown out|dealer/);
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
  const page = await server.open('/games/euchre/law/revoke/');
  const shown = () => page.evaluate(() => document.documentElement.dataset.book ?? '');
  for (const kept of ['x"]y', 'hoyle-2050']) {
    await page.evaluate((book) => localStorage.setItem('hoyle.book', book), kept);
    await page.reload();
    expect(await shown()).toBe('');
  }
  await page.waitForLoadState('networkidle');
  // Brought back by the browser as it was left; the tests' browser keeps no pages.
  await page.evaluate(() => {
    localStorage.setItem('hoyle.book', 'donohue');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await shown()).toBe('donohue');
  expect(server.complaints()).toEqual([]);
});
