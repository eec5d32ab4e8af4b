// Comparisons of books are true for every combination of facts: on handmade and on random tables, without a game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedRow, type ComparedTable, combinations, conflict, matching, relationOf, standingOf } from '../../../src/rules-engine/index.ts';

/** Effects by letter. A and B are penalties in the same slot, C is one in another; the rest are what their class says. */
const EFFECTS: Readonly<Record<string, string>> = {
  A: 'score:others=2 points/p',
  B: 'score:others=4 points/p',
  C: 'deal=void/p',
  s: 'play=stops/s',
  d: 'act:offender:lead=may not/d',
  m: 'act:offender:lead=may/d',
  t: 'deal=stands/p',
  r: 'right=others/r',
  n: 'penalty=none/n',
  u: 'cost=not named/u',
};
const row = (letters: string, more: Partial<ComparedRow> = {}): ComparedRow => ({
  outcome: letters,
  orders: [...letters].map((letter) => EFFECTS[letter] ?? letter),
  open: letters === '',
  ...more,
});
const table = (...columns: ComparedRow[]): ComparedTable => ({ facts: {}, columns: columns.map((one) => [one]) });
const kindOf = (...columns: ComparedRow[]) => standingOf(table(...columns)).kind;

describe('two books with the same facts', () => {
  test.each([
    ['AC', 'CA', 'same', 'the order is no difference'],
    ['A', 'B', 'conflict', 'one slot has two values'],
    ['A', 'C', 'conflict', 'each orders a penalty that the other lacks'],
    ['A', 'AC', 'second adds', 'one orders more'],
    ['As', 'A', 'first adds', 'one orders more'],
    ['A', 'Ar', 'second adds', 'one says whose right it is'],
    ['As', 'Ad', 'both add', 'beside a common penalty neither addition costs anything'],
    ['n', 'A', 'conflict', 'no penalty against a penalty'],
    ['n', 'm', 'same', 'nothing happens by either'],
    ['n', 't', 'same', 'nothing happens by either'],
    ['du', 'A', 'second adds', 'a rule without its price, and the price'],
    ['du', 'd', 'same', 'that a book names no penalty is no order'],
    ['d', 'm', 'conflict', 'may against may not'],
  ])('"%s" beside "%s": %s, for %s', (a, b, relation) => expect(relationOf(row(a), row(b))).toBe(relation));
  test.each([
    ['A', '', 'one', 'a book that decides nothing conflicts with none'],
    ['', '', 'open', 'neither decides'],
    ['A', 'A', 'agree', 'they order the same'],
    ['A', 'AC', 'adds', 'one orders more'],
    ['A', 'B', 'disagree', 'they conflict'],
  ])('"%s" beside "%s": %s, for %s', (a, b, kind) => expect(kindOf(row(a), row(b))).toBe(kind));
  test('claims that differ are distinguished from rulings that differ, with what differs', () => {
    const [soon, late] = [row('A', { by: 'opponents', time: '-cut' }), row('A', { by: 'opponents', time: '-deal' })];
    expect(standingOf(table(soon, late))).toMatchObject({ kind: 'agree', claim: { who: false, time: true, limits: [] } });
    expect(standingOf(table(soon, { ...soon, by: 'dealer' }))).toMatchObject({ kind: 'agree', claim: { who: true, time: false } });
    expect(standingOf(table(soon, row('A')))).toMatchObject({ kind: 'agree', claim: { who: false, time: false, limits: [0] } });
    expect(standingOf(table(soon, soon))).toMatchObject({ kind: 'agree', claim: { who: false, time: false, limits: [] } });
  });
  test('when books disagree, one that decides nothing is left aside, and those that agree are one group', () => {
    expect(standingOf(table(row('A'), row(''), row('B'), row('A')))).toMatchObject({ kind: 'disagree', groups: [[0, 3], [2]], open: [1], everywhere: true });
  });
  test('a case that only one book has is a distinction, not a disagreement', () => {
    const facts = { lone: ['no', 'yes'] };
    const columns = [[row('A', { when: { lone: 'no' } }), row('B', { when: { lone: 'yes' } })], [row('A')]];
    expect(standingOf({ facts, columns })).toMatchObject({ kind: 'distinguishes', more: [0], parting: [{ lone: 'yes' }] });
    // A single mild ruling on everything does cover that case.
    const sweeping = [[row('t', { when: { lone: 'no' } }), row('C', { when: { lone: 'yes' } })], [row('t')]];
    expect(standingOf({ facts, columns: sweeping }).kind).toBe('disagree');
  });
});

describe('on random tables', () => {
  const tables: fc.Arbitrary<ComparedTable> = fc
    .record({
      sizes: fc.array(fc.integer({ min: 2, max: 3 }), { maxLength: 3 }),
      books: fc.integer({ min: 0, max: 4 }),
      seed: fc.infiniteStream(fc.integer({ min: 0, max: 6 })),
    })
    .map(({ sizes, books, seed }) => {
      const facts = Object.fromEntries(sizes.map((size, n) => [`f${n}`, Array.from({ length: size }, (_, option) => `o${option}`)]));
      const draw = () => ['', 'n', 'A', 'B', 'AC', 'A', 't'][seed.next().value] ?? '';
      return { facts, columns: Array.from({ length: books }, () => [...combinations(facts)].map((when) => ({ ...row(draw()), when }))) };
    });
  test('they disagree or distinguish exactly if two conflict, and a book that is left aside decides nothing', () => {
    fc.assert(
      fc.property(tables, (drawn) => {
        const standing = standingOf(drawn);
        const met = [...combinations(drawn.facts)].map((so) => drawn.columns.map((rows) => matching(rows, so)[0] as ComparedRow));
        const conflicting = met.filter((rows) => rows.some((a) => rows.some((b) => conflict(a, b))));
        expect(['disagree', 'distinguishes'].includes(standing.kind)).toBe(conflicting.length > 0);
        expect(standing.parting.length).toBeLessThanOrEqual(conflicting.length);
        expect(standing.parting.length > 0).toBe(conflicting.length > 0);
        const deciding = drawn.columns.flatMap((_, n) => (met.some((rows) => (rows[n]?.orders.length ?? 0) > 0) ? [n] : []));
        if (standing.kind === 'disagree') return;
        expect(standing.groups.flat()).toEqual(deciding);
        if (deciding.length < 2) expect(standing.kind).toBe(drawn.columns.length === 0 ? 'none' : deciding.length === 0 ? 'open' : 'one');
        else expect(standing.kind === 'apart').toBe(!met.some((rows) => rows.filter(({ orders }) => orders.length > 0).length > 1));
      }),
      { numRuns: 1500 },
    );
  });
});
