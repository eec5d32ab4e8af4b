// @module-tag full
import { expect, test } from 'vitest';
import cribbage from '../../src/rules-engine/games/cribbage/index.ts';
import { cardOf, countHand, flushOf, machine, nobsOf } from '../../src/rules-engine/games/cribbage/reckoning/count.ts';
import { explain } from '../../src/rules-engine/games/cribbage/reckoning/explain.ts';
import { type Prices, showPrices } from '../../src/rules-engine/games/cribbage/reckoning/prices.ts';
import type { Card } from '../../src/rules-engine/index.ts';
import { scheduleOf } from '../support/counts/counts.ts';

const ALL = 12_994_800;
/** Number of hands of four with a starter for each score from 0 to 29: the known table for the game. */
const AS_HAND = [
  1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224, 388_740, 51_680, 317_340, 19_656, 90_100, 9_168, 58_248,
  11_196, 2_708, 0, 8_068, 2_496, 444, 356, 3_680, 0, 0, 0, 76, 4,
];

/** Calls `visit` with every hand of four, its state, and each starter that is left. */
function everyHand(visit: (four: readonly number[], state: number, starter: number) => void): void {
  const { next } = machine();
  const four = [0, 0, 0, 0];
  for (let a = 0; a < 49; a++) {
    four[0] = a;
    const one = next[a >> 2] as number;
    for (let b = a + 1; b < 50; b++) {
      four[1] = b;
      const two = next[one * 13 + (b >> 2)] as number;
      for (let c = b + 1; c < 51; c++) {
        four[2] = c;
        const three = next[two * 13 + (c >> 2)] as number;
        for (let d = c + 1; d < 52; d++) {
          four[3] = d;
          const state = next[three * 13 + (d >> 2)] as number;
          for (let starter = 0; starter < 52; starter++) {
            if (starter !== a && starter !== b && starter !== c && starter !== d) visit(four, state, starter);
          }
        }
      }
    }
  }
}

function distribution(crib: boolean): number[] {
  const { next, worth } = machine();
  const found = new Float64Array(64);
  everyHand((four, state, starter) => {
    const points = (worth[next[state * 13 + (starter >> 2)] as number] as number) + flushOf(four, starter, crib) + nobsOf(four, starter);
    found[points] = (found[points] as number) + 1;
  });
  return [...found.slice(0, AS_HAND.length)];
}

/**
 * The second method, which shares nothing with the first: every set of five, with every subset of it examined separately, and each of
 * its cards in turn taken as the starter.
 */
function bySubsets(): { hand: number[]; crib: number[] } {
  const sizes = Array.from({ length: 32 }, (_, set) => [0, 1, 2, 3, 4].filter((n) => set & (1 << n)));
  const pips = Array.from({ length: 52 }, (_, card) => Math.min(10, (card >> 2) + 1));
  const hand = new Float64Array(64);
  const crib = new Float64Array(64);
  const five = [0, 0, 0, 0, 0];
  const isRun = (at: readonly number[]) => {
    // The cards of a set are in order of rank, because the loops below choose them so.
    for (let n = 1; n < at.length; n++) if ((five[at[n] as number] as number) >> 2 !== ((five[at[n - 1] as number] as number) >> 2) + 1) return false;
    return true;
  };
  const common = () => {
    let points = 0;
    let longest = 3;
    let runs = 0;
    for (const at of sizes) {
      let sum = 0;
      for (let n = 0; n < at.length; n++) sum += pips[five[at[n] as number] as number] as number;
      if (sum === 15) points += 2;
      if (at.length === 2 && (five[at[0] as number] as number) >> 2 === (five[at[1] as number] as number) >> 2) points += 2;
      if (at.length >= longest && isRun(at)) {
        if (at.length > longest) runs = 0;
        longest = at.length;
        runs += 1;
      }
    }
    return points + longest * runs;
  };
  for (let a = 0; a < 48; a++) {
    five[0] = a;
    for (let b = a + 1; b < 49; b++) {
      five[1] = b;
      for (let c = b + 1; c < 50; c++) {
        five[2] = c;
        for (let d = c + 1; d < 51; d++) {
          five[3] = d;
          for (let e = d + 1; e < 52; e++) {
            five[4] = e;
            const points = common();
            for (let turned = 0; turned < 5; turned++) {
              const starter = five[turned] as number;
              let nobs = 0;
              let same = 0;
              const first = (five[turned === 0 ? 1 : 0] as number) % 4;
              for (let n = 0; n < 5; n++) {
                if (n === turned) continue;
                const card = five[n] as number;
                if (card % 4 === first) same += 1;
                if (card >> 2 === 10 && card % 4 === starter % 4) nobs = 1;
              }
              const all = same === 4 && starter % 4 === first;
              const inHand = points + nobs + (all ? 5 : same === 4 ? 4 : 0);
              const inCrib = points + nobs + (all ? 5 : 0);
              hand[inHand] = (hand[inHand] as number) + 1;
              crib[inCrib] = (crib[inCrib] as number) + 1;
            }
          }
        }
      }
    }
  }
  return { hand: [...hand.slice(0, AS_HAND.length)], crib: [...crib.slice(0, AS_HAND.length)] };
}

test('all 12,994,800 hands: the known table, and the crib by a second method', () => {
  expect(AS_HAND.reduce((sum, hands) => sum + hands)).toBe(ALL);
  const second = bySubsets();
  expect(distribution(false)).toEqual(AS_HAND);
  expect(second.hand).toEqual(AS_HAND);
  const asCrib = distribution(true);
  expect(asCrib.reduce((sum, hands) => sum + hands)).toBe(ALL);
  expect(asCrib).toEqual(second.crib);
});

test('the explained count equals the fast one: every 11th hand, and all that count more than 20', () => {
  const { next, worth } = machine();
  const schedules = (['uspc-1898', 'donohue', 'blue-ribbon-1940', 'sierra'] as const).map((book) => showPrices(scheduleOf(cribbage, book) as Prices));
  const faults: string[] = [];
  let n = 0;
  let rich = 0;
  everyHand((four, state, starter) => {
    n += 1;
    const many = (worth[next[state * 13 + (starter >> 2)] as number] as number) + flushOf(four, starter, false) + nobsOf(four, starter) > 20;
    if (many) rich += 1;
    if (!many && n % 11 !== 0) return;
    const cards = four.map(cardOf);
    const crib = many ? false : n % 2 === 0;
    const by = schedules[n % schedules.length] as (typeof schedules)[number];
    const { lines, points } = explain(cards, cardOf(starter) as Card, crib, by);
    const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
    const right = countHand(four, starter, crib);
    if (points !== right || sum !== right) faults.push(`${cards.join(' ')} with ${cardOf(starter)}, crib ${crib}: explained ${sum}, fast ${right}`);
  });
  expect(n).toBe(ALL);
  expect(rich).toBe(AS_HAND.slice(21).reduce((sum, hands) => sum + hands));
  expect(faults.slice(0, 5)).toEqual([]);
});
