import type { BookId, Citation } from '../books.ts';
import type { Unit } from '../laws/remedies/amounts.ts';
import type { Feature } from '../vocabulary/features.ts';

/** What one book gives for a score item. `W`: the ways of counting, where books differ by more than a number. */
export type BookValue<W extends string = string> =
  | {
      readonly status: 'stated';
      /** The number; absent where the book gives an order or a rule and no number. Negative: taken off. */
      readonly points?: number;
      readonly unit: Unit;
      /** Per what, where the number is multiplied: "a card", "a trick", "each opponent". */
      readonly per?: string;
      /** The book's rule in our words, where a number alone does not say it. */
      readonly says?: string;
      /** The book's way of counting in a word, for scorers to turn on. */
      readonly way?: W;
      readonly cites: readonly Citation[];
    }
  | { readonly status: 'silent'; readonly note?: string };

/** A value that a book gives. */
export type Given<W extends string = string> = Extract<BookValue<W>, { status: 'stated' }>;

/** One line of a schedule: a score item with what each book gives for it. */
export interface ScoreItem<W extends string = string> {
  readonly title: string;
  /** One sentence: what earns it. */
  readonly gist: string;
  readonly aka?: readonly string[];
  /** Groups the lines of a schedule: "The play", "The show". */
  readonly group?: string;
  /** What a place must have for this to be scored there; where a variant lacks it, the item is left out. */
  readonly needs?: readonly Feature[];
  readonly books: Readonly<Partial<Record<BookId, BookValue<W>>>>;
}

/** Declares a score item; the ways in which its books count are a closed list, drawn from what they say. */
export function item<W extends string = never>(row: ScoreItem<W>): ScoreItem<W> {
  return row;
}

/** So many points in a book: `bookValue(2, cite(...))`, `bookValue(1, cite(...), { per: 'a card' })`. */
export function bookValue<W extends string = never>(
  points: number,
  cites: Citation | readonly Citation[],
  more: { unit?: Unit; per?: string; says?: string; way?: W } = {},
): Given<W> {
  return { status: 'stated', points, unit: 'point', ...more, cites: 'book' in cites ? [cites] : cites };
}

/** A rule without a number of its own: an order, a way of counting. */
export function ruled<W extends string = never>(says: string, cites: Citation | readonly Citation[], more: { unit?: Unit; way?: W } = {}): Given<W> {
  return { status: 'stated', unit: 'point', says, ...more, cites: 'book' in cites ? [cites] : cites };
}

/** The book has the game and gives nothing for this item. */
export function unscored(note?: string): BookValue<never> {
  return note === undefined ? { status: 'silent' } : { status: 'silent', note };
}

/**
 * The number a book gives for an item.
 * Throws when the book gives none (a scorer asks only for what its own `books` list says the book has), and where there is no item.
 */
export function pointsOf(row: ScoreItem, book: BookId): number {
  // The compiler refuses a key that the schedule does not have; code that runs uncompiled comes here with nothing.
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
