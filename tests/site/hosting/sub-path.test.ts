// @module-tag rotating
// In a folder of its host (BASE=/hoyle) nothing of the site leads out of it: every page, script and record, rewritten as the build does.
import { expect, test } from 'vitest';
import { styleHash } from '../../../src/integrations/style-and-policy.ts';
import { moveInto, moveStyled, namesIn } from '../../../src/integrations/sub-path.ts';
import { baseIn } from '../../../src/lib/addresses/base.ts';
import { DIST, distFiles, inDist, pages, readDist, somePages } from '../../support/browser/dist.ts';
import { sample } from '../../support/tier.ts';

const FOLDER = '/hoyle';
const names = namesIn(DIST);
const moved = (text: string, file: string) => moveInto(FOLDER, text, file, names, 'https://cards.example');

test('every address on every page is in the folder, and leads to a file', () => {
  const faults = new Set<string>();
  for (const [address, html] of somePages) {
    const text = moved(html, `${address}index.html`);
    for (const [said, , path = ''] of text.matchAll(/\s([a-z-]+)="(?:0; url=)?(\/[^"]*)"/g)) {
      const file = path.slice(FOLDER.length + 1).replace(/[?#].*$/, '');
      if (!path.startsWith(`${FOLDER}/`) || path.startsWith(`${FOLDER}${FOLDER}`)) faults.add(`${address}: ${said}`);
      else if (!inDist(file === '' ? 'index.html' : decodeURIComponent(file))) faults.add(`${address}: ${path} is no file`);
    }
  }
  expect([...faults].slice(0, 20)).toEqual([]);
});

test('every file that a style sheet refers to is in the folder', () => {
  const named = (css: string) => [...css.matchAll(/url\(["']?(\/[^"')]*)/g)].map(([, path = '']) => path);
  const sheets = distFiles('.css').filter((file) => !file.startsWith('pagefind/'));
  const found = sheets.flatMap((file) => named(moved(readDist(file), file)));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((path) => !path.startsWith(`${FOLDER}/`) || !inDist(path.slice(FOLDER.length + 1)))).toEqual([]);
});

test('the policy of a rewritten page and the headers allow only the rewritten style', () => {
  const hashes = new Map<string, string>();
  for (const [address, html] of somePages) {
    const page = moveStyled(FOLDER, html, `${address}index.html`, names, undefined, hashes);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1];
    const policy = /http-equiv="Content-Security-Policy" content="[^"]*style-src 'self'( [^;]*)?;/.exec(page)?.[1];
    expect(policy?.trim(), address).toBe(style === undefined ? undefined : styleHash(style));
  }
  const [site = ''] = distFiles('.css').filter((file) => /\/site\./.test(file));
  const before = readDist(site).trim();
  expect(readDist('_headers')).toContain(styleHash(before));
  expect(hashes.get(styleHash(before))).toBe(styleHash(moved(before, site)));
});

test('every address in scripts and data is in the folder', () => {
  const files = [...distFiles('.js'), ...distFiles('.json'), ...distFiles('.webmanifest')].filter((file) => !/^pagefind\/|^edition\.json$/.test(file));
  const address = new RegExp(`["'\`](/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:[/"'\`?#][^"'\`]*)?)["'\`]`, 'g');
  const left = files.flatMap((file) => [...moved(readDist(file), file).matchAll(address)].map(([, path]) => `${file}: ${path}`));
  expect(left.slice(0, 20)).toEqual([]);
  expect(moved(readDist('manifest.webmanifest'), 'manifest.webmanifest')).toMatch(/"start_url": "\/hoyle\/".*"scope": "\/hoyle\/"/s);
});

test('every address in Markdown and in llms.txt is in the folder', () => {
  const left = ['llms.txt', ...sample(distFiles('.md'), 20)].flatMap((file) => {
    const text = moved(readDist(file), file);
    expect(text).toContain('(/hoyle/games/');
    return [...text.matchAll(/[(`](\/(?!hoyle\/)[^)`]*)/g)].map(([, path]) => `${file}: ${path}`);
  });
  expect(left.slice(0, 20)).toEqual([]);
});

test('every address in the bulk files is in the folder', () => {
  for (const file of ['laws.ndjson', 'points.ndjson', 'laws.csv', 'points.csv']) {
    const text = moved(readDist(`api/v1/${file}`), file);
    expect([file, text.includes('/hoyle/games/euchre/'), /[",]\/games\//.test(text)]).toEqual([file, true, false]);
  }
});

test('text that is not an address is not changed, and a build for the root leaves everything unchanged', () => {
  const code = 'a=/games/.test(b);c="/gamesters";d="either/games/or";e="/";f=`/hoyle/`;g=h/score/2';
  expect(moveInto(FOLDER, code, 'x.js', names)).toBe(code);
  expect(moveInto(FOLDER, 'x("/games/");y=`/games/a/`;z="<a href=\\"/\\">";p({baseUrl:"/"})', 'x.js', names)).toBe(
    'x("/hoyle/games/");y=`/hoyle/games/a/`;z="<a href=\\"/hoyle/\\">";p({baseUrl:"/hoyle/"})',
  );
  expect(moveInto(FOLDER, '<a href="/">x</a> <code>/api/v1/games.json</code> win/score/lose', 'x.html', names)).toBe(
    '<a href="/hoyle/">x</a> <code>/hoyle/api/v1/games.json</code> win/score/lose',
  );
  expect(moved('<loc>https://cards.example/games/</loc>', 'x.xml')).toBe('<loc>https://cards.example/hoyle/games/</loc>');
  for (const [address, html] of pages.slice(0, 20)) expect(moveInto('', html, `${address}index.html`, names)).toBe(html);
});

test('BASE is a folder, or an error says what was expected', () => {
  expect(['', '/', '/hoyle', 'hoyle/', '/a/b/'].map(baseIn)).toEqual(['', '', '/hoyle', '/hoyle', '/a/b']);
  for (const wrong of ['https://x.org/hoyle', '/a?b', '/a b', '/../a', '/a//b'])
    expect(() => baseIn(wrong), wrong).toThrow(/^BASE: expected a folder such as \/hoyle/);
});
