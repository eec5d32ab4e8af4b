// Frog: every number of points in every game, by the sentences of Blue Ribbon p. 241-243; and sessions compared with their settlement.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import game from '../../../src/rules-engine/games/frog/index.ts';
import { columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
const RATES = { frog: 1, chico: 2, grand: 4 };
const SIZES = { three: 3, four: 4, five: 5 };
const deal = scorerOf(game, 'deal');
const paid = (raw: Record<string, string>) => {
  const found = answered(deal, raw, BOOK);
  return found.ok ? Object.fromEntries(found.value.totals.map(({ to, points }) => [to, points])) : found.problems.map(({ field }) => field);
};

/** Totals that some of the twenty counting cards can have, by trying all subsets. */
const possible = new Set<number>();
for (let n = 0; n < 5 ** 5; n++) {
  const held = [11, 10, 4, 3, 2].map((value, at) => value * (Math.floor(n / 5 ** at) % 5));
  possible.add(held.reduce((sum, one) => sum + one, 0));
}

describe.each(Object.entries(RATES))('%s', (bid, rate) => {
  test.each(Object.entries(SIZES))('every number of points, %s players', (players, size) => {
    for (let points = 0; points <= 120; points++) {
      const found = paid({ game: bid, known: 'points', points: `${points}`, players });
      if (!possible.has(points)) expect(found, `${points}`).toEqual(['points']);
      else if (points === 60) expect(found).toEqual({});
      else expect(found, `${points}`).toEqual({ Bidder: (points - 60) * rate * (size - 1), 'Each other player': (60 - points) * rate });
    }
  });
});

test('cards entered count their points', () => {
  const cards = { aces: '3', tens: '2', kings: '4', queens: '0', jacks: '1' };
  expect(paid({ game: 'chico', known: 'cards', ...cards, players: 'three' })).toEqual(paid({ game: 'chico', known: 'points', points: '71', players: 'three' }));
});

test('sessions paid deal by deal equal written scores settled at the end', () => {
  const next = seeded(1940);
  const throwing = (sides: number) => Math.floor(next() * sides);
  for (let n = 0; n < 300; n++) {
    const size = 3 + throwing(3);
    const seats = ['first', 'second', 'third', 'fourth', 'fifth'].slice(0, size);
    const written = seats.map(() => 0);
    const entries = Array.from({ length: 1 + throwing(12) }, (_, at) => {
      const dealer = at % size;
      const out = size === 3 ? [] : size === 4 ? [dealer] : [dealer, (dealer + 3) % 5];
      const playing = seats.map((_, seat) => seat).filter((seat) => !out.includes(seat));
      const bidder = playing[throwing(3)] ?? 0;
      const bid = (['frog', 'chico', 'grand'] as const)[throwing(3)] ?? 'frog';
      const points = 2 + throwing(117);
      written[bidder] = (written[bidder] ?? 0) + (points - 60) * RATES[bid];
      return { dealer: seats[dealer], what: 'played', bidder: seats[bidder], game: bid, points };
    });
    const names = Object.keys(SIZES)[size - 3] ?? 'three';
    const played = sheetOf(game, 'session').play({ players: names, names: null } as never, entries as never, BOOK);
    const settled = answered(scorerOf(game, 'settlement'), { scores: written.join('.') }, BOOK);
    expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(Object.values(columnTotals(played))).toEqual(settled.ok ? settled.value.totals.map(({ points }) => points) : []);
    expect(Object.values(columnTotals(played)).reduce((sum, one) => sum + one, 0)).toBe(0);
  }
});

test('the settlement in the book', () => {
  const found = answered(scorerOf(game, 'settlement'), { scores: '250.310.84' }, BOOK);
  expect(found.ok && found.value.totals.map(({ points }) => points)).toEqual([106, 286, -392]);
});

test('a player without cards cannot be the bidder', () => {
  const sheet = sheetOf(game, 'session');
  const bidders = (players: string, dealer: string) =>
    ['first', 'second', 'third', 'fourth', 'fifth'].filter((bidder) => {
      const entry = { dealer, what: 'played', bidder, game: 'frog', points: 70 };
      return sheet.play({ players, names: null } as never, [entry] as never, BOOK).rows[0]?.problems.length === 0;
    });
  expect(bidders('three', 'second')).toEqual(['first', 'second', 'third']);
  expect(bidders('four', 'second')).toEqual(['first', 'third', 'fourth']);
  expect(bidders('five', 'first')).toEqual(['second', 'third', 'fifth']);
});
