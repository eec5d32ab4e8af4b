// No dead link, no dead anchor, no duplicate id; nothing inline that the Content-Security-Policy would block; no other host.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { originIn } from '../../../src/integrations/address.ts';
import { inDist, pages, readDist } from '../../support/browser/dist.ts';

const policy = /Content-Security-Policy: (.*)/.exec(readDist('_headers'))?.[1] ?? '';

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '');
const anchors = new Map(pages.map(([address, html]) => [address, new Set(idsOf(html))]));
/** Pages that read the fragment of their address themselves: `#game=euchre` is not an anchor. */
const readers = new Set(pages.filter(([, html]) => html.includes(' data-fragment')).map(([address]) => address));
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');

test('every link leads somewhere, anchor included', () => {
  const dead = new Set<string>();
  for (const [address, html] of pages) {
    for (const [, raw] of html.matchAll(/\s(?:href|src|action|data-engine)="([^"]*)"/g)) {
      const href = decode(raw ?? '');
      if (/^(https?:|mailto:|data:)/.test(href)) continue;
      const url = new URL(href, `http://site${address}`);
      const path = decodeURIComponent(url.pathname);
      const page = anchors.get(path);
      if (page === undefined && !inDist(path.slice(1))) dead.add(`${address}: ${href}`);
      else if (readers.has(path) && url.hash.includes('=')) continue;
      else if (url.hash !== '' && page !== undefined && !page.has(decodeURIComponent(url.hash.slice(1)))) dead.add(`${address}: ${href} (no such anchor)`);
    }
  }
  expect([...dead].slice(0, 40)).toEqual([]);
});

test('no id is twice on a page', () => {
  const twice = pages.flatMap(([address, html]) => {
    const ids = idsOf(html);
    return [...new Set(ids.filter((id, n) => ids.indexOf(id) !== n))].map((id) => `${address}: ${id}`);
  });
  expect(twice).toEqual([]);
});

test('no inline script, style or handler, and no request to another host', () => {
  const faults = pages.flatMap(([address, html]) => {
    const found: string[] = [];
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) if (!/\ssrc=/.test(tag) && !/type="application\/(ld\+)?json"/.test(tag)) found.push(tag);
    for (const [, style = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
      const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
      if (!policy.includes(hash)) found.push(`<style> that the Content-Security-Policy does not name (${hash})`);
    }
    for (const [hit] of html.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^"]*"/g)) found.push(hit.slice(0, 120));
    for (const [, url] of html.matchAll(
      /<(?:script|img|iframe|source|video|audio|link(?=[^>]*rel="(?:stylesheet|preload|modulepreload|icon|manifest)"))[^>]*\s(?:src|href)="(https?:\/\/[^"]+)"/g,
    ))
      found.push(url ?? '');
    return found.map((one) => `${address}: ${one}`);
  });
  expect(faults.slice(0, 20)).toEqual([]);
  expect(policy).not.toContain('unsafe-inline');
});

test('every page has a title, a description, one h1, a main landmark and its edition', () => {
  const faults = pages.flatMap(([address, html]) => {
    const found: string[] = [];
    if (!/<title>[^<]{3,}<\/title>/.test(html)) found.push('title');
    if (!/<meta name="description" content="[^"]{10,}"/.test(html)) found.push('description');
    if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) found.push('one h1');
    if ((html.match(/<main[\s>]/g) ?? []).length !== 1) found.push('main');
    if (!/<meta name="edition" content="[0-9a-f]{10}"/.test(html)) found.push('edition');
    if (!/<html[^>]*\slang="en"/.test(html)) found.push('lang');
    return found.map((one) => `${address}: ${one}`);
  });
  expect(faults).toEqual([]);
});

test('pages have the configured canonical address, each its own, or none if none is configured', () => {
  const named = pages.map(([address, html]) => [address, /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]] as const);
  const origins = new Set(named.map(([, href]) => (href === undefined ? undefined : new URL(href).origin)));
  expect([...origins]).toHaveLength(1);
  const [origin] = origins;
  expect(origin ?? '').not.toMatch(/\.example$/);
  const own = ([address, href]: (typeof named)[number]) =>
    href === undefined || [address, address.replace(/\.html$/, '/')].includes(href.slice(origin?.length));
  expect(named.filter((one) => !own(one))).toEqual([]);
});

test('SITE is an origin, or the build says what was expected', () => {
  expect(originIn(undefined)).toBeUndefined();
  expect(originIn('')).toBeUndefined();
  expect(originIn('https://hoyle.org/')).toBe('https://hoyle.org');
  for (const said of ['hoyle.org', 'ftp://hoyle.org', 'https://hoyle.org/games/', 'https://hoyle.org/?a'])
    expect(() => originIn(said)).toThrow(`found "${said}"`);
});
