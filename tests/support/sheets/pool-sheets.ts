// Sheets of the pool table in tests: raw entries in, a played sheet out, and a seeded generator.
import { decode, type Played, type Raw, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';

const BOOK = 'blue-ribbon-1940';

/** Plays a sheet from raw entries. Throws if one cannot be decoded. */
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
/** The fields for which each entry is refused. */
export const refusedIn = (played: Played): string[][] => played.rows.map(({ problems }) => problems.map(({ field }) => field));

/** A seeded generator of integers from 0 to the given maximum. */
export function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * (most + 1));
  };
}
