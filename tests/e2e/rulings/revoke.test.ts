// @module-tag rotating
// A dispute over a revoke on a phone: euchre with the left bower, and whist with a card that nobody remembers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newWindow, site } from '../../support/browser/browser.ts';

const server = site();
const TOUCH = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const;

const verdict = (page: Page) => page.locator('.revoke-verdict').innerText();
/** Taps cards on the pad, by rank and then by suit; `?` is a card that nobody remembers. */
async function tapCards(page: Page, cards: string): Promise<void> {
  for (const card of cards.split(' ')) {
    if (card === '?') {
      await page.locator('.pad-more button', { hasText: 'Don’t remember' }).tap();
      continue;
    }
    await page
      .getByRole('button', { name: card.slice(0, -1), exact: true })
      .and(page.locator('.rank-key'))
      .tap();
    await page.locator(`.key[data-card="${card}"]`).tap();
  }
}
async function start(page: Page, trump: string, leader: string): Promise<void> {
  await page
    .locator('.revoke-trumps .option')
    .filter({ has: page.locator(`input[value="${trump}"]`) })
    .tap();
  await page.locator('[data-do="enter"]').tap();
  await page.locator('.revoke-leaders button', { hasText: leader }).tap();
}
const at = (page: Page, trick: number, seat: number) => page.locator(`.revoke-tricks [data-at="${trick - 1}.${seat}"]`);

test('euchre: the left bower proves the revoke, and the law says what it costs', async () => {
  const page = await server.open('/games/euchre/law/revoke/', TOUCH);
  await page.locator('a[href="/revoke/#game=euchre"]').tap();
  await page.locator('.revoke-tricks').waitFor();
  await start(page, 'H', 'You');
  await tapCards(page, 'AS 9S 10S QS KH 9H AH KC');
  expect(await verdict(page)).toContain('Not proved');
  // The partner won the trick with the ace of trumps and leads.
  expect(await page.locator('.pad-said').innerText()).toBe('Trick 3: Partner, to lead');
  await tapCards(page, 'AC 10C QC 9C JC JD');
  expect(await verdict(page)).toBe(
    'Yes: Right revoked at trick 2. Hearts (trumps) were led. Right played the king of clubs, but still had the jack of diamonds (the left bower, a trump), played at trick 4.',
  );
  expect(await at(page, 2, 3).getAttribute('class')).toContain('is-revoke');
  expect(await at(page, 4, 3).getAttribute('class')).toContain('is-proof');
  await page.locator('.revoke-pad .main').tap();
  await page.locator('h2', { hasText: 'What it costs: Euchre' }).waitFor();
  // The answers that the tricks give are selected: only the case of a revoke found out later is left.
  expect(await page.locator('[data-part="charges"] .case:visible .condition').allInnerTexts()).toEqual([expect.stringContaining('has played again')]);
  expect(await page.locator('[data-part="charges"] .case:visible').innerText()).toContain('Donohue');
  expect(await page.locator('.clocks').innerText()).toContain('may claim');
  const law = page.locator('a', { hasText: 'Open this law with these answers' });
  expect(await law.getAttribute('href')).toBe('/games/euchre/law/revoke/?against=partners&claimed=late&law=revoke&sides=one');
  // A card in an earlier trick is changed: it was a heart after all.
  await at(page, 2, 3).tap();
  await tapCards(page, '10H');
  expect(await verdict(page)).toContain('Not proved');
  await page.locator('.pad-foot button', { hasText: 'Undo' }).tap();
  expect(await verdict(page)).toContain('Yes: Right revoked at trick 2.');
  await page.reload();
  await page.locator('.revoke-verdict b', { hasText: 'Yes: Right revoked at trick 2.' }).waitFor();
  expect(server.complaints()).toEqual([]);
});

test('whist: an unknown card leaves it open, and another player settles it by the link', async () => {
  const page = await server.open('/revoke/#game=whist', TOUCH);
  await page.locator('.revoke-tricks').waitFor();
  await start(page, 'D', 'Left');
  await tapCards(page, 'AS 2S 3S 4C KS 5S 6S ?');
  expect(await verdict(page)).toBe('Not proved: it depends on cards that are not known.');
  await page.locator('.revoke-pad .main').tap();
  const open = page.locator('.revoke-findings details', { hasText: 'What cards not known could change' });
  expect(await open.innerText()).toContain(
    'You may have revoked at trick 1. Spades were led. You played the four of clubs. It was a revoke if you still held a spade: the card at trick 2 or a card not entered yet.',
  );
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.locator('[data-do="share"]').tap();
  await page.waitForFunction(() => location.hash.includes('t='));
  const other = await server.open(`/revoke/${await page.evaluate(() => location.hash)}`, TOUCH);
  await at(other, 2, 0).waitFor();
  expect(await verdict(other)).toContain('Not proved');
  await at(other, 2, 0).tap();
  await tapCards(other, '9S');
  expect(await verdict(other)).toBe(
    'Yes: you revoked at trick 1. Spades were led. You played the four of clubs, but still had the nine of spades, played at trick 2.',
  );
  expect(await other.locator('.key[data-card="AS"]').getAttribute('aria-disabled')).toBe('true');
  expect(server.complaints()).toEqual([]);
});

test('a link with a card twice says what to change, and a link without a game says so', { tags: 'full' }, async () => {
  const page = await server.open('/revoke/#game=euchre&trump=H&t=0.AS.9S.10S.QS_0.KS.9S');
  await page.locator('.revoke-verdict.wrong').waitFor();
  expect(await verdict(page)).toBe(
    'These cards cannot all be right. The nine of spades is entered twice: Left at trick 1 and Left at trick 2. Change one of them.',
  );
  const lost = await server.open('/revoke/#game=bezique&t=0.AS');
  expect(await lost.locator('.of-link').innerText()).toContain('This link names no game that can be checked here.');
  expect(server.complaints()).toEqual([]);
});

test('without a network the check works, and so do the rulings of a game that is on the device', { tags: 'full' }, async () => {
  const context = await server.context({ serviceWorkers: 'allow' });
  const page = await newWindow(context);
  await page.goto(`${server.address}/games/euchre/`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await page.goto(`${server.address}/revoke/#game=euchre&trump=H&t=0.KH.9H.AH.KC_.10H.AD.JC.JD`);
  await expect.poll(() => verdict(page)).toContain('Yes: Right revoked at trick 1.');
  await page.locator('[data-part="charges"] .case:visible', { hasText: 'Donohue' }).waitFor();
  await page.goto(`${server.address}/revoke/#game=whist&trump=H&t=0.AS.9C.10S.QS_0.KS.9S`);
  await page.reload();
  await expect.poll(() => verdict(page)).toContain('Yes: Left revoked at trick 1.');
  expect(await page.locator('[data-part="charges"] a', { hasText: 'Revoke at Whist' }).getAttribute('href')).toBe('/games/whist/law/revoke/');
});
