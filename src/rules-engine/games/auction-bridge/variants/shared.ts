import type { Citation } from '../../../books.ts';
import type { ScoreItem } from '../../../core/points.ts';
import { BLUE } from '../cites.ts';
import { points } from '../points.ts';

/** A rubber's own items, which have no place where deals or rounds are scored. */
export const NO_RUBBER = {
  rubber: 'No rubbers are played.',
  'unfinished-game': 'No rubbers are played.',
  settlement: 'No rubbers are settled.',
} as const;

/** The ordinary schedule as a clause brings it in ("the scoring is as in the ordinary rubber"), without the items named. */
export function ordinary(clause: Citation, without: readonly string[]): Record<string, Pick<ScoreItem, 'books'>> {
  const amended: Record<string, Pick<ScoreItem, 'books'>> = {};
  for (const [key, row] of Object.entries(points)) {
    const value = row.books[BLUE];
    if (value?.status !== 'stated' || without.includes(key)) continue;
    amended[key] = { books: { [BLUE]: { ...value, cites: [clause, ...value.cites] } } };
  }
  return amended;
}
