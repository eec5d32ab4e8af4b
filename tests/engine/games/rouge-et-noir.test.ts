// The frequency of the refait of 31, exact: compared with a hundred thousand dealt shoes, and with other sizes of shoe.
import { expect, test } from 'vitest';
import { refaitChance } from '../../../src/rules-engine/games/rouge-et-noir/reckoning/shoe.ts';
import { compared, fraction } from '../../../src/rules-engine/index.ts';

/** A generator with a fixed sequence, so that the deal is the same in every run (Lehmer). */
function* dice(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

test('is 2.19 % with six packs, as in a hundred thousand shoes', () => {
  const chance = refaitChance(6);
  const exact = Number((chance.n * 10n ** 12n) / chance.d) / 1e12;
  expect(exact).toBeCloseTo(0.021891, 6);
  const shoe = Array.from({ length: 312 }, (_, n) => Math.min(10, (n % 13) + 1));
  const next = dice(12);
  let refaits = 0;
  const COUPS = 100_000;
  for (let coup = 0; coup < COUPS; coup++) {
    let at = 0;
    const row = () => {
      let sum = 0;
      while (sum < 31) {
        const other = at + Math.floor((next.next().value as number) * (shoe.length - at));
        [shoe[at], shoe[other]] = [shoe[other] ?? 0, shoe[at] ?? 0];
        sum += shoe[at++] ?? 0;
      }
      return sum;
    };
    const [black, red] = [row(), row()];
    if (black === 31 && red === 31) refaits++;
  }
  // Three standard deviations of this number of coups.
  expect(Math.abs(refaits / COUPS - exact)).toBeLessThan(3 * Math.sqrt((exact * (1 - exact)) / COUPS));
});

test('is lower with one pack than with six, and lower with six than with an infinite shoe', () => {
  expect(compared(refaitChance(1), refaitChance(6))).toBeLessThan(0);
  expect(compared(refaitChance(6), fraction(21_923, 1_000_000))).toBeLessThan(0);
});
