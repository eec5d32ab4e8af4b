// @module-tag full
// A changed answer fails a test that names the scorer, and `npm run answers` prints the change. Uses a repository copy with one game, to edit its rows.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const GAME = 'drop-dead';
const COPIED = [
  'src/rules-engine',
  'scripts/answers.ts',
  'scripts/seeded.ts',
  'tests/answers',
  'tests/conformance/answers.test.ts',
  'tests/support',
  'package.json',
  'vitest.config.ts',
];
const OTHER_GAMES = new RegExp(`rules-engine/games/(?!(?:${GAME}|general-laws)(?:/|$))`);
const POINTS = `src/rules-engine/games/${GAME}/points.ts`;
const HASHES = 'tests/answers/hashes.txt';

let copy: string;
/** Runs a program in the copy; returns everything it printed. */
function run(program: string, ...args: string[]): string {
  const { VITEST: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8', env: { ...env, GAME, BUILD: 'no', NO_COLOR: '1' } });
  return stdout + stderr;
}
const git = (...args: string[]) => run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args);
const answers = (...args: string[]) => run('node', 'scripts/answers.ts', ...args);
const hashTest = (...args: string[]) =>
  run('node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', 'tests/conformance/answers.test.ts', '--reporter', 'dot', ...args);
const hashes = () => readFileSync(join(copy, HASHES), 'utf8').split('\n');
function edit(from: string, to: string): void {
  const text = readFileSync(join(copy, POINTS), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, POINTS), text.replace(from, to));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hoyle-answers-test-'));
  for (const part of COPIED) cpSync(part, join(copy, part), { recursive: true, filter: (path) => !OTHER_GAMES.test(path) });
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('nothing has changed since the last commit', { timeout: 60_000 }, () => {
  expect(answers(GAME)).toContain(`${GAME} answers as it did at HEAD`);
});

test('a changed answer is named by the test and printed by the command, and accepted for its game alone', { timeout: 120_000 }, () => {
  const before = hashes();
  edit('bookValue(0,', 'bookValue(1,');
  const failure = hashTest();
  expect(failure).toContain(`${GAME}.score.turn: "npm run answers -- ${GAME}" prints what has changed`);
  expect(hashes()).toEqual(before);

  const diff = answers(GAME);
  expect(diff).toContain(`@@ ${GAME}.score.turn`);
  expect(diff).toMatch(/^- {4}0 2, 1, 1, 4, 6: 1 die laid aside/m);
  expect(diff).toMatch(/^\+ {4}1 2, 1, 1, 4, 6: 1 die laid aside/m);

  hashTest('--update');
  const now = hashes();
  expect(now.map((line) => line.split(' ')[0])).toEqual(before.map((line) => line.split(' ')[0]));
  expect(now.filter((line, n) => line !== before[n]).map((line) => line.split(' ')[0])).toContain(`${GAME}.score.turn`);
  expect(now.filter((line, n) => line !== before[n] && !line.startsWith(`${GAME}.`))).toEqual([]);

  git('commit', '--quiet', '--all', '--message', 'Second');
  expect(answers(GAME)).toContain(`${GAME} answers as it did at HEAD`);
  expect(answers(GAME, '--since', 'HEAD~1')).toBe(diff);
});

test('an error says what was expected, and no worktree is left behind', { timeout: 60_000 }, () => {
  expect(answers('bridge')).toContain('found "bridge"');
  expect(answers(GAME, '--since', 'nowhere')).toContain('--since: expected a commit, found "nowhere"');
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});
