import { chooseExactly } from '../../../odds/choose.ts';
import { type Fraction, fraction, plus } from '../../../odds/fractions.ts';
import { LEAST } from './coup.ts';

const TEN = 10;
const falling = (from: number, so: number): bigint => {
  let all = 1n;
  for (let n = 0; n < so; n++) all *= BigInt(from - n);
  return all;
};
const waysByKey = new Map<number, bigint>();
/** The number of ways to choose `so` of `of`, cached because it is needed often. */
function choose(of: number, so: number): bigint {
  const key = of * 1000 + so;
  const ways = waysByKey.get(key) ?? chooseExactly(of, so);
  waysByKey.set(key, ways);
  return ways;
}

/** Two partially chosen rows: the number and the sum of the cards in each. */
type Rows = readonly [cards: number, sum: number, otherCards: number, otherSum: number];

/**
 * The probability that two successive rows from a full shoe of `packs` packs are both exactly 31: the number of ways to choose their
 * cards by value, from the tens down to the aces, times the orders in which either row can lie. Every order of cards that add up to 31 is
 * a row, since only the last of them passes 30.
 */
export function refaitChance(packs: number): Fraction {
  let chosen = new Map<string, [Rows, bigint]>([['', [[0, 0, 0, 0], 1n]]]);
  for (let value = TEN; value >= 1; value--) {
    const there = packs * 4 * (value === TEN ? 4 : 1);
    const next = new Map<string, [Rows, bigint]>();
    for (const [[k1, s1, k2, s2], ways] of chosen.values()) {
      // Aces fill the remainder.
      for (let a = value === 1 ? LEAST - s1 : 0; s1 + a * value <= LEAST && a <= there; a++) {
        const one = ways * choose(there, a);
        for (let b = value === 1 ? LEAST - s2 : 0; s2 + b * value <= LEAST && a + b <= there; b++) {
          const rows: Rows = [k1 + a, s1 + a * value, k2 + b, s2 + b * value];
          const key = rows.join();
          const [, before] = next.get(key) ?? [rows, 0n];
          next.set(key, [rows, before + one * choose(there - a, b)]);
        }
      }
    }
    chosen = next;
  }
  let all = fraction(0);
  for (const [[k1, , k2], ways] of chosen.values()) all = plus(all, fraction(ways * falling(k1, k1) * falling(k2, k2), falling(packs * 52, k1 + k2)));
  return all;
}
