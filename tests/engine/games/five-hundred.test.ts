// Both schedules of Five Hundred, complete, against the printed tables: blue-ribbon-1940 p. 233 and 394, donohue p. 419. Every bid with every
// division of the tricks, every revoke, and who is out first.
import { describe, expect, test } from 'vitest';
import fiveHundred from '../../../src/rules-engine/games/five-hundred/index.ts';
import type { BookId, Raw, Sheet } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
/** Six, seven, eight and nine tricks, by rows as printed. */
const PRINTED = {
  'ordinary (1940)': {
    book: BLUE,
    asked: {},
    rows: {
      clubs: [40, 80, 120, 160],
      spades: [60, 120, 180, 240],
      hearts: [80, 160, 240, 320],
      diamonds: [100, 200, 300, 400],
      'no-trumps': [120, 240, 360, 480],
    },
  },
  'Donohue’s table': {
    book: 'donohue',
    asked: { schedule: 'table' },
    rows: {
      spades: [40, 80, 120, 160],
      clubs: [60, 120, 180, 240],
      diamonds: [80, 160, 240, 320],
      hearts: [100, 200, 300, 400],
      'no-trumps': [120, 240, 360, 480],
    },
  },
  'Donohue’s text': {
    book: 'donohue',
    asked: { schedule: 'words' },
    rows: {
      clubs: [40, 80, 120, 160],
      spades: [60, 120, 180, 240],
      hearts: [80, 160, 240, 320],
      diamonds: [100, 200, 300, 400],
      'no-trumps': [120, 240, 360, 480],
    },
  },
} as const;

function told(raw: Raw, book: BookId, form?: string) {
  const result = answered(scorerOf(fiveHundred, 'deal', form), raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const totals = (raw: Raw, book: BookId, form?: string) => Object.fromEntries(told(raw, book, form).totals.map(({ to, points }) => [to, points]));
const problemsOf = (raw: Raw, book: BookId, form?: string) => {
  const result = answered(scorerOf(fiveHundred, 'deal', form), raw, book);
  return result.ok ? [] : result.problems.map(({ field }) => field);
};
const without = (all: Record<string, number>) => Object.fromEntries(Object.entries(all).filter(([, points]) => points !== 0));

describe.each(Object.entries(PRINTED))('%s', (_, { book, asked, rows }) => {
  const bids = Object.entries(rows).flatMap(([trumps, row]) => row.map((worth, n) => [trumps, `${n + 6}`, worth] as const));

  test.each(bids)('%s %s: %i', (trumps, bid, worth) => {
    for (let won = 0; won <= 10; won++)
      for (let first = 0; first <= 10 - won; first++) {
        const second = 10 - won - first;
        const bidder = won < Number(bid) ? -worth : won === 10 ? Math.max(250, worth) : worth;
        const expected = { Bidder: bidder, 'First adversary': first * 10, 'Second adversary': second * 10 };
        const raw = { ...asked, trumps, bid, tricks: `${won}.${first}.${second}`, revoke: 'nobody' };
        expect(totals(raw, book), raw.tricks).toEqual(without(expected));
        if (second > 0) continue;
        expect(totals({ ...raw, tricks: `${won}.${first}` }, book)).toEqual(without({ 'Bidder’s side': bidder, Adversaries: first * 10 }));
      }
  });

  test.each(bids)('%s %s: a revoke after any number of tricks', (trumps, bid, worth) => {
    for (let won = 0; won <= 10; won++)
      for (let first = 0; first <= 10 - won; first++) {
        const raw = { ...asked, trumps, bid, tricks: `${won}.${first}.0` };
        expect(totals({ ...raw, revoke: 'bidder' }, book)).toEqual(without({ Bidder: -worth, 'First adversary': first * 10 }));
        // By the 1940 book the bidder plays on for all ten tricks, by the older one not.
        const bidder = won === 10 && book === BLUE ? Math.max(250, worth) : worth;
        expect(totals({ ...raw, revoke: 'adversary' }, book)).toEqual({ Bidder: bidder });
      }
  });
});

test('examples of the books: seven diamonds above eight spades; eight hearts and spades; nine clubs as much as seven hearts', () => {
  const { clubs, spades, hearts, diamonds } = PRINTED['ordinary (1940)'].rows;
  expect(diamonds[1]).toBeGreaterThan(spades[2]);
  expect([hearts[2], spades[2], clubs[3], hearts[1]]).toEqual([240, 180, 160, 160]);
  // p. 394: 250 ranks above 9 spades, 8 hearts, 7 diamonds and 7 without trumps, and below the next bids.
  expect(Math.max(spades[3], hearts[2], diamonds[1], 240)).toBeLessThan(250);
  expect(Math.min(hearts[3], diamonds[2], 360)).toBeGreaterThan(250);
});

test('which values apply must be answered if a book has two; there is no default', () => {
  const raw = { trumps: 'clubs', bid: '6', tricks: '6.4.0', revoke: 'nobody' };
  expect(problemsOf(raw, 'donohue')).toEqual(['schedule']);
  expect(problemsOf(raw, BLUE)).toEqual([]);
});

test.each([
  ['eleven tricks', { tricks: '6.4.1' }, 'tricks'],
  ['nine tricks', { tricks: '6.2.1' }, 'tricks'],
  ['ten bid', { bid: '10' }, 'bid'],
  ['five bid', { bid: '5' }, 'bid'],
  ['two scores for three', { before: '10.20' }, 'before'],
  ['one who is out already', { before: '10.20.500' }, 'before.3'],
])('rejected: %s', (_, wrong, field) => {
  expect(problemsOf({ trumps: 'clubs', bid: '6', tricks: '6.4.0', revoke: 'nobody', ...wrong }, BLUE)).toEqual([field]);
});

test('the bidder is out before the others; a single player is out; of two others neither is first', () => {
  const raw = { trumps: 'hearts', bid: '7', revoke: 'nobody' };
  const headline = (tricks: string, before: string) => told({ ...raw, tricks, before }, BLUE).headline;
  expect(headline('7.3.0', '360.480.0')).toBe('Bidder wins the game');
  expect(headline('7.3.0', '330.480.0')).toBe('First adversary wins the game');
  expect(headline('7.3.0', '330.460.0')).toContain('nobody is out');
  expect(headline('4.3.3', '360.480.480')).toBe('First adversary and Second adversary both reach 500');
  expect(headline('7.3.0', '340.0.0')).toBe('Bidder wins the game');
  expect(headline('7.3.0', '-200.0.0')).toContain('nobody is out');
});

describe('the sheet', () => {
  const setup = { players: 'three', names: ['Ann', 'Ben', 'Cora'], schedule: null };
  const play = (entries: readonly object[], book: BookId = BLUE, more = {}) => {
    const sheet: Sheet = sheetOf(fiveHundred, 'game');
    return sheet.play({ ...setup, ...more } as never, entries as never, book);
  };
  const entry = { bidder: 'first', trumps: 'hearts', bid: 7, tricks: [7, 3, 0], revoke: 'nobody' };

  test('ends with the deal in which somebody is out, and rejects further deals', () => {
    const { over, rows } = play([entry, entry, entry, entry, entry]);
    expect(over).toBe('The game is over: Ann reached 500.');
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 0, 0, 1]);
  });
  test('goes on from below zero', () => {
    const { over, state } = play([{ ...entry, tricks: [6, 4, 0] }]);
    expect(over).toBeNull();
    expect(state[0]).toBe('Ann -160, Ben 40, Cora 0; playing to 500.');
  });
  test('does not decide which of two others is first', () => {
    const failed = { ...entry, tricks: [0, 5, 5] };
    expect(play(Array.from({ length: 10 }, () => failed)).over).toContain('does not say which of them counts first');
  });
  test('rejects a third player at a table of two sides', () => {
    expect(play([{ ...entry, bidder: 'third', tricks: [7, 3] }], BLUE, { players: 'four' }).rows[0]?.problems.map(({ field }) => field)).toEqual(['bidder']);
    expect(play([{ ...entry, tricks: [7, 3, 0] }], BLUE, { players: 'four' }).rows[0]?.problems.map(({ field }) => field)).toEqual(['tricks']);
  });
});

describe('nullo', () => {
  const nullo = (more: Raw) => totals({ contract: 'nullo', revoke: 'nobody', ...more }, BLUE, 'nullo');
  test('every division of the tricks', () => {
    for (let won = 0; won <= 10; won++)
      for (let first = 0; first <= 10 - won; first++) {
        const tricks = `${won}.${first}.${10 - won - first}`;
        const failed = { Bidder: -250, 'First adversary': won * 10, 'Second adversary': won * 10 };
        expect(nullo({ tricks }), tricks).toEqual(won === 0 ? { Bidder: 250 } : failed);
      }
  });
  test('a revoke', () => {
    expect(nullo({ tricks: '1.2.0', revoke: 'adversary' })).toEqual({ Bidder: 250 });
    expect(nullo({ tricks: '2.3.0', revoke: 'bidder' })).toEqual({ Bidder: -250 });
  });
  test('bids of tricks count as in the game, by the ordinary schedule', () => {
    expect(totals({ contract: 'tricks', trumps: 'spades', bid: '8', tricks: '8.2', revoke: 'nobody' }, BLUE, 'nullo')).toEqual({
      'Bidder’s side': 180,
      Adversaries: 20,
    });
  });
});
