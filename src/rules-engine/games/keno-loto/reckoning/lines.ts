// Counts the lines of a loto card (Donohue, p. 325), and the numbers of a keno row (Blue Ribbon 1940, p. 247-248).
import type { Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

const NAMED = { 2: 'ambo', 3: 'terne', 4: 'quaterne', 5: 'quinterne' } as const;
/** The prize for this many drawn numbers on a line; null for only one. */
export const prizeFor = (numbers: number): (typeof NAMED)[keyof typeof NAMED] | null => NAMED[numbers as keyof typeof NAMED] ?? null;

/** The counters for a line with this many drawn numbers: those on it, and its prize. */
export function lineBrings(numbers: number, by: Prices): number {
  const prize = prizeFor(numbers);
  return numbers * by.points('number') + (prize === null ? 0 : by.points(prize));
}

/** The whole numbers in a text. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/**
 * Two numbers that are in the same ten however tens are divided, from 1 to 10 or from 10 to 19; null if there are none. The book does not
 * show how its card divides them.
 */
export function sameTen(numbers: readonly number[]): readonly [number, number] | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  for (const [n, two] of sorted.entries()) {
    const one = sorted[n - 1];
    if (one === undefined) continue;
    const last = (number: number) => Math.min(8, Math.floor(number / 10));
    if (last(one) === last(two) && Math.ceil(one / 10) === Math.ceil(two / 10)) return [one, two];
  }
  return null;
}
