// @module-tag full
// The generator makes a game that passes every check from the start, on any shelf, without edits anywhere else.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHELVES } from '../../src/rules-engine/index.ts';

/** A game of each shelf, alternately with one book and with two. */
const ofEachShelf = (name: string) =>
  Object.keys(SHELVES).map((shelf, n) => ({
    id: `${name.toLowerCase()}-${shelf}`,
    title: `${name} of ${shelf}`,
    shelf,
    books: n % 2 === 0 ? 'donohue' : 'uspc-1898,donohue',
  }));

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hoyle-'));
  const games = /rules-engine\/games\/(?!general-laws)|whole\/games\/./;
  for (const part of ['src', 'scripts', 'tests', 'bench/conformance', 'content/books', 'content/guides', 'package.json', 'biome.json', 'vitest.config.ts']) {
    cpSync(part, join(copy, part), { recursive: true, filter: (path) => !games.test(path) });
  }
  cpSync('content/games/general-laws.mdx', join(copy, 'content/games/general-laws.mdx'));
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const newGame = ({ id, title, shelf, books }: ReturnType<typeof ofEachShelf>[number], ...more: string[]) =>
  run('scripts/new-game.ts', id, '--title', title, '--shelf', shelf, '--books', books, ...more);
const run = (...args: string[]) => execFileSync('node', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
/** The output of a command, whether it succeeds or fails. */
const said = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  try {
    return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NO_COLOR: '1', ...env } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
};

test('a new game of each shelf passes every check as generated', { timeout: 120_000 }, () => {
  const games = ofEachShelf('Plain');
  for (const game of games) newGame(game);
  const ids = games.map((game) => game.id);
  expect(run('scripts/hoyle.ts', 'list')).toContain(ids[0]);
  expect(said('node_modules/.bin/biome', ['check', '--error-on-warnings', 'src/rules-engine/games'])).toContain('No fixes applied');
  expect(said('node_modules/.bin/tsc', ['-p', 'src/rules-engine', '--pretty', 'false'])).toBe('');
  const checks = ['run', '--project', 'engine', '--project', 'site', 'tests/conformance', 'tests/site/content.test.ts', '--reporter', 'dot'];
  expect(said('node_modules/.bin/vitest', checks, { GAME: ids.join(','), BUILD: 'no' })).not.toContain('FAIL');
});

test('with rows it has a first law, not yet checked in the ledger: of one book or of several', { timeout: 180_000 }, () => {
  const games = ofEachShelf('Rows');
  for (const game of games) newGame(game, '--rows');
  expect(said('node_modules/.bin/tsc', ['-p', 'src/rules-engine', '--pretty', 'false'])).toBe('');
  const rulings = said('node_modules/.bin/vitest', ['run', '--project', 'engine', 'tests/conformance', '--reporter', 'dot'], {
    GAME: games.map(({ id }) => id).join(','),
  });
  const faults = [...rulings.matchAll(/FAIL .*?(tests\/conformance\/\S+)/g)].map(([, file]) => file);
  expect([...new Set(faults)].sort()).toEqual(['tests/conformance/laws/missing-cases.test.ts', 'tests/conformance/ledger.test.ts']);
});

test('a game has a layout of cards if its shelf has one, and none with --kind board', { timeout: 180_000 }, () => {
  run('scripts/new-game.ts', 'wheel', '--title', 'Wheel', '--shelf', 'banking', '--books', 'donohue', '--kind', 'board');
  const index = readFileSync(join(copy, 'src/rules-engine/games/wheel/index.ts'), 'utf8');
  expect(index).toContain("packs: ['none-0']");
  const id = 'stacks';
  run('scripts/new-game.ts', id, '--title', 'Stacks', '--shelf', 'solitaire', '--books', 'donohue');
  expect(readFileSync(join(copy, `src/rules-engine/games/${id}/index.ts`), 'utf8')).toContain("packs: ['standard-52']");
  expect(existsSync(join(copy, `src/rules-engine/games/${id}/diagrams.ts`))).toBe(true);
});

test('an error says what was expected, and nothing is overwritten', () => {
  const fail = (...args: string[]) => {
    try {
      run('scripts/new-game.ts', ...args);
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
    return 'it did not fail';
  };
  expect(fail('Spoil Five')).toContain('Enter the id of the game, in lower case with hyphens. You have "Spoil Five".');
  expect(fail('general-laws')).toContain('is there already');
  expect(fail('nonesuch', '--kind', 'wheels')).toMatch(/Enter --title[\s\S]*Enter --shelf[\s\S]*Enter --books[\s\S]*Enter --kind/);
});
