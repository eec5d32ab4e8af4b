// @module-tag rotating
// What `npm run game` prints for a game that does not compile or load, and that it loads and compiles only the games it needs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadError } from '../../scripts/game/load-error.ts';
import { typeErrors } from '../../scripts/game/type-check.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoyle-types-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, noEmit: true, allowImportingTsExtensions: true, lib: ['ES2023'], types: [] }, include: ['*.ts'] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const errorsIn = (source: string) => {
  writeFileSync(join(folder, 'row.ts'), source);
  return typeErrors(join(folder, 'tsconfig.json'), join(folder, 'tsbuildinfo'));
};

test('a wrong argument and a wrong key name the nearest right one', () => {
  const [argument, key, ...more] = errorsIn(`declare function scores(party: 'opponents' | 'lone-player', more: { seen?: string }): void;
scores('loan-player', {});
scores('opponents', { sean: 'yes' });
`);
  expect(argument).toMatch(/row\.ts\(2,8\): [\s\S]*the nearest is "lone-player"$/);
  expect(key).toMatch(/row\.ts\(3,23\): [\s\S]*"?seen"?/);
  expect(more).toEqual([]);
});

test('a wrong value under a right name names the nearest value', () => {
  const [value] = errorsIn(`declare function law(more: { until: 'next-cut' | 'next-deal-done' | 'hand-over'; by?: 'until' }): void;
law({ until: 'next-deal' });
`);
  expect(value).toMatch(/row\.ts\(2,7\): [\s\S]*the nearest is "next-deal-done"$/);
});

test('the continuation lines of an error are printed, and correct code gives no error', () => {
  expect(errorsIn("const row: { title: string; gist: string }[] = [{ title: 'Revoke' }];\nexport { row };\n")[0]).toContain("Property 'gist' is missing");
  expect(errorsIn('export const row = 1;\n')).toEqual([]);
});

test('in a project, the requested files are checked with their imports, and no others', () => {
  const errors = (name: string) => {
    writeFileSync(join(folder, 'other.ts'), 'export const fault: number = "none";\n');
    writeFileSync(join(folder, 'row.ts'), "import './inner.ts';\nexport {};\n");
    writeFileSync(join(folder, 'inner.ts'), 'export const inner: string = 1;\n');
    return typeErrors(join(folder, 'tsconfig.json'), join(folder, `${name}info`), (file) => file.endsWith(name)).map((error) => error.match(/\w+\.ts/)?.[0]);
  };
  expect(errors('other.ts')).toEqual(['other.ts']);
  expect(errors('row.ts')).toEqual(['inner.ts']);
});

test('GAME limits what is loaded to a game and those whose laws its books take over', () => {
  const code = "import { games } from './src/lib/catalogue/library.ts'; console.log(games.map(({ id }) => id).sort().join(' '));";
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8', env: { ...process.env, GAME: 'euchre' } });
  expect(stdout.trim()).toBe('euchre general-laws');
});

test('a game that does not load is named with file, line and law', () => {
  expect(loadError('euchre', new Error('euchre.law.revoke: expected a gist, found none'))).toMatch(
    /^euchre does not load: euchre\.law\.revoke: expected a gist, found none\n {2}at src\/rules-engine\/games\/euchre\/laws\/revoke\.ts:\d+, law "revoke"$/,
  );
  const error = new Error('expected a score item');
  error.stack = `Error: expected a score item\n    at pointsOf (file:///x/src/rules-engine/scoring/points.ts:67:1)\n    at file:///x/src/rules-engine/games/euchre/laws/revoke.ts:38:40`;
  expect(loadError('euchre', error)).toContain('at src/rules-engine/games/euchre/laws/revoke.ts:38, law "revoke"');
  expect(loadError('euchre', new Error('nothing known'))).toBe('euchre does not load: nothing known');
});
