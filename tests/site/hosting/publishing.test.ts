// @module-tag rotating
// What a published site provides for search engines, browsers and feed readers, and the manifest of the installed site.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../scripts/serve/headers.ts';
import { library } from '../../../src/lib/catalogue/library.ts';
import { changes, readChanges } from '../../../src/lib/editions/changes.ts';
import { previewFor } from '../../../src/lib/publishing/previews.ts';
import { feed, isFound, openSearch, robots, siteMap } from '../../../src/lib/publishing/site-files.ts';
import { DIST, distFiles, inDist, pages, readDist } from '../../support/browser/dist.ts';

const ORIGIN = 'https://cards.example.org';
const decoded = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** Checks that every element is closed by its own name, and throws otherwise. Returns the names and texts of the elements in order. */
function elements(xml: string): { name: string; text: string }[] {
  const open: { name: string; text: string }[] = [];
  const found: { name: string; text: string }[] = [];
  for (const [, slash, name = '', rest = '', text = ''] of xml.replace(/^<\?xml[^>]*\?>\s*/, '').matchAll(/<(\/?)([\w:]+)([^<>]*)>([^<]*)/g)) {
    if (/&(?!(?:amp|lt|gt|quot);)/.test(rest + text)) throw new Error(`a sign that is not escaped in ${rest}${text}`);
    if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const one = { name, text: decoded(text) };
    found.push(one);
    if (!rest.endsWith('/')) open.push(one);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return found;
}

test('the site map has every page that may be found, and no other', () => {
  const found = pages.filter(([address, html]) => address.endsWith('/') && isFound(html)).map(([address]) => address);
  expect(found).toContain('/games/euchre/');
  expect(found).not.toContain('/offline/');
  const named = elements(siteMap(found, ORIGIN)).flatMap(({ name, text }) => (name === 'loc' ? [text] : []));
  expect(named).toEqual(found.map((address) => `${ORIGIN}${address}`));
});

test('a build without a configured address writes no file that needs one, and names no made-up host', () => {
  expect(readDist('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const isSaid = readDist('robots.txt').includes('Sitemap:');
  for (const file of ['sitemap.xml', 'opensearch.xml', 'feed.xml']) expect(inDist(file), file).toBe(isSaid);
  expect(pages.filter(([, html]) => /property="og:(?:image|url)"|rel="(?:search|canonical)"/.test(html) !== isSaid).map(([address]) => address)).toEqual([]);
  expect([...distFiles('.html'), ...distFiles('.xml'), ...distFiles('.txt')].filter((file) => /https?:\/\/[\w.-]+\.example\b/.test(readDist(file)))).toEqual(
    [],
  );
  expect(robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('the search description sends the words to the results page', () => {
  const xml = openSearch(ORIGIN);
  elements(xml);
  const template = /template="([^"]+)"/.exec(xml)?.[1] ?? '';
  const url = new URL(template.replace('{searchTerms}', 'revoke%20euchre'));
  expect(url.searchParams.get('q')).toBe('revoke euchre');
  const form = /<form[^>]*action="([^"]*)"[^>]*>[\s\S]*?name="(\w+)"/.exec(readDist('index.html'));
  expect([url.pathname, [...url.searchParams.keys()]]).toEqual([form?.[1], [form?.[2]]]);
});

test('the feed has an entry for each edition and each corrected ruling, once, with a link to it', () => {
  const made = readChanges(
    '# C\n\n## Not yet published\n\n- soon\n\n## 0.2.0 (2027-01-02)\n\n- **New** things & more\n\n### Rulings\n\n- Euchre, revoke: 4 points (1898 p. 9).\n\n## 0.1.0 (2026-11-21)\n\n- First\n',
  );
  const xml = feed(made, ORIGIN);
  const told = elements(xml);
  const all = (name: string) => told.flatMap((one) => (one.name === name ? [one.text] : []));
  expect(all('title').slice(1)).toEqual(['Edition 0.2.0', 'Ruling changed: Euchre, revoke', 'Edition 0.1.0']);
  expect(all('content')[0]).toBe('New things & more');
  expect(all('updated')[0]).toBe('2027-01-02T00:00:00Z');
  const own = feed(changes, ORIGIN);
  const ids = elements(own).flatMap(({ name, text }) => (name === 'id' ? [text] : []));
  expect(new Set(ids).size).toBe(ids.length);
  // The feed itself, and each published edition.
  expect(ids.length).toBeGreaterThan(1);
  const page = readDist('changes/index.html');
  for (const [, anchor] of own.matchAll(/\/changes\/#([^"]+)"/g)) expect(page).toContain(`id="${anchor}"`);
});

test('the manifest: every file that it names exists, with the stated size', () => {
  const manifest = JSON.parse(readDist('manifest.webmanifest')) as {
    id: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
    share_target: { action: string; method: string; params: Record<string, string> };
  };
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of pictures) {
    const png = readFileSync(new URL(src.slice(1), DIST));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src)).not.toContain('/icon-512.png');
  expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']));
  for (const { url } of manifest.shortcuts) expect(inDist(`${url.slice(1)}index.html`), url).toBe(true);
  expect(manifest.share_target).toEqual({ action: '/search/', method: 'GET', params: { text: 'q' } });
  expect(readDist('search/index.html')).toMatch(/<input[^>]*name="q"/);
  const preview = readFileSync(new URL('preview.png', DIST));
  expect([preview.readUInt32BE(16), preview.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a game’s page names its own preview picture if there is one, and otherwise the site’s', () => {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'hoyle-previews-'))}/`);
  const euchre = library.get('euchre');
  expect(previewFor(euchre, folder).path).toBe('/preview.png');
  expect(inDist('preview.png')).toBe(true);
  writeFileSync(new URL('euchre.png', folder), '');
  expect(previewFor(euchre, folder)).toEqual({ path: '/previews/euchre.png', alt: 'Euchre | From Sierra, Blue Ribbon, Donohue and U.S. Playing Card' });
  expect(previewFor(undefined, folder).path).toBe('/preview.png');
  rmSync(folder, { recursive: true });
});

test('every header rule matches an existing file, and files requested by edition may be cached for good', () => {
  const files = distFiles('').map((name) => `/${name.replace(/^\//, '')}`);
  const rules = parseHeaders(readDist('_headers'));
  const asked = files.flatMap((name) => [name, name.replace(/index\.html$/, '')]);
  expect(rules.filter(({ pattern }) => !asked.some((name) => pattern.test(name))).map(({ pattern }) => String(pattern))).toEqual([]);
  const ofEdition = files.filter((name) => /^\/search\/(pieces\/|(first|records)\.json|kernel)/.test(name));
  expect(ofEdition.length).toBeGreaterThan(100);
  for (const name of ofEdition) expect(headersFor(rules, name)['Cache-Control'], name).toContain('immutable');
});

test('for hosts without headers, each page has its Content-Security-Policy and referrer policy before any resource', () => {
  const rules = parseHeaders(readDist('_headers'));
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
  const parts = policy.split('; ').filter((part) => !/^(style-src|frame-ancestors)/.test(part));
  expect(parts.length).toBeGreaterThan(8);
  const bare = pages.flatMap(([address, html]) => {
    const head = html.slice(0, html.search(/<(?:link|script|style)/));
    const found = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(head)?.[1] ?? '';
    return head.includes('<meta name="referrer" content="no-referrer">') && parts.every((part) => found.includes(part)) ? [] : [address];
  });
  expect(bare).toEqual([]);
  // Without it, GitHub Pages would leave out every folder whose name begins with an underscore when it publishes a branch.
  expect(inDist('.nojekyll')).toBe(true);
});

test('a browser revalidates the script that every page starts with at every visit', () => {
  const rules = parseHeaders(readDist('_headers'));
  for (const page of ['index.html', 'games/whist/index.html', '404.html']) {
    const scripts = [...readDist(page).matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts, page).toHaveLength(1);
    for (const src of scripts) expect(headersFor(rules, src)['Cache-Control'], src).toBe('no-cache');
  }
});

test('the workflow for GitHub Pages uses the settings of the repository, and publishes what was tested', () => {
  const { jobs } = load(readFileSync(new URL('../../../.github/workflows/pages.yml', import.meta.url), 'utf8')) as {
    jobs: Record<
      string,
      {
        needs?: string[];
        permissions?: Record<string, string>;
        steps: { id?: string; uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> }[];
      }
    >;
  };
  const build = jobs.build?.steps ?? [];
  const settings = build.find(({ uses = '' }) => uses.startsWith('actions/configure-pages@'))?.id;
  expect(build.find(({ run }) => run === 'npm run build')?.env).toEqual({
    SITE: `\${{ steps.${settings}.outputs.origin }}`,
    BASE: `\${{ steps.${settings}.outputs.base_path }}`,
    FORMER: `\${{ steps.${settings}.outputs.base_url }}`,
  });
  const runs = build.map(({ run }) => run);
  expect(runs.indexOf('npm run previews')).toBeGreaterThan(runs.indexOf('npm ci'));
  expect(runs.indexOf('npm run previews')).toBeLessThan(runs.indexOf('npm run build'));
  expect(build.find(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact@'))?.with).toEqual({ path: 'dist' });
  expect(jobs.test?.steps.map(({ run }) => run)).toContain('npm test');
  expect(jobs.publish?.needs).toEqual(['test', 'build']);
  expect(jobs.publish?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});
