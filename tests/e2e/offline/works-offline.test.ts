// The site without a network.
import { expect, test } from 'vitest';
import { type EditionFiles, sizeOfAll } from '../../../src/lib/editions/edition-files.ts';
import { newWindow, site } from '../../support/browser/browser.ts';
import { readDist } from '../../support/browser/dist.ts';

const server = site();

test.each(['/about/#offline', '/offline/'])(
  'the whole site is saved when it is requested as soon as %s has loaded, on a first visit',
  { tags: 'full' },
  async (address) => {
    const context = await server.context({ serviceWorkers: 'allow' });
    const page = await newWindow(context);
    await page.goto(`${server.address}${address}`);
    await page.locator('hoyle-offline:defined button').first().click();
    const said = page.locator('hoyle-offline output').first();
    await expect.poll(() => said.innerText(), { timeout: 60_000 }).toMatch(/^(?!Fetching|\d+ of 100).+/);
    expect(await said.innerText()).toContain('The whole site is on this device');
  },
);

test('works offline after one visit and finds games and offences by name; saves the whole site; shows pages never visited, and searches', async () => {
  const context = await server.context({ serviceWorkers: 'allow' });
  const page = await newWindow(context);
  await page.goto(`${server.address}/games/euchre/law/revoke/`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await page.goto(`${server.address}/games/euchre/law/revoke/`);
  // The page of a visited law is cached; any other law of the game is shown on the page of the game, which came in its bundle.
  expect(await page.locator('h1').innerText()).toContain('Revoke');
  await page.goto(`${server.address}/games/euchre/law/lead-out-of-turn/`);
  expect(page.url()).toBe(`${server.address}/games/euchre/#law.lead-out-of-turn`);
  await page.locator('[id="law.lead-out-of-turn"] .ruling').first().waitFor();
  await page.goto(`${server.address}/search/?q=revoke+euchre`);
  await page.locator('[data-result][data-id="revoke"]').waitFor();
  // The sentence follows the first results once the full text has been requested.
  await expect.poll(() => page.locator('#results-said').innerText()).toContain('not on this device yet');
  await page.goto(`${server.address}/games/cribbage/`);
  // The page shows what is missing, then what is available, then how to save the whole site.
  await expect.poll(() => page.locator('h1').innerText()).toBe('Cribbage is not on this device yet');
  expect(await page.locator('.page-head').innerText()).toContain('there is no network');
  expect(await page.locator('[data-here] a').allInnerTexts()).toEqual(['Euchre']);
  expect(await page.title()).toBe('Cribbage is not on this device yet · According to Hoyle');
  const [here = 0, button = 0] = await page
    .locator('[data-here], hoyle-offline button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect([here < button, button < 844]).toEqual([true, true]);
  await page.goto(`${server.address}/games/snooker/law/foul/`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Snooker is not on this device yet');
  await page.goto(`${server.address}/about/`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('This page is not on this device yet');
  await page.goto(`${server.address}/offline/`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Take it with you');
  await page.goto(`${server.address}/games/cribbage/`);
  await page.locator('[data-here] a').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Euchre');
  await page.goto(`${server.address}/games/cribbage/`);
  await context.setOffline(false);
  await page.locator('[data-again]').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Cribbage');
  await page.addInitScript(() => {
    const told = window as unknown as { persisted: number };
    told.persisted = 0;
    navigator.storage.persist = async () => {
      told.persisted += 1;
      return false;
    };
  });
  await page.goto(`${server.address}/about/`);
  // The page gives the size of the download and of the stored files before anything is fetched.
  const amount = page.locator('hoyle-offline [data-amount]');
  await amount.filter({ hasText: /\d MB to fetch/ }).waitFor();
  const list = JSON.parse(readDist('edition.json')) as EditionFiles;
  const [wire, size] = [list.wire, sizeOfAll(list)];
  const [way = 0, room = 0] = [...(await amount.innerText()).matchAll(/([\d.]+) MB/g)].map(([, number]) => Number(number) * 1e6);
  // What every visit caches and the opened games are already there or being fetched; both numbers are rounded to a tenth.
  expect([room / size > 0.2 && room / size <= 1.02, Math.abs(way - (wire * room) / size) <= 100_000]).toEqual([true, true]);
  expect(await page.evaluate(() => (window as unknown as { persisted: number }).persisted)).toBe(0);
  await page.locator('hoyle-offline button').click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { persisted: number }).persisted)).toBe(1);
  await page.locator('hoyle-offline output', { hasText: 'The whole site is on this device' }).waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto(`${server.address}/games/cribbage/score/hand/?hand=5H-5S-5C-JD&starter=5D&book=sierra`);
  expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual(['/games/cribbage/', '#score.hand']);
  await page.locator('[id="score.hand"] .headline').waitFor();
  expect(await page.locator('[id="score.hand"] .headline').innerText()).toContain('29');
  await page.goto(`${server.address}/search/?q=revoke+euchre`);
  await page.locator('[data-passage]').first().waitFor();
});
