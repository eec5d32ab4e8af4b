// Ranter-go-round, Blue Ribbon p. 336: a thousand games are played, exchange by exchange, taking a counter from each loser of a life;
// the sheet gets the cards at the end of each deal and must have the same counters.
import { expect, test } from 'vitest';
import ranter from '../../../src/rules-engine/games/ranter-go-round/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const SIZES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** A deal after the exchanges: cards as numbers, four of each rank from the ace upward. */
function dealt(size: number, next: (most: number) => number): number[] {
  const pack = Array.from({ length: 52 }, (_, n) => n);
  for (let n = 51; n > 0; n--) {
    const other = next(n);
    [pack[n], pack[other]] = [pack[other] ?? 0, pack[n] ?? 0];
  }
  const cards = pack.splice(0, size);
  for (let n = 0; n < size; n++) {
    if (next(2) === 0) continue;
    // The last to choose is the dealer, who has the pack on the left.
    const left = n === size - 1 ? pack : cards;
    const at = n === size - 1 ? 0 : n + 1;
    if (left === cards && (cards[at] ?? 0) >= 48) continue;
    [cards[n], left[at]] = [left[at] ?? 0, cards[n] ?? 0];
  }
  return cards;
}

test('a thousand games, with the counters taken one by one', () => {
  const next = randomFrom(336);
  const ends = { one: 0, none: 0 };
  for (let game = 0; game < 1000; game++) {
    const size = 2 + next(6);
    const counters = new Array<number>(size).fill(3);
    const entries: Raw[] = [];
    while (counters.filter((one) => one > 0).length > 1) {
      const alive = counters.flatMap((one, n) => (one > 0 ? [n] : []));
      const cards = dealt(alive.length, next);
      const height = cards.map((card) => card >> 2);
      for (const [n, seat] of alive.entries()) if (!height.some((other) => other < (height[n] ?? 0))) counters[seat] = (counters[seat] ?? 0) - 1;
      entries.push({ cards: cards.map((card) => `${RANKS[card >> 2]}${'CDHS'[card & 3]}`).join('-') });
    }
    const left = counters.findIndex((one) => one > 0);
    ends[left < 0 ? 'none' : 'one'] += 1;
    const sheet = playOn(ranter, null, 'lives', 'blue-ribbon-1940', { players: SIZES[size - 2] }, entries);
    const totals = Object.fromEntries(SEATS.slice(0, size).map((seat, n) => [seat, (counters[n] ?? 0) - 3]));
    expect(summary(sheet), JSON.stringify(entries)).toEqual({ totals, refused: [], over: true });
    expect(sheet.over).toMatch(left < 0 ? /^Nobody/ : new RegExp(`^${SEATS[left]} player`, 'i'));
  }
  expect(ends.one).toBeGreaterThan(900);
  expect(ends.none).toBeGreaterThan(0);
});

test('a card too many or too few is reported, and counts for nothing', () => {
  const entries: Raw[] = [{ cards: '3C-4C' }, { cards: '3C-4C-5C-6C' }, { cards: '3C-4C-5C' }];
  const sheet = playOn(ranter, null, 'lives', 'blue-ribbon-1940', { players: 'three' }, entries);
  expect(summary(sheet)).toEqual({ totals: { first: -1, second: 0, third: 0 }, refused: [0, 1], over: false });
});
