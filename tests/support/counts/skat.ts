// Scores skat by a book with input as a link would send it; usual answers are filled in.

import skat from '../../../src/rules-engine/games/skat/index.ts';
import { type Answer, type BookId, decode, type Played, type Raw, type Result, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from './counts.ts';

export const BLUE = 'blue-ribbon-1940';
export const USPC = 'uspc-1898';
export function ask(raw: Raw, book: BookId, scorer: Scorer | undefined = scorerIn(countsOf(skat), 'value')): Result<Answer> {
  const values = decode(scorer?.ask ?? {}, { holds: 'with', announced: 'none', sweep: 'no', ...raw });
  return values.ok ? (scorer?.score(values.value as never, book) as Result<Answer>) : values;
}
/** The sum of an answer's totals; throws if there are problems. */
export function points(raw: Raw, book: BookId, scorer?: Scorer): number {
  const result = ask(raw, book, scorer);
  if (!result.ok) throw new Error(`${JSON.stringify(raw)}: ${JSON.stringify(result.problems)}`);
  return result.value.totals.reduce((sum, one) => sum + one.points, 0);
}
/** Plays a session on the sheet. */
export function keep(setup: Raw, entries: Raw[], book: BookId): Played {
  const sheet = sheetIn(countsOf(skat), 'session');
  if (sheet === undefined) throw new Error('no sheet');
  const asked = decode(sheet.setup, setup);
  const rows = entries.map((raw) => decode(sheet.entry, { holds: 'with', announced: 'none', sweep: 'no', ...raw }));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, book);
}
