// What a table may agree on at a game or variant, as a browser reads it (`points.ts` makes it): words and no law.
import type { BookId } from '../../rules-engine/books.ts';

/** What books rule alike in the case that a point asks about. */
export interface Choice {
  readonly books: readonly BookId[];
  readonly ruling: string;
}
/** A law on which the books disagree, as one question. */
export interface Point {
  readonly law: string;
  readonly title: string;
  /** The case in which they disagree, as a clause; empty where it is every case. */
  readonly when: string;
  readonly choices: readonly Choice[];
}
/** A law of a place: where it is read, and which books decide anything of it. */
export interface LawHere {
  readonly title: string;
  readonly href: string;
  readonly books: Readonly<Partial<Record<BookId, string>>>;
}
/** All that the browser needs to agree on a place, and to rule by what was agreed. */
export interface Agreeable {
  readonly place: string;
  readonly title: string;
  /** The books that have the place, newest first. */
  readonly books: readonly BookId[];
  readonly laws: Readonly<Record<string, LawHere>>;
  readonly points: readonly Point[];
  /** Keys that laws had in earlier editions, with those of today; null where the law is no more. */
  readonly former: Readonly<Record<string, string | null>>;
}
