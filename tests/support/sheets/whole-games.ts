// Whole games on a sheet, from raw entries, for tests that count them again by a second method.

import { type BookId, columnTotals, decode, type Game, type Played, type Raw } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../counts/counts.ts';

/** Plays entries on a sheet of a game or variant. Throws if there is no such sheet or an answer cannot be decoded. */
export function playOn(game: Game, form: string | null, key: string, book: BookId, setup: Raw, entries: readonly Raw[]): Played {
  const sheet = sheetIn(countsOf(game, form ?? undefined), key);
  if (sheet === undefined) throw new Error(`no sheet ${key} of ${game.id}/${form ?? ''}`);
  const asked = decode(sheet.setup, setup, book);
  const decoded = entries.map((entry) => decode(sheet.entry, entry, book));
  if (!asked.ok || decoded.some((one) => !one.ok)) throw new Error(JSON.stringify([asked, decoded.find((one) => !one.ok)]));
  return sheet.play(
    asked.value,
    decoded.map((one) => (one.ok ? one.value : {})),
    book,
  );
}

/** Points by column, and which rows were refused. */
export const summary = (played: Played) => ({
  totals: columnTotals(played),
  refused: played.rows.flatMap((row, n) => (row.problems.length > 0 ? [n] : [])),
  over: played.over !== null,
});

/** A seeded generator of integers from 0 to the given maximum, so that a failure can be reproduced. */
export function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * (most + 1));
  };
}

/** Adds a number of counters (negative to subtract) at an index of a list. Throws if the index is out of range. */
export function addTo(list: number[], at: number, counters: number): void {
  const had = list[at];
  if (had === undefined) throw new Error(`expected a place below ${list.length}, found ${at}`);
  list[at] = had + counters;
}
