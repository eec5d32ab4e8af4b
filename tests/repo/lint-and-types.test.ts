// The linter, the type checks, and the registry compared with the folders. The compilers cache in .cache/types, so a second run checks
// only what has changed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeKnownIds } from '../../scripts/generate/known-ids.ts';
import { changedFiles } from '../support/changed.ts';

/** Runs an installed tool under Node; if it fails, its output is the message. */
function clean(tool: string, ...args: string[]): void {
  try {
    execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    expect.fail(`${tool} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(0, 6000));
  }
}
const typesOf = (project: string, name: string) =>
  clean('typescript-7/bin/tsc', '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`);

test('formatted and linted', () => {
  // `npm run quick` checks only what has changed, unless the rules have changed.
  const changed = process.env.TIER === 'quick' ? changedFiles() : null;
  const files = changed === null || changed.some((file) => file === 'biome.json' || file === 'package-lock.json') ? ['.'] : changed;
  if (files.length > 0) clean('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files);
});
test('browser code compiles without Node, and without reading a game', () => {
  typesOf('src/components/client', 'client');
  const { fileNames } = JSON.parse(readFileSync('.cache/types/client.tsbuildinfo', 'utf8')) as { fileNames: readonly string[] };
  // With the games the check takes ten times as long.
  expect(fileNames.filter((name) => name.includes('/rules-engine/games/'))).toEqual([]);
});
/** A project of some files with the rules of this one, from its folder `.cache/types`. */
const writeProject = (name: string, ...include: readonly string[]) =>
  writeFileSync(
    `.cache/types/${name}.json`,
    JSON.stringify({ extends: '../../tsconfig.json', include: ['../../.astro/types.d.ts', ...include], exclude: ['../../bench/pages/starlight'] }),
  );
test('engine, library, scripts and tests compile, and every id that they name exists', async () => {
  await writeKnownIds();
  writeFileSync('.cache/types/astro.d.ts', "declare module '*.astro' {\n  const component: (props: never) => unknown;\n  export default component;\n}\n");
  writeProject('all', 'astro.d.ts', 'known-ids.d.ts', '../../src', '../../tests', '../../scripts', '../../bench/**/*.ts', '../../*.ts');
  typesOf('.cache/types/all.json', 'all');
});
test('the engine compiles alone: no DOM, no Node, no Astro', { tags: 'full' }, async () => {
  await writeKnownIds();
  typesOf('.cache/types', 'engine');
});
test('components compile', { tags: 'full' }, () => {
  // Only they: with all other files, which the native compiler has checked above, this takes four times as long.
  writeProject('components', '../../src/**/*.astro');
  clean('astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning', '--tsconfig', '.cache/types/components.json');
});
test('the registry matches the folder listing', () => {
  const path = 'src/rules-engine/registry.ts';
  const before = readFileSync(path, 'utf8');
  execFileSync('node', ['scripts/generate/registry.ts']);
  expect(readFileSync(path, 'utf8')).toBe(before);
});
