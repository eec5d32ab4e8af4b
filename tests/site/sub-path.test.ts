// In a folder of its host (BASE=/hoyle) nothing of the site leads out of it: every page, script and record, moved as the build moves it.
import { expect, test } from 'vitest';
import { moveInto, namesIn } from '../../src/integrations/sub-path.ts';
import { baseIn } from '../../src/lib/addresses/base.ts';
import { DIST, distFiles, inDist, pages, readDist, somePages } from '../support/dist.ts';

const FOLDER = '/hoyle';
const names = namesIn(DIST);
const moved = (text: string, file: string) => moveInto(FOLDER, text, file, names, 'https://cards.example');

test('every address of every page stands in the folder, and leads to a file', () => {
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

test('every address in scripts and data stands in the folder', () => {
  const files = [...distFiles('.js'), ...distFiles('.json'), ...distFiles('.webmanifest')].filter((file) => !/^pagefind\/|^edition\.json$/.test(file));
  const address = new RegExp(`["'\`](/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:[/"'\`?#][^"'\`]*)?)["'\`]`, 'g');
  const left = files.flatMap((file) => [...moved(readDist(file), file).matchAll(address)].map(([, path]) => `${file}: ${path}`));
  expect(left.slice(0, 20)).toEqual([]);
  expect(moved(readDist('manifest.webmanifest'), 'manifest.webmanifest')).toMatch(/"start_url": "\/hoyle\/".*"scope": "\/hoyle\/"/s);
});

test('what is no address stays as it is, and a build for the root goes through unchanged', () => {
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

test('BASE is a folder or a sentence', () => {
  expect(['', '/', '/hoyle', 'hoyle/', '/a/b/'].map(baseIn)).toEqual(['', '', '/hoyle', '/hoyle', '/a/b']);
  for (const wrong of ['https://x.org/hoyle', '/a?b', '/a b', '/../a', '/a//b'])
    expect(() => baseIn(wrong), wrong).toThrow(/^BASE: expected a folder such as \/hoyle/);
});
