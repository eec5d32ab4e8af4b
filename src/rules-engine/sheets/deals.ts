// Builds a sheet of a whole game from the scorer of one deal.

import type { Result } from '../scoring/result.ts';
import type { Schedule } from '../scoring/schedule.ts';
import type { Answer, ScorerRow } from '../scoring/scorers.ts';
import type { Turn } from './replay.ts';

/** The result of a deal, with its scorer's headline. */
export type Dealt = Turn & { readonly headline?: string };

/**
 * Counts one deal with its scorer, mapping the sides to the columns of the sheet. Lines without a side are left out, since the sheet shows the state of the
 * game itself.
 */
export function dealt(scorer: ScorerRow, values: object, by: Schedule, columnOf: (to: string) => string): Dealt {
  const result: Result<Answer> = scorer.score(values as never, by as never);
  if (!result.ok) return { problems: result.problems };
  const lines = result.value.lines.flatMap((line) => (line.to === undefined ? [] : [{ ...line, to: columnOf(line.to) }]));
  return { lines, notes: result.value.notes, headline: result.value.headline };
}
