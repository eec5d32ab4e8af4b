// Thirty-one against Blue Ribbon 1940 p. 375: every hand of three cards by a second method, and the account of the pool.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import thirtyOne from '../../../src/rules-engine/games/thirty-one/index.ts';
import { compared, shown } from '../../../src/rules-engine/games/thirty-one/reckoning/hand.ts';
import { type Card, decode, type Played, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BY = { points: (key: string) => ({ ace: 11, court: 10, 'thirty-one': 31 })[key] ?? 0 } as never;
const RANKS = '23456789TJQKA';
const PACK = [...RANKS].flatMap((rank, place) => [...'SHCD'].map((suit) => ({ card: `${rank === 'T' ? '10' : rank}${suit}` as Card, place, suit })));
/** A number that orders all hands: 31 above triplets above counts. */
function second(hand: readonly (typeof PACK)[number][]): number {
  const value = (place: number) => (place === 12 ? 11 : Math.min(place + 2, 10));
  const most = Math.max(...[...'SHCD'].map((suit) => hand.reduce((sum, one) => sum + (one.suit === suit ? value(one.place) : 0), 0)));
  if (most === 31) return 2000;
  return new Set(hand.map(({ place }) => place)).size === 1 ? 1000 + (hand[0]?.place ?? 0) : most;
}

test('all 22,100 hands agree with a second method: 24 of 31, 52 of triplets', () => {
  const found = { 'thirty-one': 0, triplets: 0, suit: 0 };
  const sample: { hand: ReturnType<typeof shown>; order: number }[] = [];
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) {
        const hand = [a, b, c].map((n) => PACK[n] as (typeof PACK)[number]);
        const [told, order] = [
          shown(
            hand.map(({ card }) => card),
            BY,
          ),
          second(hand),
        ];
        found[told.item] += 1;
        if (told.item === 'suit') expect(told.count).toBe(order);
        if ((a * 7 + b * 3 + c) % 97 === 0) sample.push({ hand: told, order });
      }
  expect(found).toEqual({ 'thirty-one': 24, triplets: 52, suit: 22_024 });
  for (const one of sample) for (const other of sample.slice(0, 60)) expect(Math.sign(compared(one.hand, other.hand))).toBe(Math.sign(one.order - other.order));
});

test('a card in two hands is rejected', () => {
  const scorer = scorerIn(countsOf(thirtyOne), 'showdown');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, { hands: 'AH KH QH.AH 9D 9S' });
  expect(values.ok && scorer.score(values.value, 'blue-ribbon-1940').ok).toBe(false);
});

test('a thousand accounts of the pool agree with purses', () => {
  const sheet = sheetIn(countsOf(thirtyOne), 'pool');
  if (sheet === undefined) throw new Error('no sheet');
  const keep = (setup: Raw, entries: readonly Raw[]): Played => {
    const asked = decode(sheet.setup, setup);
    const rows = entries.map((raw) => decode(sheet.entry, raw));
    if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
    return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'blue-ribbon-1940');
  };
  const seats = ['first', 'second', 'third', 'fourth'];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 }), (stake, winners) => {
      const purse = [0, 0, 0, 0];
      let pool = 0;
      for (const winner of winners) {
        for (const n of purse.keys()) purse[n] = (purse[n] ?? 0) - stake;
        pool += 4 * stake;
        if (winner === 4) continue;
        purse[winner] = (purse[winner] ?? 0) + pool;
        pool = 0;
      }
      const played = keep(
        { players: 'four', stake: `${stake}` },
        winners.map((winner) => ({ winner: seats[winner] ?? 'nobody', hand: 'suit' })),
      );
      expect(sideTotals(played).map(({ points }) => points)).toEqual([...purse, pool]);
    }),
    { numRuns: 1000 },
  );
});
