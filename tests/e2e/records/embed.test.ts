// @module-tag full
// A page on another site, with its own strict policy, shows rulings and scores of this site: as elements and in a frame.

import { createServer, type Server } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawPages } from '../../../src/lib/addresses/pages.ts';
import { isHeldBack } from '../../../src/lib/rulings/one-line.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { DESK, site } from '../../support/browser/browser.ts';

const server = site();
let other: Server;
let body = '';
let foreign = '';

beforeAll(async () => {
  other = createServer((_, response) => {
    const policy = `default-src 'none'; script-src ${server.address}; connect-src ${server.address}; frame-src ${server.address}; style-src 'self'`;
    const html = `<!doctype html><html lang="en"><title>A club</title><main><h1>A club</h1>${body}</main><script async src="${server.address}/embed/hoyle.js"></script></html>`;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }).end(html);
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const bound = other.address();
  foreign = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`;
});
afterAll(() => other?.close());

/** Opens the page of the other site with a body. */
async function open(html: string, options?: BrowserContextOptions): Promise<Page> {
  body = html;
  const page = await (await server.context(options)).newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && !/favicon/.test(message.location().url) && said.push(message.text()));
  complaints = said;
  await page.goto(foreign);
  return page;
}
let complaints: string[] = [];

test('a law shows the line of each book, then the ruling for an answer, under the policy of the page', async () => {
  const page = await open('<hoyle-ruling law="euchre.law.revoke" book="donohue"><a href="/">Euchre</a></hoyle-ruling>');
  const ruling = page.locator('hoyle-ruling');
  await ruling.getByRole('heading', { name: 'Revoke' }).waitFor();
  expect(await ruling.getByRole('link', { name: 'Revoke' }).getAttribute('href')).toBe(`${server.address}/games/euchre/law/revoke/`);
  expect(await ruling.locator('.ruled').count()).toBe(1);
  expect(await ruling.locator('.books').innerText()).toBe('Donohue');
  expect(await ruling.locator('.figure').count()).toBe(0);
  expect(await ruling.locator('.ruled .small').innerText()).toMatch(/Donohue, undated, pp?\. \d+/);
  await ruling.getByRole('group').filter({ hasText: 'come out' }).getByRole('radio').last().press('Space');
  await ruling
    .getByRole('radio', { name: 'Only one side' })
    .or(ruling.getByRole('radio', { name: 'One side' }))
    .first()
    .check();
  await expect.poll(() => ruling.locator('.figure').allInnerTexts()).toEqual(['+2']);
  expect(await ruling.locator('.ruled').innerText()).toContain('2 points');
  await ruling.getByRole('button', { name: 'Clear answers' }).click();
  expect(await ruling.locator('.figure').count()).toBe(0);
  expect(await ruling.locator('input:checked').count()).toBe(0);
  expect(complaints).toEqual([]);
  // The styles apply although the page's policy allows only its own.
  expect(await ruling.locator('.box').evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe('solid');
});

test('a score item and a scorer show what the books give', async () => {
  const page = await open('<hoyle-score item="euchre.points.march"></hoyle-score><hoyle-score item="cribbage.score.hand"></hoyle-score>');
  const [item, scorer] = [page.locator('hoyle-score').first(), page.locator('hoyle-score').last()];
  await item.locator('dd').first().waitFor();
  expect(await item.locator('dd').allInnerTexts()).toEqual([expect.stringContaining('2 points')]);
  const link = scorer.getByRole('link', { name: 'Count it on According to Hoyle' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`${server.address}/games/cribbage/score/hand/`);
  expect(await scorer.locator('dt').count()).toBeGreaterThan(3);
});

test('an unknown id or book is named; what the author wrote in the element stays', async () => {
  const page = await open(
    '<hoyle-ruling law="euchre.law.revok"><a href="/x">Our rule</a></hoyle-ruling><hoyle-ruling law="euchre.law.revoke" book="goren"></hoyle-ruling>',
  );
  const [unknown, wrongBook] = [page.locator('hoyle-ruling').first(), page.locator('hoyle-ruling').last()];
  await expect.poll(() => unknown.getByRole('alert').innerText()).toBe('According to Hoyle has no “euchre.law.revok”. Did you mean euchre.law.revoke?');
  expect(await page.getByRole('link', { name: 'Our rule' }).isVisible()).toBe(true);
  await expect.poll(() => wrongBook.getByRole('alert').innerText()).toContain('You have “goren”.');
  expect(await wrongBook.locator('.ruled').count()).toBeGreaterThan(1);
  // Changing the attribute shows another law at once.
  await unknown.evaluate((one) => one.setAttribute('law', 'euchre.law.revoke'));
  await unknown.getByRole('heading', { name: 'Revoke' }).waitFor();
});

test('if the site is unreachable it says so, and tries again', async () => {
  const page = await (await server.context()).newPage();
  body = '<hoyle-ruling law="euchre.law.revoke"></hoyle-ruling>';
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(foreign);
  const ruling = page.locator('hoyle-ruling');
  await expect.poll(() => ruling.getByRole('alert').innerText()).toContain('This could not be loaded from 127.0.0.1');
  await page.unroute('**/api/v1/**');
  await ruling.getByRole('button', { name: 'Try again' }).click();
  await ruling.getByRole('heading', { name: 'Revoke' }).waitFor();
});

test('a restricted ruling is hidden until the reader says who holds the phone', async () => {
  const held = lawPages.find(({ law }) => isHeldBack(law))?.law.id ?? '';
  const page = await open(`<hoyle-ruling law="${held}"></hoyle-ruling>`);
  const ruling = page.locator('hoyle-ruling');
  await ruling.getByText('Who holds this phone?').waitFor();
  expect(await ruling.locator('.ruled').count()).toBe(0);
  await ruling.getByRole('radio', { name: 'That player’s partner' }).check();
  expect(await ruling.locator('.ruled').count()).toBe(0);
  expect(await ruling.getByText('You may not advise your partner').isVisible()).toBe(true);
  await ruling.getByRole('radio', { name: 'The other side' }).check();
  expect(await ruling.locator('.ruled').count()).toBeGreaterThan(0);
});

test('the embed page can be framed, and a page of the site cannot', async () => {
  const page = await open(
    `<iframe title="one" src="${server.address}/embed/?law=euchre.law.revoke"></iframe><iframe title="two" src="${server.address}/games/euchre/"></iframe>`,
  );
  const framed = page.frameLocator('iframe[title="one"]');
  await framed.getByRole('heading', { name: 'Revoke' }).waitFor();
  expect(await framed.getByRole('link', { name: 'Revoke' }).getAttribute('target')).toBe('_blank');
  await expect.poll(() => complaints.join()).toMatch(/frame-ancestors/);
  expect(await page.frameLocator('iframe[title="two"]').getByRole('heading', { name: 'Euchre' }).count()).toBe(0);
});

test('the embed page is readable in light and dark, on the narrowest phone, and says what its address lacks', async () => {
  const page = await server.open('/embed/?law=whist.law.revoke', { viewport: { width: 320, height: 640 }, bypassCSP: true });
  await page.locator('.ruled').first().waitFor();
  expect(await page.title()).toBe('Revoke · According to Hoyle');
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFinds(page, { only: ['color-contrast'] })).toEqual([]);
  expect(server.complaints()).toEqual([]);
  await page.goto(`${server.address}/embed/`);
  expect(await page.locator('main').innerText()).toContain('?law=euchre.law.revoke');
});

test('Share on a law offers the ruling with its citation, and working HTML for a web page', async () => {
  const page = await server.open('/games/euchre/law/revoke/', { viewport: DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('button', { name: 'Copy with citation' }).click();
  await page.getByRole('button', { name: 'Copied with its citation.' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Euchre: Revoke\./);
  expect(copied).toMatch(/\(.*(Donohue, undated|Blue Ribbon, 1940|U\.S\. Playing Card, 1898), pp?\. \d+/);
  expect(copied).toContain(`${server.address}/games/euchre/law/revoke/`);
  expect(copied).toMatch(/According to Hoyle\. Edition \d/);
  await page.getByRole('button', { name: 'For your web page' }).click();
  await page.getByRole('button', { name: 'Copy the element' }).click();
  await page.getByRole('button', { name: 'Copied.', exact: true }).waitFor();
  const lines = await page.evaluate(() => navigator.clipboard.readText());
  expect(lines).toContain(`<script async src="${server.address}/embed/hoyle.js"></script>`);
  const there = await open(lines.replace(/<script.*<\/script>/, ''));
  await there.locator('hoyle-ruling').getByRole('heading', { name: 'Revoke' }).waitFor();
});

test('Share on a scorer offers the HTML for a web page', async () => {
  const page = await server.open('/games/cribbage/score/hand/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D', {
    viewport: DESK,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('.result .headline').waitFor();
  await page.locator('hoyle-scorer [data-do="share"]').click();
  await page.getByRole('button', { name: 'For your web page' }).click();
  expect(await page.getByRole('textbox', { name: 'As an element' }).inputValue()).toContain('<hoyle-score item="cribbage.score.hand">');
});
