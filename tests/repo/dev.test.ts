// @module-tag full
// The dev server answers like a built site, and follows edits. It runs on a copy of the project with one game, so that it
// starts quickly and its files may be edited.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchive } from '../../src/lib/editions/archive.ts';

const COPIED = ['src', 'scripts', 'content', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'CHANGELOG.md'];
/** Folders and files of every other game, and the bundles of a build. */
const LEFT_OUT = /^(?:src\/rules-engine\/games|content\/games)\/(?!(?:cribbage|general-laws)(?:[/.]|$))|^public\/engine/;
const PRICES = 'src/rules-engine/games/cribbage/points/show.ts';
const RULES = 'content/games/cribbage.mdx';

let copy: string;
let server: ChildProcess;
let address: string;
let printed = '';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => (at === null || typeof at === 'string' ? reject(new Error('no port')) : resolve(at.port)));
    });
  });

/** Resolves when the server says that it listens; rejects with its output if it exits first. */
const started = () =>
  new Promise<void>((resolve, reject) => {
    const hear = (text: string) => {
      printed += text;
      if (printed.includes('watching for file changes')) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', hear);
    server.stderr?.setEncoding('utf8').on('data', hear);
    server.once('exit', () => reject(new Error(printed)));
  });

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'hoyle-dev-'));
  for (const part of COPIED) cpSync(part, join(copy, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  // Astro and Vite behave differently inside a test.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const options = { cwd: copy, env: { ...env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' } };
  await new Promise((resolve) => spawn(process.execPath, ['scripts/generate/registry.ts'], options).once('exit', resolve));
  const command = ['node_modules/.bin/astro', 'dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)];
  server = spawn(process.execPath, command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  await started();
}, 120_000);

afterAll(async () => {
  if (server?.exitCode === null && server.kill()) await new Promise((resolve) => server.once('exit', resolve));
  rmSync(copy, { recursive: true, force: true });
});

async function ask(path: string): Promise<Response> {
  const response = await fetch(`${address}${path}`);
  expect(response.status, `${path}\n${printed}`).toBe(200);
  return response;
}
const textAt = async (path: string) => (await ask(path)).text();
/** Replaces text in a file of the copy; returns a function that restores it. */
function edit(path: string, from: RegExp, to: string): () => void {
  const file = join(copy, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${path}: ${from}`).not.toBe(before);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}
const untilSeen = { timeout: 30_000, interval: 300 };

test('the search has its files, of the edition named on the page', async () => {
  const [, edition = ''] = /<meta name="edition" content="(\w+)"/.exec(await textAt('/')) ?? [];
  expect(edition).not.toBe('');
  const first = await ask('/search/first.json');
  expect(first.headers.get('content-type')).toContain('application/json');
  expect(await first.json()).toMatchObject({ edition });
  expect(await (await ask('/search/pieces/g-cribbage.json')).json()).toMatchObject({ edition });
  const [named] = readArchive(new Uint8Array(await (await ask('/search/kernel.bin')).arrayBuffer()));
  expect(new TextDecoder().decode(named?.[2])).toBe(edition);
  const script = await ask('/pagefind/pagefind.js');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain(`export const edition="${edition}"`);
  expect(await (await ask('/edition.json')).json()).toMatchObject({ edition });
  expect((await fetch(`${address}/search/pieces/none.json`)).status).toBe(404);
});

test('the search is rebuilt after an edit', async () => {
  const word = 'quillwort';
  expect(await textAt('/search/records.json')).not.toContain(word);
  edit(RULES, /^## Object$/m, `## The ${word}`);
  await expect.poll(() => textAt('/search/records.json'), untilSeen).toContain(word);
});

test('a page names the bundle of its scorer, which follows an edit, an error and its correction', async () => {
  const [, bundle = ''] = /data-engine="(\/engine\/cribbage\.hand\.[^"]+)"/.exec(await textAt('/games/cribbage/')) ?? [];
  const before = await ask(bundle);
  expect(before.headers.get('content-type')).toContain('javascript');
  const code = await before.text();
  const [, shared = ''] = /from ?"\.\/([^"]+)"/.exec(code) ?? [];
  expect(await textAt(`/engine/${shared}`)).toContain('export');
  /** The current state of the bundle, in a few words. */
  const state = async () => {
    const response = await fetch(`${address}${bundle}`);
    const text = await response.text();
    return !response.ok ? text : text === code ? 'as before' : text.includes('"points": 77 }') ? 'edited' : 'something else';
  };
  const undo = edit(PRICES, /bookValue\(2,/g, 'bookValue(77,');
  await expect.poll(state, untilSeen).toBe('edited');
  undo();
  await expect.poll(state, untilSeen).toBe('as before');

  const correct = edit(PRICES, /bookValue\(2,/, 'bookValue(2;');
  await expect.poll(state, untilSeen).toMatch(/points\/show\.ts:\d+:\d+/);
  expect(printed).toMatch(/points\/show\.ts:\d+:\d+/);
  correct();
  await expect.poll(state, untilSeen).toBe('as before');
  expect((await fetch(`${address}/engine/cribbage.none.js`)).status).toBe(404);
});
