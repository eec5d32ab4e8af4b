// The matrix of cases by books: complete, without overlaps, and short enough for a page.
import { describe, expect, test } from 'vitest';
import { casesOf, combinations, matching, matrixOf, optionsOf, type ResolvedLaw } from '../../../src/rules-engine/index.ts';
import { places, whole } from '../../support/library.ts';

const laws = places.flatMap((place) => place.laws);
const holds = (when: Readonly<Record<string, readonly string[]>>, so: Readonly<Record<string, string>>) =>
  Object.entries(when).every(([fact, allowed]) => allowed.includes(so[fact] ?? ''));

test('every combination of facts matches one row, with the right case of each book', () => {
  const faults: string[] = [];
  for (const law of laws) {
    const { books, rows } = matrixOf(law);
    for (const so of combinations(optionsOf(law.facts))) {
      const met = rows.filter(({ when }) => holds(when, so));
      const [row] = met;
      if (met.length !== 1 || row === undefined) {
        faults.push(`${law.id}: ${met.length} rows for ${JSON.stringify(so)}`);
        continue;
      }
      books.forEach((book, column) => {
        const cases = casesOf(law.readings[book]);
        const table = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
        const due = cases[Number(matching(table, so)[0]?.outcome ?? -1)] ?? null;
        const cell = row.cells[column];
        if ((cell?.one === null) !== (due === null)) faults.push(`${law.id}, ${book}: ${JSON.stringify(so)}`);
      });
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
});

test('the cells of a column cover all rows without a gap', () => {
  for (const law of laws) {
    const { books, rows } = matrixOf(law);
    books.forEach((_, column) => {
      const spans = rows.map((row) => row.cells[column]?.span ?? 0);
      expect(
        spans.reduce((sum, span) => sum + span, 0),
        law.id,
      ).toBe(rows.length);
    });
  }
});

describe('compact', { skip: !whole }, () => {
  const lawOf = (id: string) => laws.find((law) => law.id === id) as ResolvedLaw;
  test('nine in ten laws with questions need at most four rows', () => {
    const asking = laws.filter((law) => Object.keys(law.facts).length > 0 && matrixOf(law).books.length > 0);
    const short = asking.filter((law) => matrixOf(law).rows.length <= 4);
    expect(short.length / asking.length).toBeGreaterThan(0.9);
  });
  test('books that rule alike on two rows share one cell', () => {
    const { rows } = matrixOf(lawOf('cribbage.law.under-score'));
    expect(rows.length).toBeLessThanOrEqual(4);
    expect(rows.some(({ cells }) => cells.some(({ span }) => span > 1))).toBe(true);
  });
});
