// How books stand is true of every combination of facts: on tables by hand and on random ones, which need no game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedRow, type ComparedTable, combinations, conflict, matching, standingOf } from '../../src/rules-engine/index.ts';

const row = (orders: string, more: Partial<ComparedRow> = {}): ComparedRow => ({ outcome: orders, orders: [...orders], open: orders === '', ...more });
const table = (...columns: ComparedRow[]): ComparedTable => ({ facts: {}, columns: columns.map((one) => [one]) });
const kindOf = (...columns: ComparedRow[]) => standingOf(table(...columns)).kind;

describe('two books on one set of facts', () => {
  test.each([
    ['ab', 'ba', 'agree', 'the order of telling is no difference'],
    ['a', 'b', 'part', 'one orders what the other does not'],
    ['a', 'ab', 'part', 'one orders more'],
    ['a', '', 'one', 'a book that decides nothing conflicts with none'],
    ['', '', 'open', 'neither decides'],
  ])('"%s" beside "%s": %s, for %s', (a, b, kind) => expect(kindOf(row(a), row(b))).toBe(kind));
  test('a case decided in part conflicts only where what it decides is not in the other', () => {
    expect(kindOf(row('a', { open: true }), row('ab'))).toBe('agree');
    expect(kindOf(row('a', { open: true }), row('bc'))).toBe('part');
    expect(kindOf(row('a'), row('ab', { open: true }))).toBe('part');
    expect(kindOf(row('a', { open: true }), row('ab', { open: true }))).toBe('agree');
  });
  test('claims that differ are told from rulings that differ, and by what they differ in', () => {
    const [soon, late] = [row('a', { by: 'opponents', time: '-cut' }), row('a', { by: 'opponents', time: '-deal' })];
    expect(standingOf(table(soon, late))).toMatchObject({ kind: 'agree', claim: { who: false, time: true, limits: [] } });
    expect(standingOf(table(soon, { ...soon, by: 'dealer' }))).toMatchObject({ kind: 'agree', claim: { who: true, time: false } });
    expect(standingOf(table(soon, row('a')))).toMatchObject({ kind: 'agree', claim: { who: false, time: false, limits: [0] } });
    expect(standingOf(table(soon, soon))).toMatchObject({ kind: 'agree', claim: { who: false, time: false, limits: [] } });
  });
  test('a group is of books of which no two conflict: to stand with one of them is not enough', () => {
    // The first leaves a part open, so that the next two can each be followed beside it, and not beside each other.
    const columns = [row('a', { open: true }), row('ab'), row('ac'), row('b')];
    expect(standingOf(table(...columns))).toMatchObject({ kind: 'part', groups: [[0, 1], [2], [3]], open: [] });
  });
  test('books that part leave aside the one that decides nothing there', () => {
    expect(standingOf(table(row('a'), row(''), row('b'), row('a')))).toMatchObject({ kind: 'part', groups: [[0, 3], [2]], open: [1], everywhere: true });
  });
});

describe('on random tables', () => {
  const tables: fc.Arbitrary<ComparedTable> = fc
    .record({
      sizes: fc.array(fc.integer({ min: 2, max: 3 }), { maxLength: 3 }),
      books: fc.integer({ min: 0, max: 4 }),
      seed: fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
    })
    .map(({ sizes, books, seed }) => {
      const facts = Object.fromEntries(sizes.map((size, n) => [`f${n}`, Array.from({ length: size }, (_, option) => `o${option}`)]));
      const draw = () => ['', '', 'a', 'b', 'ab', 'a'][seed.next().value] ?? '';
      return { facts, columns: Array.from({ length: books }, () => [...combinations(facts)].map((when) => ({ ...row(draw()), when }))) };
    });
  test('they part exactly where two conflict, and who stands aside decides nothing there', () => {
    fc.assert(
      fc.property(tables, (drawn) => {
        const standing = standingOf(drawn);
        const met = [...combinations(drawn.facts)].map((so) => drawn.columns.map((rows) => matching(rows, so)[0] as ComparedRow));
        const conflicting = met.filter((rows) => rows.some((a) => rows.some((b) => conflict(a, b))));
        expect(standing.kind === 'part').toBe(conflicting.length > 0);
        expect(standing.parting.length).toBe(conflicting.length);
        const deciding = drawn.columns.flatMap((_, n) => (met.some((rows) => (rows[n]?.orders.length ?? 0) > 0) ? [n] : []));
        if (standing.kind === 'part') {
          for (const n of standing.open) for (const rows of conflicting) expect(rows[n]?.orders).toEqual([]);
          for (const group of standing.groups)
            for (const rows of met) expect(group.some((n) => group.some((m) => conflict(rows[n] as ComparedRow, rows[m] as ComparedRow)))).toBe(false);
        } else {
          expect(standing.groups.flat()).toEqual(deciding);
          expect(standing.kind).toBe(
            drawn.columns.length === 0
              ? 'none'
              : deciding.length === 0
                ? 'open'
                : deciding.length === 1
                  ? 'one'
                  : standing.kind === 'apart'
                    ? 'apart'
                    : 'agree',
          );
          expect(standing.kind === 'agree').toBe(deciding.length > 1 && met.some((rows) => rows.filter(({ orders }) => orders.length > 0).length > 1));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
