// Dominoes: the count of ends and hands, by blue-ribbon-1940 p. 211-216 and donohue p. 381-389.

import { describe, expect, test } from 'vitest';
import dominoes from '../../../src/rules-engine/games/dominoes/index.ts';
import { nearest } from '../../../src/rules-engine/games/dominoes/reckoning/count.ts';
import { type Answer, type BookId, decode, type Raw, type Result, STONES } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(form: string, scorer: string, raw: Raw, book: BookId): Result<Answer> {
  const row = scorerIn(countsOf(dominoes, form), scorer);
  if (row === undefined) throw new Error(`no scorer ${form}, ${scorer}`);
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, book) : values;
}
const made = (result: Result<Answer>) => (result.ok ? (result.value.totals[0]?.points ?? 0) : result.problems.map((one) => one.field).join());
const said = (result: Result<Answer>) => (result.ok ? result.value.headline : result.problems.map((one) => one.field).join());
const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';

describe('open ends', () => {
  test('a sum of ends scores itself only if it is a multiple of five, or of three', () => {
    const ends = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12];
    for (const left of ends) {
      for (const right of ends.filter((pips) => pips <= 6 || pips !== left)) {
        const sum = left + right;
        for (const book of [BLUE, DONOHUE] as const) {
          expect(made(ask('muggins', 'play', { piece: 'later', ends: `${left}.${right}` }, book))).toBe(sum % 5 === 0 ? sum : 0);
        }
        expect(made(ask('all-threes', 'play', { piece: 'later', ends: `${left}.${right}` }, BLUE))).toBe(sum % 3 === 0 ? sum : 0);
      }
    }
  });
  test('drawn dominoes count like their pips', () => {
    for (const stones of ['6-6 4-4', '3-6 2-5', '0-0 5-1']) expect(ask('muggins', 'play', { piece: 'later', stones }, DONOHUE).ok).toBe(true);
    expect(made(ask('muggins', 'play', { piece: 'later', stones: '6-6 4-4' }, DONOHUE))).toBe(20);
    expect(made(ask('muggins', 'play', { piece: 'later', stones: '6-4 4-6' }, DONOHUE))).toBe('stones');
    expect(made(ask('muggins', 'play', { piece: 'later', stones: '6-4 4-1' }, DONOHUE))).toBe(10);
    expect(made(ask('muggins', 'play', { piece: 'later', stones: '4-6 4-1' }, DONOHUE))).toBe(0);
  });
  test('every domino that may be set first', () => {
    for (const stone of STONES) {
      const [one, other] = stone.split('-').map(Number) as [number, number];
      expect(made(ask('muggins', 'play', { piece: 'set', stones: stone }, DONOHUE)), stone).toBe((one + other) % 5 === 0 ? one + other : 0);
    }
  });
  test('four ends in one book, two in the other', () => {
    expect(made(ask('muggins', 'play', { piece: 'later', ends: '12.10.8.5' }, BLUE))).toBe(35);
    expect(made(ask('muggins', 'play', { piece: 'later', stones: '6-6 5-5 4-4 5-3' }, BLUE))).toBe(35);
    expect(made(ask('muggins', 'play', { piece: 'later', ends: '12.10.8.5' }, DONOHUE))).toBe('ends');
    expect(made(ask('muggins', 'play', { piece: 'later', stones: '6-6 5-5 4-4 5-3' }, DONOHUE))).toBe('stones');
  });
  test.each<[string, Raw, string]>([
    ['neither dominoes nor pips', { piece: 'later' }, 'stones'],
    ['dominoes and other pips', { piece: 'later', stones: '6-6 4-4', ends: '12.4' }, 'ends'],
    ['pips that no end shows', { piece: 'later', ends: '7.3' }, 'ends'],
    ['one doublet at two ends', { piece: 'later', ends: '12.12' }, 'ends'],
    ['two dominoes set at once', { piece: 'set', stones: '5-5 5-4' }, 'stones'],
    ['one end of a line', { piece: 'later', stones: '5-5' }, 'stones'],
    ['a seven', { piece: 'later', stones: '7-4 5-5' }, 'stones'],
  ])('%s', (_, raw, field) => expect(made(ask('muggins', 'play', raw, BLUE))).toBe(field));
  test('the nearest five', () => {
    expect([20, 22, 23, 36, 38].map((pips) => nearest(pips, 5))).toEqual([20, 20, 25, 35, 40]);
  });
});

describe('a hand', () => {
  test.each<[string, BookId, Raw, number | string]>([
    ['block', BLUE, { end: 'blocked', own: '3', others: '10' }, 7],
    ['block', DONOHUE, { end: 'blocked', own: '3', others: '10.8' }, 18],
    ['block', DONOHUE, { end: 'blocked', own: '8', others: '10.8' }, 0],
    ['block', BLUE, { end: 'domino', others: '10' }, 'end'],
    ['block', DONOHUE, { end: 'blocked', own: '9', others: '8' }, 'own'],
    ['block', BLUE, { end: 'blocked', own: '3', others: '10.8' }, 'others'],
    ['draw', BLUE, { end: 'domino', others: '10' }, 10],
    ['matador', DONOHUE, { end: 'domino', others: '12.5' }, 17],
    ['muggins', DONOHUE, { end: 'blocked', ownLeft: '6-4 5-4', left: '6-6 5-3' }, 20],
    ['draw', BLUE, { end: 'blocked', ownLeft: '2-1', left: '6-6 1-0' }, 10],
    ['draw', BLUE, { end: 'blocked', ownLeft: '2-1', own: '4', left: '6-6 1-0' }, 'own'],
    ['draw', BLUE, { end: 'blocked', ownLeft: '2-1', left: '2-1 1-0' }, 'left.1'],
    ['block', DONOHUE, { end: 'domino', left: '6-6 1-0.5-4 6-6' }, 'left.2'],
    ['block', DONOHUE, { end: 'domino' }, 'left'],
    ['block', DONOHUE, { end: 'domino', left: '6-6', others: '11' }, 'others'],
  ])('%s by %s: %o', (form, book, raw, expected) => expect(made(ask(form, 'hand', raw, book))).toBe(expected));
  test('level hands, as far as a book covers them', () => {
    expect(said(ask('block', 'hand', { end: 'blocked', own: '8', others: '8.9' }, DONOHUE))).toBe('Nobody scores');
    expect(said(ask('matador', 'hand', { end: 'blocked', own: '8', others: '8.9' }, DONOHUE))).toContain('does not rule');
  });
});

describe('bergen', () => {
  test.each<[string, string, string, number]>([
    ['double', 'two', '12', 2],
    ['double', 'two', '13', 1],
    ['triple', 'two', '11', 3],
    ['triple', 'two', '12', 2],
    ['triple', 'two', '13', 1],
    ['triple', 'more', '7', 2],
  ])('%s with %s players at %s', (what, players, has, expected) => expect(made(ask('bergen', 'play', { what, players, has }, DONOHUE))).toBe(expected));

  test.each<[string, string, number | string]>([
    ['later', '4-4 4-6', 3],
    ['later', '4-6 4-1', 2],
    ['later', '6-4 4-1', 0],
    ['later', '6-4 4-4', 0],
    ['set', '3-3', 2],
    ['set', '3-1', 0],
    ['set', '3-3 3-1', 'stones'],
    ['later', '3-3', 'stones'],
  ])('%s, %s at the ends', (piece, stones, expected) => {
    for (const book of [BLUE, DONOHUE] as const) expect(made(ask('bergen', 'header', { piece, stones, players: 'two', has: '0' }, book))).toBe(expected);
  });

  test.each<[string, BookId, string]>([
    ['3-1 2-0.6-5', BLUE, 'Seat 1 wins'],
    ['0-0.6-5', BLUE, 'Seat 2 wins'],
    ['1-1.0-0 6-5', BLUE, 'Seat 1 wins'],
    ['0-0.6-5', DONOHUE, 'Seat 2 wins'],
    ['5-5.1-1 6-5', DONOHUE, 'Seat 2 wins'],
    ['0-0 1-1.6-6 6-5', DONOHUE, 'Seat 2 wins'],
    ['0-0 1-1.6-6 5-5', DONOHUE, 'level'],
    ['3-0.2-1', DONOHUE, 'level'],
    ['3-3.2-2.6-5', DONOHUE, 'Seat 3 wins'],
    ['3-3.2-2.6-5', DONOHUE, 'alone without a doublet'],
    ['3-3.2-1.6-5', DONOHUE, 'the fewest pips of those without a doublet'],
    ['3-3.2-2.6-5', BLUE, 'hands'],
    ['3-3.3-3', DONOHUE, 'hands.2'],
  ])('blocked with %s by %s', (hands, book, expected) => expect(said(ask('bergen', 'blocked', { hands }, book))).toContain(expected));
});

describe('bingo', () => {
  test('all the dominoes together, for every trump', () => {
    // The doubles and trumps count their spots, a blank seven; the double of trumps, bingo and the two tens have their own values.
    const half = (n: number) => (n === 0 ? 7 : n);
    for (const [trump, name] of ['blanks', 'aces', 'twos', 'threes', 'fours', 'fives', 'sixes'].entries()) {
      const counted = STONES.map((stone) => {
        const [one, other] = stone.split('-').map(Number) as [number, number];
        if (one === trump && other === trump) return 28;
        if (one + other === 0) return 14;
        if (stone === '6-4' || stone === '3-0') return 10;
        return one === other || one === trump || other === trump ? half(one) + half(other) : 0;
      });
      const all = counted.reduce<number>((sum, one) => sum + one, 0);
      expect(ask('bingo', 'tricks', { trump: name, won: STONES.join(' ') }, DONOHUE)).toMatchObject({ ok: true, value: { headline: `${all} points` } });
    }
  });
});

describe('domino poker', () => {
  test.each([
    ['6-6.5-5.4-4.3-3.2-2', 'Royal hand'],
    ['6-6.6-5.6-4.6-3.6-2', 'Straight six'],
    ['6-6.5-5.4-4.3-3.6-2', 'Fours'],
    ['5-1.5-2.5-3.5-4.5-5', 'Straight five'],
    ['6-6.5-5.4-4.3-2.6-1', 'Triplets'],
    ['6-1.6-3.6-4.6-5.6-6', 'Flush'],
    ['6-5.5-5.4-3.4-4.2-1', 'One pair'],
    ['6-5.5-4.4-3.3-2.2-1', 'Nothing'],
  ])('%s', (pieces, title) => {
    const result = ask('domino-poker', 'hand', { pieces }, DONOHUE);
    expect(result.ok ? result.value.headline : result.problems).toBe(title);
  });
  test('a double is high if the hand has nothing else', () => {
    const result = ask('domino-poker', 'hand', { pieces: '6-5 2-2 4-3 5-1 3-1' }, DONOHUE);
    expect(result.ok && result.value.notes).toEqual(['The highest piece: double two.']);
  });
  test('five in sequence of a suit, for which the book has no name', () => {
    const result = ask('domino-poker', 'hand', { pieces: '6-3 5-3 4-3 3-3 3-2' }, DONOHUE);
    expect(result.ok && [result.value.headline, result.value.notes.length]).toEqual(['Flush', 1]);
  });
  test.each([
    ['6-6 2-2 6-5 4-3 6-1.5-5 4-4 6-3 5-2 5-1', 'Seat 1 wins: One pair'],
    ['6-5 5-4 4-3 3-2 2-1.2-2 6-4 6-1 5-3 4-1', 'Seat 2 wins: Nothing'],
    ['6-1 6-3 6-4 6-5 6-6.2-1 2-2 4-2 5-2 6-2', 'hold the same: Flush'],
    ['6-5 5-4 4-3 3-2 2-1.6-6 5-5 4-4 3-3 2-2', 'Seat 2 wins: Royal hand'],
    ['6-5 5-4 4-3 3-2 2-1.6-5 5-5 4-4 3-3 2-2', 'hands.2'],
  ])('%s', (hands, expected) => expect(said(ask('domino-poker', 'showdown', { hands }, DONOHUE))).toContain(expected));
  test('a duplicate domino, a blank', () => {
    expect(made(ask('domino-poker', 'hand', { pieces: '6-5.5-6.4-3.3-2.2-1' }, DONOHUE))).toBe('pieces');
    expect(made(ask('domino-poker', 'hand', { pieces: '6-0.5-6.4-3.3-2.2-1' }, DONOHUE))).toBe('pieces');
  });
});
