// The licences of packages shipped to browsers, in the built site.
import { expect, test } from 'vitest';
import { distFiles, readDist } from '../../support/browser/dist.ts';

const text = readDist('licences.txt');
const named = [...text.matchAll(/^(\S+) \d\S* \((.+)\)$/gm)].map(([, name = '', licence = '']) => [name, licence] as const);

test('every shipped package is listed with its licence', () => {
  expect(Object.fromEntries(named)).toMatchObject({ '@fontsource/besley': 'OFL-1.1', idb: 'ISC', pagefind: 'MIT', uqr: 'MIT' });
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('build tools are not listed', () => {
  const names = named.map(([name]) => name);
  for (const tool of ['astro', 'zod', 'esbuild', 'vite', 'vitest']) expect(names).not.toContain(tool);
});

test('the About page links to the licences, and they are available offline', () => {
  expect(readDist('about/index.html')).toContain('href="/licences.txt"');
  expect(JSON.stringify(JSON.parse(readDist('edition.json')))).toContain('"/licences.txt"');
  expect(distFiles('licences.txt')).toEqual(['licences.txt']);
});
