import type { BookId, Citation } from '../books.ts';
import type { Unit } from '../laws/remedies/amounts.ts';
import type { Feature } from '../vocabulary/features.ts';

/** What one book gives for a score item. `W`: the ways of counting, if books differ by more than a number. */
export type BookValue<W extends string = string> =
  | {
      readonly status: 'stated';
      /** The number; absent if the book gives an order or a rule. Negative: deducted. */
      readonly points?: number;
      readonly unit: Unit;
      /** What the number is multiplied by: "a card", "a trick", "each opponent". */
      readonly per?: string;
      /** The book's rule in our words, if a number does not say it all. */
      readonly says?: string;
      /** The book's way of counting as a keyword for scorers. */
      readonly way?: W;
      readonly cites: readonly Citation[];
    }
  | { readonly status: 'silent'; readonly note?: string };

/** A value that a book gives. */
export type Given<W extends string = string> = Extract<BookValue<W>, { status: 'stated' }>;

/** A score item with what each book gives for it: one line of a schedule. */
export interface ScoreItem<W extends string = string> {
  readonly title: string;
  /** One sentence: what earns it. */
  readonly gist: string;
  readonly aka?: readonly string[];
  /** Groups the lines of a schedule: "The play", "The show". */
  readonly group?: string;
  /** Features that a place needs for this to be scored there; a variant that lacks one leaves the item out. */
  readonly needs?: readonly Feature[];
  readonly books: Readonly<Partial<Record<BookId, BookValue<W>>>>;
}

/** Declares a score item; its ways of counting are inferred from its books. */
export function item<W extends string = never>(row: ScoreItem<W>): ScoreItem<W> {
  return row;
}

/** The points of a book: `bookValue(2, cite(...))`, `bookValue(1, cite(...), { per: 'a card' })`. */
export function bookValue<W extends string = never>(
  points: number,
  cites: Citation | readonly Citation[],
  more: { unit?: Unit; per?: string; says?: string; way?: W } = {},
): Given<W> {
  return { status: 'stated', points, unit: 'point', ...more, cites: 'book' in cites ? [cites] : cites };
}

/** A rule without a number: an order, a way of counting. */
export function ruled<W extends string = never>(says: string, cites: Citation | readonly Citation[], more: { unit?: Unit; way?: W } = {}): Given<W> {
  return { status: 'stated', unit: 'point', says, ...more, cites: 'book' in cites ? [cites] : cites };
}

/** The book has the game but gives nothing for this item. */
export function unscored(note?: string): BookValue<never> {
  return note === undefined ? { status: 'silent' } : { status: 'silent', note };
}

/** The number that a book gives for an item. Throws if it gives none (a scorer's `books` lists only books that do), or if there is no such item. */
export function pointsOf(row: ScoreItem, book: BookId): number {
  // The compiler rejects unknown keys; code that runs without type checks may get here with undefined.
  if ((row as ScoreItem | undefined) === undefined) throw new Error('expected a score item, found undefined: its key is not in points');
  const value = row.books[book];
  if (value?.status !== 'stated' || value.points === undefined) throw new Error(`${book} gives no number for "${row.title}"`);
  return value.points;
}

/** Whether a book gives a number for an item. */
export function scoresIt(row: ScoreItem, book: BookId): boolean {
  const value = row.books[book];
  return value?.status === 'stated' && value.points !== undefined;
}
