import type { BookId, Citation } from '../../books.ts';
import type { Case, Consult, Facts, Leads, Verdict } from '../../laws/laws.ts';
import type { Count } from '../../scoring/counts.ts';
import type { ScoreItem } from '../../scoring/points.ts';
import type { Feature } from '../../vocabulary/features.ts';
import type { Moment } from '../../vocabulary/moments.ts';
import type { Topic } from '../../vocabulary/topics.ts';
import type { People } from '../../wording/people.ts';
import type { Game, Variant } from '../games.ts';

/** Every game by id; what inheritance looks codes up in. */
export type Library = ReadonlyMap<string, Game>;
export const GENERAL_LAWS = 'general-laws';

/** How a reading came to stand here, when the book does not print it at this place. */
export interface Step {
  /** Id of the law that answers. */
  readonly law: string;
  /** The book's clause that leads there. */
  readonly clause: Citation;
}

/** A ruling of the same book at another place: shown where the book is silent, never as its answer there. */
export interface Elsewhere {
  /** Id of the law that has it, and its title. */
  readonly law: string;
  readonly title: string;
  /** The questions that its cases turn on. */
  readonly facts: Facts;
  /** What is usual there, and the line written by hand on the book's ruling, where there is one. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly lead?: string;
  readonly cases: readonly Case[];
  readonly cites: readonly Citation[];
}

/** What a book says of a law at a place: never empty, never borrowed without saying so. */
export type Resolved =
  | {
      readonly status: 'stated' | 'by-reference';
      readonly cases: readonly Case[];
      readonly cites: readonly Citation[];
      readonly note?: string;
      /** Empty when the book states it here; else each clause that sends the reader on. */
      readonly chain: readonly Step[];
      /** The book whose words were read first, where two books rule alike. */
      readonly as?: BookId;
    }
  | {
      readonly status: 'silent';
      readonly note?: string;
      /** What the parent game's own law in this book says. */
      readonly parent?: Elsewhere;
      /** The book's clause leads to this law of another code, on which it is silent as well. */
      readonly clause?: Step;
      /** Laws of the book's general code under the same heading. */
      readonly general: readonly Elsewhere[];
    }
  | { readonly status: 'no-game' }
  | { readonly status: 'not-held' };
export type ReadingStatus = Resolved['status'];

/** How a row came to stand at a place: written for it, changed by it, taken over as it is, or brought in by a book's clause. */
export type Provenance = 'own' | 'amended' | 'added' | 'inherited' | 'by-clause';

export interface ResolvedLaw {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  /** Where the row is written: the same as `game`, or the code it was inherited from. */
  readonly writtenAt: string;
  readonly provenance: Provenance;
  readonly topic: Topic;
  readonly title: string;
  readonly gist: string;
  readonly aka: readonly string[];
  readonly moment: Moment;
  readonly facts: Facts;
  /** Answers that nearly always held when people quarrel over this, of the questions asked here. */
  readonly usual: Readonly<Record<string, string>>;
  /** How people sit here, for naming them. */
  readonly people: People;
  readonly readings: Readonly<Record<BookId, Resolved>>;
  /** Rulings for lists that are written by hand, where they hold here. */
  readonly leads: Leads;
  /** A written comparison of the books, where it holds here. */
  readonly verdict?: Verdict;
  readonly consult: Readonly<Partial<Record<BookId, Consult>>>;
  readonly see: readonly string[];
}

export interface ResolvedItem extends ScoreItem {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  readonly writtenAt: string;
  readonly provenance: Provenance;
}

/** A game or a variant with everything that holds there. */
export interface Place {
  readonly id: string;
  readonly parent: string | null;
  readonly described: Game | Variant;
  readonly laws: readonly ResolvedLaw[];
  readonly points: readonly ResolvedItem[];
  readonly scorers: Readonly<Record<string, Count>>;
  /** What of the parent is repealed here, or left out because it needs what is not here: key to reason. */
  readonly repealed: Readonly<Record<string, string>>;
  /** Of these, what is left out here for want of what it needs. */
  readonly left: { readonly laws: Readonly<Record<string, string>>; readonly points: Readonly<Record<string, string>> };
  /** What a game says it has, as its variants change it. */
  readonly has: ReadonlySet<Feature>;
  /** Laws that are kept although they speak of what is not here, with the reason. */
  readonly keeps: Readonly<Record<string, string>>;
}
