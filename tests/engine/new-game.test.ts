// The generator makes a game that compiles and resolves, without an edit anywhere else.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hoyle-'));
  for (const part of [
    'src/rules-engine/core',
    'src/rules-engine/books.ts',
    'src/rules-engine/index.ts',
    'src/rules-engine/registry.ts',
    'src/rules-engine/tsconfig.json',
    'src/lib',
    'scripts',
    'content/books',
    'package.json',
  ]) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  cpSync('src/rules-engine/games/general-laws', join(copy, 'src/rules-engine/games/general-laws'), { recursive: true });
  cpSync('content/games/general-laws.mdx', join(copy, 'content/games/general-laws.mdx'));
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const run = (...args: string[]) => execFileSync('node', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

const toCome = () => (JSON.parse(readFileSync(join(copy, 'content/books/games.json'), 'utf8')) as { id: string }[]).map((game) => game.id);

test('a new game compiles, is registered by its folder and resolves', { timeout: 60_000 }, () => {
  run('scripts/registry.ts');
  const before = toCome();
  run('scripts/new-game.ts', 'spoil-five');
  expect(toCome()).toEqual(before.filter((game) => game !== 'spoil-five'));
  run('scripts/registry.ts');
  run('node_modules/typescript/bin/tsc', '-p', 'src/rules-engine');
  expect(run('scripts/hoyle.ts', 'list')).toContain('spoil-five');
  expect(run('scripts/hoyle.ts', 'rule', 'spoil-five.law.misdeal')).toContain('loses the deal');
  expect(existsSync(join(copy, 'content/games/spoil-five.mdx'))).toBe(true);
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
  expect(fail('nonesuch')).toMatch(/expected --title[\s\S]*expected --shelf[\s\S]*expected --books/);
});
