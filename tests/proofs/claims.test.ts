// @module-tag full
// Cribbage, 10,000 hands: a claim that leaves out one line or counts it twice is answered with that line, alone or among other explanations.

import { expect, test } from 'vitest';
import { seeded } from '../../scripts/seeded.ts';
import cribbage from '../../src/rules-engine/games/cribbage/index.ts';
import { explain } from '../../src/rules-engine/games/cribbage/reckoning/explain.ts';
import { type Prices, showPrices } from '../../src/rules-engine/games/cribbage/reckoning/prices.ts';
import { type BookId, type Card, PACKS, reconcile } from '../../src/rules-engine/index.ts';
import { scheduleOf } from '../support/counts/counts.ts';

const HANDS = 10_000;
const PACK = PACKS['standard-52'].cards as readonly Card[];
const BOOKS: readonly BookId[] = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'];

test(`${HANDS} hands: one line, or one pair of three alike, left out or counted twice`, () => {
  const next = seeded(1898);
  const prices = BOOKS.map((book) => showPrices(scheduleOf(cribbage, book) as unknown as Prices));
  const missed: string[] = [];
  let tried = 0;
  for (let n = 0; n < HANDS; n++) {
    const pack = [...PACK];
    const dealt = Array.from({ length: 5 }, () => pack.splice(Math.floor(next() * pack.length), 1)[0] as Card);
    const [starter, ...hand] = dealt;
    const { lines, points } = explain(hand, starter ?? null, next() < 0.25, prices[n % BOOKS.length] as (typeof prices)[number]);
    const total = { to: '', points, unit: 'point' } as const;
    for (const line of lines.flatMap((one) => [one, ...(one.parts ?? [])])) {
      for (const [did, sign] of [
        ['left-out', -1],
        ['twice', 1],
      ] as const) {
        if (line.points === undefined) continue;
        tried += 1;
        const { kind, explanations } = reconcile({ lines, totals: [total] }, total, points + sign * line.points);
        const named = explanations.some((slips) => slips.length === 1 && slips[0]?.did === did && slips[0].lines.includes(line));
        if (!named || kind !== (sign < 0 ? 'low' : 'high')) missed.push(`${dealt.join(' ')}: ${line.say} ${did}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(HANDS);
  expect(missed).toEqual([]);
});
