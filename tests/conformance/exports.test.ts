// The engine's index lists its exports by subject: everything that an exported module exports is named there, or listed here as internal.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as engine from '../../src/rules-engine/index.ts';

const ENGINE = 'src/rules-engine';
const SUBJECTS = readdirSync(`${ENGINE}/exports`).sort();
/** Modules with some exports that are meant for the files of games only. */
const IN_PART = ['laws/cites.ts'];

test('the index exports its subjects and nothing else', () => {
  const text = readFileSync(`${ENGINE}/index.ts`, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  expect(lines).toEqual(SUBJECTS.map((name) => `export * from './exports/${name}';`));
});

test('every export of an exported module is named', async () => {
  const text = SUBJECTS.map((name) => readFileSync(`${ENGINE}/exports/${name}`, 'utf8')).join('\n');
  expect(text).not.toContain('export *');
  const modules = [...new Set([...text.matchAll(/from '\.\.\/([^']+)'/g)].map(([, path = '']) => path))];
  const missing: string[] = [];
  for (const path of modules.filter((one) => !IN_PART.includes(one))) {
    const offered = (await import(/* @vite-ignore */ `../../${ENGINE}/${path}`)) as object;
    missing.push(
      ...Object.keys(offered)
        .filter((name) => !(name in engine))
        .map((name) => `${name} (${path})`),
    );
  }
  expect(missing, `name them in ${ENGINE}/exports/`).toEqual([]);
});
