import type { Citation } from '../../../books.ts';
import type { Example } from '../../../core/games.ts';

/** The range of the chief game (ten at most, Donohue, p. 377), for a form of which no number of players is printed. */
export const PLAYERS = { min: 2, max: 10, say: 'the book gives no number' } as const;

/** A worked score of one player, from the book that is cited. */
export function scored(scorer: string, cite: Citation, story: string, input: Record<string, string>, total: number): Example {
  return { kind: 'score', scorer, book: cite.book, story, input, totals: { '': total }, cite };
}
