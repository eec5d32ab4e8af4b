// A whole game kept from the scorer of one deal.

import type { Result } from '../scoring/result.ts';
import type { Schedule } from '../scoring/schedule.ts';
import type { Answer, ScorerRow } from '../scoring/scorers.ts';
import type { Turn } from './replay.ts';

/** What a deal comes to, and its scorer's own sentence. */
export type Dealt = Turn & { readonly headline?: string };

/**
 * One deal as its scorer counts it, the sides that it names put into the columns of the sheet. Lines that bring nothing and name no side
 * are left out, since the sheet says of itself how the game stands.
 */
export function dealt(scorer: ScorerRow, values: object, by: Schedule, columnOf: (to: string) => string): Dealt {
  const result: Result<Answer> = scorer.score(values as never, by as never);
  if (!result.ok) return { problems: result.problems };
  const lines = result.value.lines.flatMap((line) => (line.to === undefined ? [] : [{ ...line, to: columnOf(line.to) }]));
  return { lines, notes: result.value.notes, headline: result.value.headline };
}
