// If the code of a button never arrives, pressing the button shows a message, even if the module that explains failed loads never arrives either.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test.each([
  ['scorer', 'This part of the page has not come: the site is slow or does not respond.'],
  ['load', 'A part of this page did not come.'],
  ['edition-files', 'A part of this page did not come.'],
])('the button of a scorer while %s.js hangs', async (name, sentence) => {
  const context = await server.context();
  // The page waits 10 and 12 seconds, and one for the module that explains failed loads.
  await context.addInitScript(() => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) =>
      later(run, [1000, 10_000, 12_000].includes(wait ?? 0) ? (wait ?? 0) / 20 : wait, ...rest)) as typeof setTimeout;
  });
  const page = await context.newPage();
  await page.route(new RegExp(`/_astro/${name}\\.[^/]*\\.js`), () => undefined);
  await page.goto(`${server.address}/games/cribbage/score/hand/`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Hand or crib' }).fill('5H 5S 5C JD');
  await page.getByRole('textbox', { name: 'Starter' }).press('Enter');
  const said = page.locator('hoyle-scorer .not-come');
  await said.waitFor();
  expect(await said.innerText()).toContain(sentence);
  expect(await page.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Hand or crib' }).inputValue()).toBe('5H 5S 5C JD');
});
