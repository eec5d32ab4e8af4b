// The npm package as somebody else gets it: packed, installed into an empty project, run under Node and bundled for a browser.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOfKey } from '../../scripts/package/names.ts';

const PACKAGE = 'according-to-hoyle';
const readme = readFileSync('package/README.md', 'utf8');
const samples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(
  ([, code = '']) => [code, [...code.matchAll(/; \/\/ (.+)$/gm)].map(([, said]) => said)] as const,
);

test('a key is exported under a name of JavaScript', () => {
  expect(['hand', 'last-four', 'two-of-a-kind'].map(nameOfKey)).toEqual(['hand', 'lastFour', 'twoOfAKind']);
});
test('every sample of its README says what it prints', () => {
  expect(samples.map(([, said]) => said.length)).toEqual([1, 1]);
});

describe('packed and installed', { tags: 'full', timeout: 300_000 }, () => {
  const home = mkdtempSync(join(tmpdir(), 'package-'));
  let tarball = '';
  beforeAll(() => {
    execFileSync('node', ['scripts/package.ts'], { stdio: 'pipe' });
    tarball = globSync(`.cache/${PACKAGE}-*.tgz`)[0] ?? '';
    writeFileSync(join(home, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', join(process.cwd(), tarball)], {
      cwd: home,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  }, 300_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const bundled = async (contents: string) => {
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: home },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      metafile: true,
    });
    return { kilobytes: gzipSync(outputFiles[0]?.contents ?? '').length / 1000, files: Object.keys(metafile.inputs), code: outputFiles[0]?.text ?? '' };
  };

  test.each(samples)('a sample of the README runs under Node', (code, said) => {
    const printed = execFileSync('node', ['--input-type=module', '--eval', code], { cwd: home, encoding: 'utf8' });
    expect(printed.trim().split('\n')).toEqual(said);
  });
  test.each(samples)('and bundled for a browser prints the same', async (code, said) => {
    const { code: bundle } = await bundled(code);
    const file = join(home, 'bundle.mjs');
    writeFileSync(file, bundle);
    expect(execFileSync('node', [file], { encoding: 'utf8' }).trim().split('\n')).toEqual(said);
  });
  test('a scorer alone weighs at most 12 kB, three of a game 13.5 kB, one game with its text 60 kB', async () => {
    const one = await bundled(`export { decode, hand } from '${PACKAGE}/games/cribbage/scorers';`);
    const scorers = await bundled(`export { decode, hand, play, show } from '${PACKAGE}/games/cribbage/scorers';`);
    const game = await bundled(`import { resolve, ruleOn, sayCase } from '${PACKAGE}'; import { game } from '${PACKAGE}/games/cribbage';
export { ruleOn, sayCase }; export const cribbage = resolve(new Map([[game.id, game]]), game.id);`);
    console.log(
      `cribbage: hand ${one.kilobytes.toFixed(1)} kB, three scorers ${scorers.kilobytes.toFixed(1)} kB, with its text ${game.kilobytes.toFixed(1)} kB`,
    );
    expect(one.kilobytes).toBeLessThan(12);
    expect(scorers.kilobytes).toBeLessThan(13.5);
    expect(game.kilobytes).toBeLessThan(60);
  });
  test('the engine brings no game with it', async () => {
    const { files } = await bundled(`export * from '${PACKAGE}';`);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => file.includes('/games/'))).toEqual([]);
  });
  test('publint and are-the-types-wrong find nothing', async () => {
    const { messages } = await publint({ pkgDir: '.cache/package', strict: true });
    expect(messages).toEqual([]);
    const entries = ['.', './registry', './games/cribbage', './games/cribbage/scorers', './games/euchre/railroad/scorers'];
    expect(JSON.parse(execFileSync('node', ['scripts/package/check-types.ts', tarball, ...entries], { encoding: 'utf8' }))).toEqual([]);
  });
});
