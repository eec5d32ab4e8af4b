// The code of receipts: no visit loads or caches it, and a receipt loads little of it.
import { expect, test } from 'vitest';
import { type EditionFiles, LIST } from '../../../src/lib/editions/edition-files.ts';
import { distFiles, gzipSize, pages, readDist } from '../../support/browser/dist.ts';

const files = distFiles('.js').filter((file) => file.startsWith('rules/'));

/** A file with all of its static imports. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readDist(file).matchAll(/(?:\bfrom|\bimport)"\.\/([\w.-]+\.js)"/g)) withImports(`rules/${name}`, found);
  return found;
}
const kilobytes = (all: ReadonlySet<string>) => [...all].reduce((sum, file) => sum + gzipSize(file), 0) / 1000;

test('no page names it and no device caches it', () => {
  const { files: kept, shell, edition } = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
  expect([...Object.keys(kept), ...shell].filter((path) => path.startsWith('/rules/'))).toEqual([]);
  expect(pages.filter(([, html]) => html.includes('/rules/')).map(([address]) => address)).toEqual([]);
  expect(readDist('rules/receipts.js') + files.map(readDist).join('')).toContain(edition);
});

test('a receipt loads 55 kB, and its game', () => {
  const first = kilobytes(withImports('rules/receipts.js'));
  console.log(`receipts: ${first.toFixed(1)} kB before a game, ${files.length} files`);
  expect(files.length).toBeGreaterThan(150);
  expect(first).toBeLessThan(55);
});
