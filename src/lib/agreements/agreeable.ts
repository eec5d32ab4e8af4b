// What a table can agree on for a game or variant, as sent to the browser (made by `points.ts`): text only, without the rules engine.
import type { BookId } from '../../rules-engine/books.ts';

/** A ruling for the case of a point, and the books that give it. */
export interface Choice {
  readonly books: readonly BookId[];
  readonly ruling: string;
}
/** A law on which the books disagree, asked as one question. */
export interface Point {
  readonly law: string;
  readonly title: string;
  /** The case in which they disagree, as a clause; empty if they disagree in every case. */
  readonly when: string;
  readonly choices: readonly Choice[];
}
/** A law of a place: its address, and the pages of the books that cover it. */
export interface LawHere {
  readonly title: string;
  readonly href: string;
  readonly books: Readonly<Partial<Record<BookId, string>>>;
}
/** Everything the browser needs to make an agreement for a place and to apply it. */
export interface Agreeable {
  readonly place: string;
  readonly title: string;
  /** The books that describe the game or variant, newest first. */
  readonly books: readonly BookId[];
  readonly laws: Readonly<Record<string, LawHere>>;
  readonly points: readonly Point[];
  /** Keys of laws in earlier editions, mapped to their current keys; null if the law was removed. */
  readonly former: Readonly<Record<string, string | null>>;
}
