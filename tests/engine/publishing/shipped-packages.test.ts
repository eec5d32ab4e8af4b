// The package of a bundled file, and the text of /licences.txt.
import { expect, test } from 'vitest';
import { licencesText, packageFolder } from '../../../src/integrations/licences.ts';

test.each([
  ['/home/me/hoyle/node_modules/idb/build/index.js', 'node_modules/idb'],
  ['node_modules/@fontsource/besley/files/besley-latin-400-normal.woff2', 'node_modules/@fontsource/besley'],
  ['node_modules/vite/node_modules/postcss/lib/postcss.js', 'node_modules/vite/node_modules/postcss'],
  ['C:\\hoyle\\node_modules\\uqr\\dist\\index.mjs', 'node_modules/uqr'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['\0vite/preload-helper.js', null],
  ['/home/me/hoyle/src/components/client/qr-code.ts', null],
  ['\0virtual:astro', null],
])('%j belongs to %j', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('each licence is listed once, by package name, with version and full text', () => {
  const text = licencesText(['node_modules/uqr', 'node_modules/idb', 'node_modules/uqr']);
  expect([...text.matchAll(/^(\S+) \d\S* \((.+)\)$/gm)].map(([, name, licence]) => [name, licence])).toEqual([
    ['idb', 'ISC'],
    ['uqr', 'MIT'],
  ]);
  expect(text).toContain('Permission to use, copy, modify, and/or distribute this software for any purpose');
});

test('a licence can be a folder of files', () => {
  const text = licencesText(['node_modules/pagefind']);
  expect(text).toMatch(/^pagefind \d\S* \(MIT\)$/m);
  expect(text).toContain('The above copyright notice and this permission notice shall be included');
});

test('a package without a licence fails the build', () => {
  expect(() => licencesText(['node_modules/no-such-package'])).toThrow();
  expect(() => licencesText(['node_modules/@pagefind'])).toThrow();
});
