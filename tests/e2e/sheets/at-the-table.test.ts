// @module-tag full
// What players need at the table beyond a ruling: every case for unknown facts, two versions side by side, and hard words explained.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const text = (from: string) => from.replace(/\s+/g, ' ');
const LATE = '/games/euchre/law/revoke/?law=revoke&claimed=late&against=partners&sides=one';

test('unknown facts show every case that is left, each with its condition', async () => {
  const page = await server.open('/games/euchre/law/revoke/?law=revoke&claimed=late&against=unknown&sides=unknown');
  const cases = page.locator('.rulings > .case:visible');
  await expect.poll(() => cases.count()).toBe(3);
  const said = (await cases.allInnerTexts()).map(text);
  expect(said.every((line) => /^(Here .*?\. )?(If|Once|Before|After|Unless) [^:]*: \S/.test(line))).toBe(true);
  expect(said.filter((line) => line.includes('4 points'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('does not count'))).toHaveLength(1);
});

test('two versions of what happened are ruled on side by side, and are still there after a reload', async () => {
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

test('a hard word is explained in place, by touch and by keyboard, and is a link without script', async () => {
  const page = await server.open('/games/cribbage/law/over-score/');
  const word = page.locator('.gist a.term').first();
  expect(await word.getAttribute('href')).toMatch(/^\/glossary\/#/);
  // Until the script has loaded, the word is a link.
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

test('an invalid stored book is ignored, and a page restored from the back-forward cache shows the book chosen elsewhere', async () => {
  const page = await server.open('/games/euchre/law/revoke/');
  const shown = () => page.evaluate(() => document.documentElement.dataset.book ?? '');
  for (const kept of ['x"]y', 'hoyle-2050']) {
    await page.evaluate((book) => localStorage.setItem('hoyle.book', book), kept);
    await page.reload();
    expect(await shown()).toBe('');
  }
  await page.waitForLoadState('networkidle');
  // Simulates the back-forward cache, which the test browser does not use.
  await page.evaluate(() => {
    localStorage.setItem('hoyle.book', 'donohue');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await shown()).toBe('donohue');
  expect(server.complaints()).toEqual([]);
});
