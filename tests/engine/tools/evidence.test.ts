// @module-tag rotating
// What the page about the site says about its checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places } from '../../../src/lib/catalogue/library.ts';
import { checkedCases, wrongCases } from '../../../src/lib/evidence/checked-cases.ts';
import { KNOWN_GAPS, PROOFS } from '../../../src/lib/evidence/proofs.ts';
import type { Place } from '../../../src/rules-engine/index.ts';

test('every example from a book gives the result of the book, and the number of checked cases is that of the rows', () => {
  expect(wrongCases(places)).toEqual([]);
  const checked = checkedCases(places);
  expect(checked.reduce((sum, { cases }) => sum + cases, 0)).toBe(places.flatMap((place) => place.described.examples).length);
  expect(checked.every(({ cases, right }) => cases > 0 && cases === right)).toBe(true);
});

test('an example with another result is not counted as right', () => {
  const euchre = places.find(({ id }) => id === 'euchre') as Place;
  const spoilt = euchre.described.examples.map((one) => {
    if (one.kind === 'law') return { ...one, ruling: 'nobody rules this' };
    if (one.kind === 'worth') return { ...one, gives: 999 };
    if (one.kind === 'score') return { ...one, headline: 'no such headline' };
    return { ...one, totals: { Nobody: 1 } };
  });
  const place = { ...euchre, described: { ...euchre.described, examples: spoilt } } as Place;
  expect(checkedCases([place]).reduce((sum, { right }) => sum + right, 0)).toBe(0);
});

test('every proof is listed on the page, and every listed proof exists', () => {
  const files = readdirSync('tests/proofs').filter((file) => file.endsWith('.test.ts'));
  expect([...new Set(PROOFS.map(({ file }) => file))].sort()).toEqual(files.sort());
  for (const { file, game } of PROOFS) expect([file, existsSync(`tests/proofs/${file}`), places.some(({ id }) => id === game)]).toEqual([file, true, true]);
});

test('the search figures on the page are those of docs/search.md', () => {
  const rows = readFileSync('docs/search.md', 'utf8').split('\n');
  /** The first number in a row's last column, rounded. */
  const measured = (row: string) => Math.round(Number(/\| ([\d.]+)[^|]*\|$/.exec(rows.find((one) => one.startsWith(`| ${row}`)) ?? '')?.[1]));
  const [first, tap, named] = [
    measured('very law first / in three |'),
    measured('very law in three, or with one tap'),
    measured('with the game named: very law first'),
  ];
  expect(KNOWN_GAPS.find((one) => one.startsWith('A search'))).toBe(
    `A search that names no game finds the very law first for ${first} of 100 sentences, and within three results or one tap for ${tap}. With the game named it is first for ${named} of 100.`,
  );
});
