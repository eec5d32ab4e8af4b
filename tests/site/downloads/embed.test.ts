// @module-tag rotating
// The script for other web pages and the page for frames (/embed/), as a host serves them.
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { headersFor, siteHeaders } from '../../../scripts/serve/headers.ts';
import { editionsFile } from '../../../src/lib/api/editions-file.ts';
import { UNNAMED } from '../../../src/lib/editions/edition.ts';
import { type EditionFiles, LIST } from '../../../src/lib/editions/edition-files.ts';
import { DIST, distFiles, gzipSize, inDist, pages, readDist } from '../../support/browser/dist.ts';

const rules = siteHeaders(DIST);
const policyAt = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';

test('only the embed page may be framed, and its policy has no other difference', () => {
  expect(policyAt('/embed/')).toContain('frame-ancestors *');
  expect(policyAt('/embed/').replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(policyAt('/'));
  const addresses = [...pages.map(([address]) => address), '/embed/index.html', '/embed/other/', '/nothing/'];
  expect(addresses.filter((address) => !policyAt(address).includes("frame-ancestors 'none'"))).toEqual([]);
  // Hosts that send every matching policy must be told to drop the first one.
  expect(readDist('_headers')).toMatch(/^\/embed\/\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /m);
});

test('the API and the script may be read from any page, the pages of the site may not', () => {
  const origin = (path: string) => headersFor(rules, path)['Access-Control-Allow-Origin'];
  expect(['/api/v1/rulings/euchre.json', '/api/v1/moved.json', '/embed/hoyle.js'].map(origin)).toEqual(['*', '*', '*']);
  expect(['/', '/games/euchre/', '/sw.js'].map(origin)).toEqual([undefined, undefined, undefined]);
});

test('the embed page is valid, says what it needs, and is not searched or cached', async () => {
  const html = readDist('embed/index.html');
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-trailing-whitespace': 'off', 'doctype-style': 'off', 'void-style': 'off' },
  });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*style-src 'self' 'sha256-/);
  // A frame of the site itself is replaced by a link: no link of this page may open in the frame.
  expect(html.match(/<a /g)?.length).toBe(html.match(/<a [^>]*target="_blank" rel="noopener"/g)?.length);
  const { files, shell } = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
  expect([...Object.keys(files), ...shell].filter((path) => path.includes('/embed/'))).toEqual([]);
});

test('the script is at most 8 kB, that of the frame 1 kB; both are self-contained files', () => {
  expect(gzipSize('embed/hoyle.js')).toBeLessThanOrEqual(8_000);
  expect(gzipSize('embed/frame.js')).toBeLessThanOrEqual(1_000);
  for (const file of ['embed/hoyle.js', 'embed/frame.js']) expect(readDist(file)).not.toMatch(/\bimport\s*[({"']|\beval\(/);
});

test('the file of a game or variant is at most 35 kB', () => {
  const files = distFiles('.json').filter((file) => file.startsWith('api/v1/rulings/'));
  const sizes = files.map((file) => [gzipSize(file), file] as const).sort(([a], [b]) => b - a);
  console.log(`rulings: ${files.length} files, largest ${sizes[0]?.[1]} ${sizes[0]?.[0]} bytes, median ${sizes[Math.floor(sizes.length / 2)]?.[0]} bytes`);
  expect(sizes.filter(([size]) => size > 35_000)).toEqual([]);
  expect(inDist('api/v1/rulings/euchre.railroad.json')).toBe(true);
});

test('editions.json has the hashes of the bulk files, and every corrected ruling with its page', () => {
  const { edition } = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
  const file = JSON.parse(readDist('api/v1/editions.json')) as ReturnType<typeof editionsFile>;
  expect(file).toEqual(JSON.parse(JSON.stringify(editionsFile()).replaceAll(UNNAMED, edition)));
  expect(file.edition.hash).toBe(edition);
  const rulings = file.editions.flatMap((one) => one.rulings);
  expect(rulings.length).toBeGreaterThan(40);
  expect(rulings.filter(({ sources }) => sources === null)).toEqual([]);
});
