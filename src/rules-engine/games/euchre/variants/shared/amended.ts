import type { ScoreItem } from '../../../../scoring/points.ts';

/** Returns a variant's form of a main-game score item: its own values for the books in which it has any, the main game's for the rest. */
export function amended(row: ScoreItem, own: Pick<ScoreItem, 'books'>): ScoreItem {
  return { ...row, books: { ...row.books, ...own.books } };
}
