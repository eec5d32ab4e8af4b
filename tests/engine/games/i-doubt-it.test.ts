// I doubt it, Blue Ribbon p. 390-391: whole games are played card by card, chips are paid one by one, and the sheet made from the hands
// at the end must agree for every seat.
import { expect, test } from 'vitest';
import iDoubtIt from '../../../src/rules-engine/games/i-doubt-it/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const SIZES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** Plays a game to the first empty hand; only the ranks of the cards matter. */
function hands(size: number, next: (most: number) => number): number[][] {
  const pack = Array.from({ length: 52 }, (_, n) => n % 13);
  for (let n = 51; n > 0; n--) {
    const other = next(n);
    [pack[n], pack[other]] = [pack[other] ?? 0, pack[n] ?? 0];
  }
  const each = Math.floor(52 / size);
  const dealt = Array.from({ length: size }, (_, n) => pack.slice(n * each, (n + 1) * each));
  let table = pack.slice(each * size);
  for (let turn = 0; turn < 3000; turn++) {
    const seat = turn % size;
    const hand = dealt[seat] as number[];
    while (hand.length < 3 && table.length > 0) hand.push(table.shift() ?? 0);
    if (hand.length < 3) continue;
    const laid = hand.splice(0, 3);
    const true3 = laid.every((rank) => rank === laid[0]);
    table = [...table, ...laid];
    // A quarter of the lies are caught, and sometimes somebody doubts wrongly.
    if (next(true3 ? 9 : 3) === 0) {
      const taker = true3 ? (seat + 1 + next(size - 2)) % size : seat;
      dealt[taker]?.push(...table);
      table = [];
    }
    hand.sort(() => next(2) - 1);
    if (hand.length === 0) return dealt;
  }
  return dealt;
}

test('five hundred sessions, with the chips counted card by card', () => {
  const next = randomFrom(390);
  let games = 0;
  for (let sitting = 0; sitting < 500; sitting++) {
    const size = 2 + next(6);
    const chips = new Array<number>(size).fill(0);
    const entries: Raw[] = [];
    for (let game = 0; game < 1 + next(2); game++) {
      const left = hands(size, next);
      const winner = left.findIndex((hand) => hand.length === 0);
      if (winner < 0) continue;
      games += 1;
      for (const [n, hand] of left.entries())
        for (const _ of hand) {
          chips[n] = (chips[n] ?? 0) - 1;
          chips[winner] = (chips[winner] ?? 0) + 1;
        }
      entries.push({ winner: `${SEATS[winner]}`, left: left.map((hand) => hand.length).join('.') });
    }
    const totals = Object.fromEntries(SEATS.slice(0, size).map((seat, n) => [seat, chips[n]]));
    const sheet = playOn(iDoubtIt, null, 'account', 'blue-ribbon-1940', { players: SIZES[size - 2] }, entries);
    expect(summary(sheet), JSON.stringify(entries)).toEqual({ totals, refused: [], over: false });
  }
  expect(games).toBeGreaterThan(400);
});

test.each([
  ['as it should be', { winner: 'first', left: '0.2.3' }, undefined],
  ['a winner with a card', { winner: 'first', left: '1.2.3' }, 'left'],
  ['another without one', { winner: 'first', left: '0.0.3' }, 'left'],
  ['more than the pack', { winner: 'first', left: '0.26.27' }, 'left'],
  ['a player too few', { winner: 'first', left: '0.26' }, 'left'],
  ['a seat that nobody has', { winner: 'fourth', left: '0.2.3' }, 'winner'],
])('%s', (_, entry, field) => {
  const { rows } = playOn(iDoubtIt, null, 'account', 'blue-ribbon-1940', { players: 'three' }, [entry]);
  expect(rows[0]?.problems[0]?.field).toBe(field);
});
