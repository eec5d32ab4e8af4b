import type { ScoreItem } from '../../../../scoring/points.ts';

/** A score item of the main game as a variant has it: its own figures where it gives them, the main game's elsewhere. */
export function amended(row: ScoreItem, own: Pick<ScoreItem, 'books'>): ScoreItem {
  return { ...row, books: { ...row.books, ...own.books } };
}
