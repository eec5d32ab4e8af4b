// @module-tag full
// The generator makes a game that passes every check from the first minute, whatever its shelf, without an edit anywhere else.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHELVES } from '../../src/rules-engine/index.ts';

/** All games of the books are here, and none in the copy: of each shelf one made up with one book, and one with two. */
const MADE_UP = Object.keys(SHELVES).flatMap((shelf) => [
  { id: `made-up-${shelf}`, title: `Made up of ${shelf}`, shelf, books: ['donohue'], variants: 0 },
  { id: `both-of-${shelf}`, title: `Both of ${shelf}`, shelf, books: ['uspc-1898', 'donohue'], variants: 0 },
]);

let copy: string;
const toCome = () => JSON.parse(readFileSync(join(copy, 'content/books/games.json'), 'utf8')) as { id: string; shelf: string; books: string[] }[];
const ofEachShelf = () => Object.keys(SHELVES).flatMap((shelf, n) => toCome().filter((game) => game.shelf === shelf)[n % 2] ?? []);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hoyle-'));
  const games = /rules-engine\/games\/(?!general-laws)/;
  for (const part of ['src', 'scripts', 'tests', 'content/books', 'content/guides', 'package.json', 'biome.json', 'vitest.config.ts']) {
    cpSync(part, join(copy, part), { recursive: true, filter: (path) => !games.test(path) });
  }
  cpSync('content/games/general-laws.mdx', join(copy, 'content/games/general-laws.mdx'));
  writeFileSync(join(copy, 'content/books/games.json'), `[\n${MADE_UP.map((game) => JSON.stringify(game).replace('"id":', '"id": ')).join(',\n')}\n]\n`);
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const run = (...args: string[]) => execFileSync('node', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
/** What a command says, whether it is content or not. */
const said = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  try {
    return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NO_COLOR: '1', ...env } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
};

test('a new game of each shelf passes every check as it stands', { timeout: 120_000 }, () => {
  const games = ofEachShelf();
  const before = toCome().map((game) => game.id);
  for (const { id } of games) run('scripts/new-game.ts', id);
  const ids = games.map((game) => game.id);
  expect(toCome().map((game) => game.id)).toEqual(before.filter((id) => !ids.includes(id)));
  expect(run('scripts/hoyle.ts', 'list')).toContain(ids[0]);
  expect(said('node_modules/.bin/biome', ['check', '--error-on-warnings', 'src/rules-engine/games'])).toContain('No fixes applied');
  expect(said('node_modules/.bin/tsc', ['-p', 'src/rules-engine', '--pretty', 'false'])).toBe('');
  const checks = ['run', '--project', 'engine', '--project', 'site', 'tests/conformance', 'tests/site/content.test.ts', '--reporter', 'dot'];
  expect(said('node_modules/.bin/vitest', checks, { GAME: ids.join(','), BUILD: 'no' })).not.toContain('FAIL');
});

test('with rows it has a first law, which is unread: of one book or of several', { timeout: 60_000 }, () => {
  const left = toCome();
  const games = Object.keys(SHELVES).flatMap((shelf) => left.find((game) => game.shelf === shelf)?.id ?? []);
  const many = left.find((game) => game.books.length > 1 && !games.includes(game.id))?.id;
  if (many !== undefined) games.push(many);
  for (const id of games) run('scripts/new-game.ts', id, '--rows');
  expect(said('node_modules/.bin/tsc', ['-p', 'src/rules-engine', '--pretty', 'false'])).toBe('');
  const rulings = said('node_modules/.bin/vitest', ['run', '--project', 'engine', 'tests/conformance', '--reporter', 'dot'], { GAME: games.join(',') });
  const faults = [...rulings.matchAll(/FAIL .*?(tests\/conformance\/\S+)/g)].map(([, file]) => file);
  expect([...new Set(faults)].sort()).toEqual(['tests/conformance/ledger.test.ts', 'tests/conformance/missing-cases.test.ts']);
});

test('cards lie where the shelf has them, and not on a table without', { timeout: 60_000 }, () => {
  run('scripts/new-game.ts', 'wheel', '--title', 'Wheel', '--shelf', 'banking', '--books', 'donohue', '--kind', 'board');
  const index = readFileSync(join(copy, 'src/rules-engine/games/wheel/index.ts'), 'utf8');
  expect(index).toContain("packs: ['none-0']");
  const id = 'stacks';
  run('scripts/new-game.ts', id, '--title', 'Stacks', '--shelf', 'solitaire', '--books', 'donohue');
  expect(readFileSync(join(copy, `src/rules-engine/games/${id}/index.ts`), 'utf8')).toContain("packs: ['standard-52']");
  expect(existsSync(join(copy, `src/rules-engine/games/${id}/diagrams.ts`))).toBe(true);
});

test('it says what it expected, and overwrites nothing', () => {
  const fail = (...args: string[]) => {
    try {
      run('scripts/new-game.ts', ...args);
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
    return 'it did not fail';
  };
  expect(fail('Spoil Five')).toContain('expected the id of the game, lower case with hyphens; found Spoil Five');
  expect(fail('general-laws')).toContain('is there already');
  expect(fail('nonesuch', '--kind', 'wheels')).toMatch(/expected --title[\s\S]*expected --shelf[\s\S]*expected --books[\s\S]*expected --kind/);
});
