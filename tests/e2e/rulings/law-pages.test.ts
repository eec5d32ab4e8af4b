// The page of one law, scorer or sheet, in a browser: a link restores it, old addresses lead to it, and offline its game's page shows it.
import { expect, test } from 'vitest';
import { hasPage } from '../../../src/lib/addresses/pages.ts';
import { isRuledOn } from '../../../src/lib/books/readings.ts';
import { newWindow, site } from '../../support/browser/browser.ts';
import { places } from '../../support/library.ts';

const server = site();
/** A variant's law without a page of its own, on which some book rules. */
const [inherited = ['', '']] = places.flatMap((place) =>
  place.parent === null ? [] : place.laws.flatMap((law) => (isRuledOn(law) && !hasPage(place, law) ? [[place.id, law.key] as const] : [])),
);

test('a link to a law restores question, answers and ruling, whether it names the law or not', async () => {
  for (const named of ['&law=revoke', '']) {
    const page = await server.open(`/games/euchre/law/revoke/?against=lone-hand&book=uspc-1898&claimed=late${named}&sides=one`);
    await expect.poll(() => page.locator('input[value="lone-hand"]').isChecked()).toBe(true);
    expect((await page.locator('.case:visible .ruled').first().innerText()).replace(/\s+/g, ' ')).toMatch(/4 points.*1898/);
    expect(server.complaints()).toEqual([]);
  }
});

test('a worked example opens by its link, with the ruling that the book prints', async () => {
  const page = await server.open('/games/euchre/law/revoke/');
  await page.locator('.worked > summary').click();
  const run = page.locator('.worked li', { hasText: 'A player sees their revoke before the trick is quitted' });
  const printed = await run.locator('b').innerText();
  await run.locator('a').first().click();
  await expect.poll(() => page.locator('input[name="claimed"][value="in-time"]').isChecked()).toBe(true);
  const ruled = page.locator('.case:visible .ruled', { hasText: 'Donohue' }).locator('.ruling');
  expect((await ruled.innerText()).replace(/\s+/g, ' ')).toContain(printed.replace(/\s+/g, ' '));
});

test('sharing gives the page’s own address with the answers', { tags: 'full' }, async () => {
  const page = await server.open('/games/euchre/law/revoke/');
  await page.locator('input[name="claimed"][value="in-time"]').check();
  await page.locator('hoyle-checker [data-do="share"]').click();
  await expect.poll(() => new URL(page.url()).search).toContain('claimed=in-time');
  expect(new URL(page.url()).pathname).toBe('/games/euchre/law/revoke/');
});

test('a wrong link to a law says what is wrong', { tags: 'full' }, async () => {
  const law = await server.open('/games/euchre/law/revoke/?claimed=soon');
  await law.locator('hoyle-checker .notice:not([hidden])').waitFor();
  expect(await law.locator('hoyle-checker .notice').innerText()).toContain(
    'When did it come out? This link says “soon”. Choose “Before the trick was turned down',
  );
  const other = await server.open('/games/euchre/law/revoke/?law=misdeal');
  await other.locator('main .notice.of-link').waitFor();
  expect(await other.locator('main .notice.of-link').innerText()).toContain('Law: this link says “misdeal”. Choose “Revoke”.');
});

test('a scorer is restored on its own page, and its lines lead to the schedule beside it', { tags: 'full' }, async () => {
  const page = await server.open('/games/cribbage/score/hand/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D');
  await page.locator('.headline').waitFor();
  expect(await page.locator('.headline').innerText()).toContain('29');
  const hrefs = await page.locator('.rule-of a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs.filter((one) => one.startsWith('#'))) expect(await page.locator(`[id="${href.slice(1)}"]`).count()).toBe(1);
  expect(server.complaints()).toEqual([]);
});

const isPackOf = (game: string) => (path: string) => path.startsWith(`/packs/games/${game}.`) && path.endsWith('.bin');

/** A page that has been visited, after the bundle of its game is on the device. */
async function visited(path: string, game: string) {
  const context = await server.context({ serviceWorkers: 'allow' });
  const page = await newWindow(context);
  await page.goto(server.address + path);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
  const keys = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname);
    });
  // The worker caches the bundle of the game first and the page itself last: until then the law is shown on the page of the game.
  const isKept = async () => (await keys()).some(isPackOf(game)) && (await keys()).includes(path);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  return { context, page };
}

test('after a visit to one law only, a page of its game that was never opened scores offline', { tags: 'full' }, async () => {
  const { context, page } = await visited('/games/cribbage/law/over-score/', 'cribbage');
  await context.setOffline(true);
  await page.goto(`${server.address}/games/cribbage/score/hand/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D`);
  await page.locator('.headline').waitFor();
  expect(await page.locator('.headline').innerText()).toContain('29');
  await page.goto(`${server.address}/games/cribbage/`);
  await page.locator('[id="law.over-score"] h4 a').click();
  await page.locator('[id="law.over-score"] .law-body .ruling').first().waitFor();
  expect(await page.locator('.not-come').count()).toBe(0);
});

test.each([
  ['/games/euchre/law/', '/games/euchre/#if-something-goes-wrong'],
  ['/games/euchre/railroad/law', '/games/euchre/railroad/#if-something-goes-wrong'],
  ['/games/cribbage/score/', '/games/cribbage/#check-a-score'],
])('the truncated address %s leads to its list', async (cut, list) => {
  const page = await server.open(cut);
  await page.waitForURL(`${server.address}${list}`);
  expect(await page.locator(new URL(page.url()).hash).count()).toBe(1);
});

test('a truncated address leads to its list offline too', { tags: 'full' }, async () => {
  const { context, page } = await visited('/games/cribbage/law/over-score/', 'cribbage');
  await context.setOffline(true);
  for (const [cut, list] of [
    ['law', 'if-something-goes-wrong'],
    ['score', 'check-a-score'],
  ]) {
    await page.goto(`${server.address}/games/cribbage/${cut}/`);
    expect(page.url()).toBe(`${server.address}/games/cribbage/#${list}`);
    expect(await page.locator(`[id="${list}"]`).count()).toBe(1);
  }
});

test(
  'offline a visited law is shown at its own address, and every other law of the game on the page of the game, in a bundle or on its own',
  { tags: 'full' },
  async () => {
    const { context, page } = await visited('/games/euchre/law/revoke/', 'euchre');
    await context.setOffline(true);
    const asked = '/games/euchre/law/revoke/?against=lone-hand&book=uspc-1898&claimed=late&sides=one';
    await page.goto(`${server.address}${asked}`);
    expect(new URL(page.url()).pathname).toBe('/games/euchre/law/revoke/');
    await expect.poll(() => page.locator('input[value="lone-hand"]').isChecked()).toBe(true);
    await page.goto(`${server.address}/games/euchre/law/lead-out-of-turn/`);
    expect(page.url()).toBe(`${server.address}/games/euchre/#law.lead-out-of-turn`);
    await page.locator('[id="law.lead-out-of-turn"] .ruling').first().waitFor();
    // A device on which no bundle has arrived: only the game's page, and the page with its complete code from which its rows open.
    await page.goto(`${server.address}/games/euchre/`);
    await page.evaluate(async () => {
      const alone = await Promise.all(['/games/euchre/', '/games/euchre/code/'].map(async (path) => [path, await fetch(path)] as const));
      for (const name of (await caches.keys()).filter((one) => /^hoyle-/.test(one))) {
        const cache = await caches.open(name);
        for (const [path, whole] of alone) await cache.put(path, whole.clone());
        for (const request of await cache.keys())
          if (/^\/packs\/games\/euchre\..*\.bin$|^\/games\/euchre\/law\//.test(new URL(request.url).pathname)) await cache.delete(request);
      }
    });
    await page.goto(`${server.address}${asked}`);
    expect(new URL(page.url()).pathname).toBe('/games/euchre/');
    expect(new URL(page.url()).hash).toBe('#law.revoke');
    await page.locator('[id="law.revoke"] .case:visible .ruling').first().waitFor();
  },
);

test('a row opens in place, with its checker, and closes; a law of the parent opens as it applies to the variant', async () => {
  const page = await server.open('/games/euchre/');
  const law = page.locator('[id="law.revoke"]');
  // Its summary line is part of the link.
  await law.locator('.one-line').click({ force: true });
  await law.locator('input[name="claimed"][value="in-time"]').check();
  await law.locator('.case:visible .figure', { hasText: 'card face up' }).waitFor();
  expect(await law.locator('h4 a').getAttribute('aria-expanded')).toBe('true');
  await law.locator('h4 a').click();
  await law.locator('.law-body').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/games/euchre/');
  const [place, key] = inherited;
  await page.goto(`${server.address}/games/${place}/#law.${key}`);
  await page.locator(`[id="law.${key}"] .law-body .ruling`).first().waitFor();
  expect(server.complaints()).toEqual([]);
});
