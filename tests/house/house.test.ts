// One linter, one formatter, four type checks, and the registry as the folders are.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Runs a tool of node_modules/.bin; what it prints is the message when it fails. */
function clean(tool: string, ...args: string[]): void {
  try {
    execFileSync('npx', ['--no-install', tool, ...args], { encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    expect.fail(`${tool} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(0, 6000));
  }
}

test('formatted and linted', () => clean('biome', 'check', '--error-on-warnings', '.'));
test('the engine compiles alone: no DOM, no Node, no Astro; and every id that it names stands', () => {
  execFileSync('node', ['scripts/known-ids.ts']);
  clean('tsc', '-p', '.cache/engine');
});
test('what runs in the browser compiles without Node', { timeout: 240_000 }, () => clean('tsc', '-p', 'src/components/client'));
test('the site compiles', { timeout: 240_000 }, () => clean('astro', 'check', '--minimumSeverity', 'warning'));
test('the registry is the folder listing', () => {
  const path = 'src/rules-engine/registry.ts';
  const before = readFileSync(path, 'utf8');
  execFileSync('node', ['scripts/registry.ts']);
  expect(readFileSync(path, 'utf8')).toBe(before);
});
