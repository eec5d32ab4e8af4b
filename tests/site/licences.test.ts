// The licences of what is sent to browsers, as the built site has them.
import { expect, test } from 'vitest';
import { distFiles, readDist } from '../support/dist.ts';

const text = readDist('licences.txt');
const named = [...text.matchAll(/^(\S+) \d\S* \((.+)\)$/gm)].map(([, name = '', licence = '']) => [name, licence] as const);

test('every package of which a part is sent is there with its licence', () => {
  expect(Object.fromEntries(named)).toMatchObject({ '@fontsource/besley': 'OFL-1.1', idb: 'ISC', pagefind: 'MIT', uqr: 'MIT' });
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('what is only used to build is not', () => {
  const names = named.map(([name]) => name);
  for (const tool of ['astro', 'zod', 'esbuild', 'vite', 'vitest']) expect(names).not.toContain(tool);
});

test('the page on how a ruling is made leads to it, and it is kept for use without a network', () => {
  expect(readDist('about/index.html')).toContain('href="/licences.txt"');
  expect(JSON.stringify(JSON.parse(readDist('edition.json')))).toContain('"/licences.txt"');
  expect(distFiles('licences.txt')).toEqual(['licences.txt']);
});
