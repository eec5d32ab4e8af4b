// What the page about the site says of its checks.
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places } from '../../src/lib/catalogue/library.ts';
import { checkedCases, wrongCases } from '../../src/lib/evidence/checked-cases.ts';
import { PROOFS } from '../../src/lib/evidence/proofs.ts';
import type { Place } from '../../src/rules-engine/index.ts';

test('every case of a book comes out as the book has it, and their number is that of the rows', () => {
  expect(wrongCases(places)).toEqual([]);
  const checked = checkedCases(places);
  expect(checked.reduce((sum, { cases }) => sum + cases, 0)).toBe(places.flatMap((place) => place.described.examples).length);
  expect(checked.every(({ cases, right }) => cases > 0 && cases === right)).toBe(true);
});

test('a case that comes out differently is not counted as right', () => {
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

test('every proof is named on the page, and every proof named there runs', () => {
  const files = readdirSync('tests/proofs').filter((file) => file.endsWith('.test.ts'));
  expect([...new Set(PROOFS.map(({ file }) => file))].sort()).toEqual(files.sort());
  for (const { file, game } of PROOFS) expect([file, existsSync(`tests/proofs/${file}`), places.some(({ id }) => id === game)]).toEqual([file, true, true]);
});
