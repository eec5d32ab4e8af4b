// How books stand is true of every combination of facts: on random tables, and on laws by name.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOOK_IDS,
  type ComparedRow,
  type ComparedTable,
  casesOf,
  combinations,
  conflict,
  isOpen,
  makeId,
  matching,
  printedIn,
  ruleOn,
  speakersOf,
  standingAt,
  standingOf,
  UNKNOWN,
} from '../../src/rules-engine/index.ts';
import { places, whole } from '../support/library.ts';

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

describe('in every law', () => {
  const laws = places.flatMap((place) => place.laws);
  test('a book that is said to part decides something against another on some facts', () => {
    const faults = laws.flatMap((law) => {
      const { kind, groups, parting } = standingAt(law);
      if (kind !== 'part') return [];
      const idle = groups.flat().filter((book) => casesOf(law.readings[book]).every(isOpen));
      return parting.length === 0 || idle.length > 0 ? [`${law.id}: ${idle.join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
  test('each book of the game is counted once: it rules, leaves open or is silent', () => {
    for (const law of laws) {
      const { kind, groups, open, silent } = standingAt(law);
      const counted = [...groups.flat(), ...open, ...silent];
      expect([...counted].sort(), law.id).toEqual(BOOK_IDS.filter((book) => !['no-game', 'not-held'].includes(law.readings[book].status)).sort());
      if (kind === 'open' || kind === 'none') expect(speakersOf(law), law.id).toEqual([]);
      if (kind === 'one') expect(speakersOf(law), law.id).toEqual(groups[0]);
    }
  });
  test('what is ruled for full answers is the case that they meet, in each book', () => {
    for (const law of laws.filter((_, n) => n % 7 === 0)) {
      for (const so of [...combinations(Object.fromEntries(Object.entries(law.facts).map(([key, one]) => [key, Object.keys(one.options)])))].slice(0, 40)) {
        const ruled = ruleOn(law, so);
        if (!ruled.ok) throw new Error(law.id);
        expect(ruled.value.still.kind, law.id).toBe('settled');
        for (const { book, cases, settled } of ruled.value.books) expect([cases.length, settled], makeId(law.id, 'law', book)).toEqual([1, true]);
      }
    }
  });
});

const lawOf = (id: string) => {
  const law = places.flatMap((place) => place.laws).find((one) => one.id === id);
  if (law === undefined) throw new Error(`no law ${id}`);
  return law;
};
describe.runIf(whole)('by name', () => {
  test.each([
    ['euchre.law.revoke', 'part'],
    ['rummy.law.joker-left', 'open'],
    ['raffles.law.equal-throws', 'one'],
    ['whist.law.winners-led-on', 'apart'],
    ['pinochle.law.card-used-again', 'agree'],
    ['bridge-whist.law.pack-not-cut', 'agree'],
  ])('%s: %s', (id, kind) => expect(standingAt(lawOf(id)).kind).toBe(kind));
  test('euchre.law.revoke: of a revoke by both sides 1898 decides nothing, and the others part', () => {
    const ruled = ruleOn(lawOf('euchre.law.revoke'), { claimed: 'turned', against: 'lone-hand', sides: 'both' });
    if (!ruled.ok) throw new Error('no ruling');
    expect(ruled.value.here).toMatchObject({ kind: 'part', open: ['uspc-1898'] });
  });
  test('whist.law.tricks-mixed: the silent 1940 has its general law with its ruling, and never as its answer', () => {
    const law = lawOf('whist.law.tricks-mixed');
    const ruled = ruleOn(law, { when: 'after' });
    if (!ruled.ok) throw new Error('no ruling');
    const silence = ruled.value.silences.find(({ book }) => book === 'blue-ribbon-1940');
    expect(silence?.note).toMatch(/general laws/);
    expect(silence?.elsewhere[0]).toMatchObject({ kind: 'general', law: 'general-laws.law.revoke-claim' });
    expect(silence?.elsewhere[0]?.cases.length).toBeGreaterThan(0);
    expect(printedIn(law)).not.toContain('blue-ribbon-1940');
  });
  test('a fact or an answer that the law does not know is a problem by name, with the nearest', () => {
    const law = lawOf('euchre.law.revoke');
    expect(ruleOn(law, { clamed: 'late' })).toMatchObject({
      ok: false,
      problems: [{ field: 'clamed', expected: expect.stringMatching(/^claimed/), found: '"clamed"' }],
    });
    expect(ruleOn(law, { claimed: 'lat' })).toMatchObject({
      ok: false,
      problems: [{ field: 'claimed', expected: expect.stringMatching(/^late/), found: '"lat"' }],
    });
    expect(ruleOn(law, { claimed: UNKNOWN })).toMatchObject({ ok: true });
    expect(ruleOn(law, { claimed: 'constructor' }).ok).toBe(false);
    expect(ruleOn(law, { toString: 'late' } as never).ok).toBe(false);
  });
});
