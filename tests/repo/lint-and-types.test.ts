// The linter, the type checks, and the registry compared with the folders. The compilers cache in .cache/types, so a second run checks
// only what has changed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeKnownIds } from '../../scripts/generate/known-ids.ts';
import { changedFiles } from '../support/changed.ts';
import { isFull } from '../support/tier.ts';

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
test.skipIf(isFull)('engine, library, scripts and tests compile, and every id that they name exists', async () => {
  await writeKnownIds();
  // The full tier checks the engine alone and runs `astro check`, which reads components too and takes twice as long.
  writeFileSync('.cache/types/astro.d.ts', "declare module '*.astro' {\n  const component: (props: never) => unknown;\n  export default component;\n}\n");
  writeFileSync(
    '.cache/types/all.json',
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['astro.d.ts', 'known-ids.d.ts', '../../.astro/types.d.ts', '../../src', '../../tests', '../../scripts', '../../*.ts'],
      exclude: [],
    }),
  );
  typesOf('.cache/types/all.json', 'all');
});
test('the engine compiles alone: no DOM, no Node, no Astro', { tags: 'full' }, async () => {
  await writeKnownIds();
  typesOf('.cache/types', 'engine');
});
test('the site compiles', { tags: 'full' }, () => clean('astro/bin/astro.mjs', 'check', '--minimumSeverity', 'warning'));
test('the registry matches the folder listing', () => {
  const path = 'src/rules-engine/registry.ts';
  const before = readFileSync(path, 'utf8');
  execFileSync('node', ['scripts/generate/registry.ts']);
  expect(readFileSync(path, 'utf8')).toBe(before);
});
