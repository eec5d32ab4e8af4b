// Skat against the tables of Blue Ribbon p. 350-353 and U.S. Playing Card p. 84-85.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matadorsOf, trumpsOf } from '../../../src/rules-engine/games/skat/reckoning/matadors.ts';
import { type BookId, PACKS, type Raw } from '../../../src/rules-engine/index.ts';
import { ask, BLUE, points, USPC } from '../../support/counts/skat.ts';

/** The books' table of units, copied again: suits in the order diamonds, hearts, spades, clubs. */
const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'];
const UNITS: Record<string, { suits?: number[]; grand?: number; books: BookId[] }> = {
  simple: { suits: [1, 2, 3, 4], books: [USPC] },
  tournee: { suits: [5, 6, 7, 8], books: [BLUE, USPC] },
  solo: { suits: [9, 10, 11, 12], books: [BLUE, USPC] },
  'turned-grand': { grand: 12, books: [BLUE, USPC] },
  'gucki-grand': { grand: 12, books: [BLUE] },
  'solo-grand': { grand: 16, books: [BLUE, USPC] },
};
/** Steps added to the matadors: the way of play, with the number for each book. */
const GRADES: { input: Raw; steps: Partial<Record<BookId, number>>; solo?: true }[] = [
  { input: { points: '61' }, steps: { [BLUE]: 1, [USPC]: 1 } },
  { input: { points: '91' }, steps: { [BLUE]: 2, [USPC]: 2 } },
  { input: { points: '91', announced: 'schneider' }, steps: { [BLUE]: 3, [USPC]: 3 }, solo: true },
  { input: { points: '120', sweep: 'all' }, steps: { [BLUE]: 3, [USPC]: 4 } },
  { input: { points: '120', sweep: 'all', announced: 'schneider' }, steps: { [BLUE]: 4, [USPC]: 5 }, solo: true },
  { input: { points: '120', sweep: 'all', announced: 'schwarz' }, steps: { [BLUE]: 5, [USPC]: 6 }, solo: true },
];

describe('the whole table of game values', () => {
  const rows = Object.entries(UNITS).flatMap(([kind, row]) =>
    row.books.flatMap((book) =>
      (row.suits ?? [row.grand ?? 0]).map((unit, n) => ({
        kind,
        book,
        unit,
        suit: row.suits === undefined ? undefined : SUITS[n],
        most: row.suits === undefined ? 4 : 11,
      })),
    ),
  );
  test.each(rows)('$kind $suit by $book: unit $unit', ({ kind, book, unit, suit, most }) => {
    for (const { input, steps, solo } of GRADES) {
      if (solo && kind !== 'solo' && kind !== 'solo-grand') continue;
      for (let matadors = 1; matadors <= most; matadors++) {
        for (const holds of ['with', 'without']) {
          const game = { kind, ...(suit === undefined ? {} : { suit }), matadors: `${matadors}`, holds, second: 'no' };
          expect(points({ ...game, ...input }, book)).toBe((matadors + (steps[book] ?? 0)) * unit);
        }
      }
    }
  });
  /** Card points with which the lone player loses, and the grade that the opponents reach. */
  const LOST: { input: Raw; steps: Partial<Record<BookId, number>> }[] = [
    { input: { points: '60' }, steps: { [BLUE]: 1, [USPC]: 1 } },
    { input: { points: '30' }, steps: { [BLUE]: 2, [USPC]: 2 } },
    { input: { points: '0', sweep: 'none' }, steps: { [BLUE]: 3, [USPC]: 4 } },
  ];
  test.each(rows)('$kind $suit by $book, lost', ({ kind, book, unit, suit, most }) => {
    for (const { input, steps } of LOST) {
      for (let matadors = 1; matadors <= most; matadors++) {
        const game = { kind, ...(suit === undefined ? {} : { suit }), matadors: `${matadors}`, second: 'no' };
        const times = kind === 'gucki-grand' ? 2 : 1;
        expect(points({ ...game, ...input }, book)).toBe(-times * (matadors + (steps[book] ?? 0)) * unit);
      }
    }
  });
  test('the number of games in the table', () => expect(rows.length).toBe(12 + 8 + 5));
  test('open grand: always with schwarz (1940), as it is made (1898)', () => {
    for (let matadors = 1; matadors <= 4; matadors++) {
      const game = { kind: 'open-grand', matadors: `${matadors}` };
      expect(points({ ...game, points: '120', sweep: 'all' }, BLUE)).toBe((matadors + 5) * 24);
      expect(points({ ...game, points: '110' }, BLUE)).toBe(-(matadors + 5) * 24);
      for (const { input, steps } of GRADES) expect(points({ ...game, ...input }, USPC)).toBe((matadors + (steps[USPC] ?? 0)) * 24);
    }
  });
  test('null games', () => {
    const nulls: [string, BookId, number, number][] = [
      ['null', BLUE, 20, -20],
      ['null', USPC, 20, -20],
      ['open-null', BLUE, 40, -40],
      ['open-null', USPC, 40, -40],
      ['gucki-null', BLUE, 15, -30],
      ['open-gucki-null', BLUE, 30, -60],
    ];
    for (const [kind, book, won, lost] of nulls) {
      expect(points({ kind, tricks: '0' }, book), kind).toBe(won);
      for (let tricks = 1; tricks <= 10; tricks++) expect(points({ kind, tricks: `${tricks}` }, book), kind).toBe(lost);
    }
  });
  test('games that a book does not have are rejected', () => {
    expect(ask({ kind: 'simple', suit: 'clubs', matadors: '1', points: '61' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'kind' }] });
    expect(ask({ kind: 'gucki-grand', matadors: '1', points: '61' }, USPC)).toMatchObject({ ok: false, problems: [{ field: 'kind' }] });
    expect(ask({ kind: 'gucki-null', tricks: '0' }, USPC)).toMatchObject({ ok: false, problems: [{ field: 'kind' }] });
  });
});

describe('won and lost', () => {
  const solo = { kind: 'solo', suit: 'diamonds', matadors: '1' };
  test('every number of card points', () => {
    for (let taken = 0; taken <= 120; taken++) {
      const steps = (schneider: number) => (taken >= schneider || taken <= 30 ? 3 : 2);
      const sign = taken >= 61 ? 1 : -1;
      expect(points({ ...solo, points: `${taken}` }, BLUE), `${taken}`).toBe(sign * steps(91) * 9);
      expect(points({ ...solo, points: `${taken}` }, USPC), `${taken}`).toBe(sign * steps(90) * 9);
    }
  });
  test('no trick at all is schwarz against the lone player', () => {
    expect(points({ ...solo, points: '14', sweep: 'none' }, BLUE)).toBe(-4 * 9);
    expect(points({ ...solo, points: '14', sweep: 'none' }, USPC)).toBe(-5 * 9);
    expect(ask({ ...solo, points: '23', sweep: 'none' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'points' }] });
    expect(ask({ ...solo, points: '110', sweep: 'all' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'points' }] });
  });
  test('doubled after the second card and after a gucki, in one book only', () => {
    const turned = { kind: 'tournee', suit: 'spades', matadors: '2', second: 'yes' };
    expect(points({ ...turned, points: '61' }, BLUE)).toBe(21);
    expect(points({ ...turned, points: '60' }, BLUE)).toBe(-42);
    expect(points({ ...turned, points: '60' }, USPC)).toBe(-21);
    expect(points({ kind: 'gucki-grand', matadors: '3', points: '60' }, BLUE)).toBe(-96);
    expect(points({ kind: 'turned-grand', matadors: '2', second: 'yes', points: '60' }, BLUE)).toBe(-72);
  });
  test('an announced schneider missed, step by step', () => {
    const game = { kind: 'solo', suit: 'clubs', matadors: '3', announced: 'schneider' };
    const said = (more: Raw) => {
      const found = ask({ ...game, ...more }, USPC);
      return found.ok ? found.value.lines.at(-1)?.say : undefined;
    };
    // U.S. Playing Card p. 82: short of 31, the bid without the announcement is lost as well, and without a trick twice that.
    expect(said({ points: '30' })).toBe('fewer than 31 points: the bid without the announcement, 4 × 12');
    expect(said({ points: '4', sweep: 'none' })).toBe('no trick: twice the bid without the announcement, 2 × 4 × 12');
    expect(points({ ...game, points: '89' }, USPC)).toBe(-72);
    expect(points({ ...game, points: '31' }, USPC)).toBe(-72);
    expect(points({ ...game, points: '30' }, USPC)).toBe(-72 - 48);
    expect(points({ ...game, points: '4', sweep: 'none' }, USPC)).toBe(-72 - 2 * 48);
    expect(points({ ...game, points: '90' }, USPC)).toBe(72);
    expect(points({ ...game, points: '90' }, BLUE)).toBe(-72);
  });
});

describe('the overbid', () => {
  const UNITS = [5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24];
  const BIDS = Array.from({ length: 191 }, (_, n) => n + 10).filter((bid) => UNITS.some((unit) => bid % unit === 0 && bid >= 2 * unit));
  test('a number that is not the value of any game is rejected as a bid', () => {
    for (const bid of ['11', '13', '17', '19', '23', '29', '31'])
      expect(ask({ kind: 'solo', suit: 'clubs', matadors: '1', points: '80', bid }, BLUE), bid).toMatchObject({
        ok: false,
        problems: [{ field: 'bid', expected: 'the value of some game' }],
      });
  });
  test('every bid against every value: the lowest multiple that covers it', () => {
    SUITS.forEach((suit, n) => {
      const unit = 9 + n;
      for (let matadors = 1; matadors <= 11; matadors++) {
        const value = (matadors + 1) * unit;
        // A bid is the value of some game: any multiple of a unit, and the nulls.
        for (const bid of BIDS) {
          let covers = unit;
          while (covers < bid) covers += unit;
          const due = bid <= value ? value : -covers;
          expect(points({ kind: 'solo', suit, matadors: `${matadors}`, points: '80', bid: `${bid}` }, BLUE)).toBe(due);
        }
      }
    });
  });
  test('a null has no multiple to raise', () => {
    expect(ask({ kind: 'null', tricks: '0', bid: '21' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
    expect(points({ kind: 'null', tricks: '0', bid: '20' }, BLUE)).toBe(20);
  });
});

describe('matadors', () => {
  test('with and without, from the cards', () => {
    expect(matadorsOf(['JC', 'JS', 'JD'], 'hearts')).toEqual({ holds: 'with', number: 2 });
    expect(matadorsOf(['JD', 'AH'], 'hearts')).toEqual({ holds: 'without', number: 3 });
    expect(matadorsOf(['JC', 'JS', 'JH', 'JD', 'AH', '10H', 'QH'], 'hearts')).toEqual({ holds: 'with', number: 6 });
    expect(matadorsOf(['JC', 'JS', 'JH', 'JD', 'AH', '10H', 'QH'], null)).toEqual({ holds: 'with', number: 4 });
    // The two hands in the 1898 book, p. 83.
    expect(matadorsOf(['JC', 'JS', 'JH', 'JD', 'AH', '10H', 'KH', 'QH', '9H', '8H'], 'hearts')).toEqual({ holds: 'with', number: 10 });
    expect(matadorsOf(['JC', 'JS', 'JH', 'AH', '10H', 'KH', 'QH', '9H', '8H'], 'hearts')).toEqual({ holds: 'with', number: 3 });
    expect(matadorsOf(trumpsOf('clubs'), 'clubs')).toEqual({ holds: 'with', number: 11 });
    expect(matadorsOf(['AS', '10S', 'KS'], 'diamonds')).toEqual({ holds: 'without', number: 11 });
  });
  test('any hand: the run is unbroken and the next trump breaks it; the other side has the same number', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PACKS['piquet-32'].cards], { minLength: 12, maxLength: 12 }),
        fc.constantFrom('clubs', 'spades', 'hearts', 'diamonds', null),
        (hand, suit) => {
          const trumps = trumpsOf(suit);
          const found = matadorsOf(hand, suit);
          const mine = (card: (typeof trumps)[number]) => hand.includes(card) === (found.holds === 'with');
          const rest = PACKS['piquet-32'].cards.filter((card) => !hand.includes(card));
          return (
            trumps.slice(0, found.number).every(mine) &&
            (found.number === trumps.length || !mine(trumps[found.number] ?? 'JOKER')) &&
            matadorsOf(rest, suit).number === found.number &&
            matadorsOf(rest, suit).holds !== found.holds
          );
        },
      ),
    );
  });
  test('cards and number must agree, and a grand has four trumps', () => {
    const hand = 'JC-JS-AH-10H-KH-AD-10D-AC-10C-KC-7S-8S';
    expect(points({ kind: 'solo', suit: 'hearts', hand, points: '61' }, BLUE)).toBe(30);
    expect(points({ kind: 'solo', suit: 'hearts', hand, matadors: '2', points: '61' }, BLUE)).toBe(30);
    expect(ask({ kind: 'solo', suit: 'hearts', hand, matadors: '3', points: '61' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'matadors' }] });
    expect(ask({ kind: 'solo-grand', matadors: '5', points: '61' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'matadors' }] });
    expect(ask({ kind: 'solo-grand', points: '61' }, BLUE)).toMatchObject({ ok: false, problems: [{ field: 'matadors' }] });
  });
});
