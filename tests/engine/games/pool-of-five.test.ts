// Rams and rounce by the 1940 book (p. 334-335): the pool for every set of players and every division of five tricks; and rounce by Donohue
// (p. 39-40), whose score counts down.
import { describe, expect, test } from 'vitest';
import rams from '../../../src/rules-engine/games/rams/index.ts';
import rounce from '../../../src/rules-engine/games/rounce/index.ts';
import { columnTotals } from '../../../src/rules-engine/index.ts';
import { scorerOf, sheetOf } from '../../support/counts/counts.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => `${name} player`);
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five'];

function* hands(players: number, tricks: number): Generator<(number | null)[]> {
  if (players === 0) {
    if (tricks === 0) yield [];
    return;
  }
  for (const own of [null, ...Array.from({ length: tricks + 1 }, (_, n) => n)])
    for (const rest of hands(players - 1, tricks - (own ?? 0))) yield [own, ...rest];
}

describe.each([rams, rounce])('$id', (game) => {
  const deal = scorerOf(game, 'deal');
  const sheet = sheetOf(game, 'pool');
  test('every set of players and every division of the tricks', () => {
    let deals = 0;
    for (const players of [3, 4, 5]) {
      for (const did of hands(players, 5)) {
        for (const pool of [5, 20]) {
          const values = { pool, dealer: SEATS[deals % players], end: 'tricks', did: did.map((own) => (own === null ? 'passed' : WORDS[own])), holder: null };
          const result = deal.score(values as never, 'blue-ribbon-1940');
          if (!result.ok) throw new Error(JSON.stringify(values));
          deals += 1;
          const total = (to: string) => result.value.totals.find((one) => one.to === to)?.points ?? 0;
          for (const [n, own] of did.entries())
            expect(total(NAMES[n] ?? ''), JSON.stringify(values)).toBe(own === null ? 0 : own === 0 ? -5 : (own * pool) / 5);
          expect(pool + total('Pool')).toBe(5 * did.filter((own) => own === 0).length);
        }
      }
    }
    expect(deals).toBeGreaterThan(1000);
  });
  test('after a hand that takes the pool unplayed the stakes are doubled, once', () => {
    const played = (count: number) => ({ dealer: SEATS[count % 3], end: 'tricks', did: ['five', 'passed', 'passed'], holder: null });
    const entries = [{ dealer: 'first', end: 'rams', did: null, holder: 'second' }, played(1), played(2)];
    const kept = sheet.play({ players: 3, names: null, stake: 5 } as never, entries as never, 'blue-ribbon-1940');
    // Twenty to the second player; then thirty and ten more from the second dealer; then twenty, five of them from the third.
    expect(columnTotals(kept)).toEqual({ first: -10 + 40 - 10 - 5 + 20, second: 20 - 5 - 20 - 5, third: -5 - 10 - 5 - 5, pool: 0 });
  });
});

test('tricks that do not add up to five, and unknown seats, are reported', () => {
  const field = (values: object) => {
    const result = scorerOf(rams, 'deal').score({ pool: 5, dealer: 'first', end: 'tricks', did: null, holder: null, ...values } as never, 'blue-ribbon-1940');
    return result.ok ? null : result.problems[0]?.field;
  };
  expect(field({ did: ['four', 'none', 'passed'] })).toBe('did');
  expect(field({ dealer: 'fourth', did: ['five', 'none', 'passed'] })).toBe('dealer');
  expect(field({ did: ['five', 'none', 'passed'] })).toBeNull();
});

test('a score of fifteen counts down to zero, and of two who reach it together neither is first', () => {
  const sheet = sheetOf(rounce, 'game');
  const hand = (did: readonly string[], faults: readonly string[] | null = null) => ({ dealer: 'first', end: 'tricks', did, faults });
  const play = (entries: readonly object[]) => sheet.play({ players: 3, names: ['Ann', 'Ben', 'Cora'] } as never, entries as never, 'donohue');
  const shared = Array.from({ length: 5 }, () => hand(['three', 'two', 'passed']));
  expect(play(shared).over).toBe('Ann is down to nothing and has won.');
  const even = [hand(['three', 'two', 'passed']), hand(['two', 'three', 'passed'])];
  const both = play([...even, ...even, ...even]);
  expect(both.over).toContain('Ann and Ben are down to nothing');
  expect(columnTotals(play([hand(['four', 'one', 'none'], ['first'])]))).toEqual({ first: 16, second: 14, third: 20 });
});
