// Sheets of the pool table in tests: words in, a played sheet out, and a generator with a seed.
import { decode, type Played, type Raw, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';

const BOOK = 'blue-ribbon-1940';

/** A sheet played from words. Throws where a word cannot be read. */
export function playSheet(sheet: Sheet, setup: Raw, entries: readonly Raw[]): Played {
  const asked = decode(sheet.setup, setup);
  const decoded = entries.map((entry) => decode(sheet.entry, entry));
  if (!asked.ok || decoded.some((one) => !one.ok)) throw new Error(JSON.stringify([asked, decoded.filter((one) => !one.ok)]));
  return sheet.play(
    asked.value,
    decoded.map((one) => (one.ok ? one.value : {})),
    BOOK,
  );
}

/** Points in the order of the columns. */
export const pointsIn = (played: Played): number[] => sideTotals(played).map(({ points }) => points);
/** Fields with which entries are refused, entry by entry. */
export const refusedIn = (played: Played): string[][] => played.rows.map(({ problems }) => problems.map(({ field }) => field));

/** Numbers from 0 to the most, thrown alike for the same seed. */
export function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * (most + 1));
  };
}
