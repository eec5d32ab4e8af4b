import type { BookId, Citation } from '../../books.ts';
import type { Case, Consult, Facts, Leads, Verdict } from '../../laws/laws.ts';
import type { Count } from '../../scoring/counts.ts';
import type { ScoreItem } from '../../scoring/points.ts';
import type { Feature } from '../../vocabulary/features.ts';
import type { Moment } from '../../vocabulary/moments.ts';
import type { Topic } from '../../vocabulary/topics.ts';
import type { People } from '../../wording/people.ts';
import type { Game, Variant } from '../games.ts';

/** Every game by id; used to look up inherited codes. */
export type Library = ReadonlyMap<string, Game>;
export const GENERAL_LAWS = 'general-laws';

/** A reference followed to reach a reading that the book does not print here. */
export interface Step {
  /** Id of the law with the answer. */
  readonly law: string;
  /** The book's clause that refers to it. */
  readonly clause: Citation;
}

/** A ruling of the same book at another place: shown where the book is silent, never as its answer there. */
export interface Elsewhere {
  /** Id of the law that has it, and its title. */
  readonly law: string;
  readonly title: string;
  /** The questions that its cases use. */
  readonly facts: Facts;
  /** The usual answers there, and the hand-written line on the book's ruling, if any. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly lead?: string;
  readonly cases: readonly Case[];
  readonly cites: readonly Citation[];
}

/** What a book says about a law at a place: never empty, and never borrowed without saying so. */
export type Resolved =
  | {
      readonly status: 'stated' | 'by-reference';
      readonly cases: readonly Case[];
      readonly cites: readonly Citation[];
      readonly note?: string;
      /** Empty if the book states it here; else each reference followed. */
      readonly chain: readonly Step[];
      /** The other book whose ruling this one shares, if the row says so. */
      readonly as?: BookId;
    }
  | {
      readonly status: 'silent';
      readonly note?: string;
      /** The parent game's law on it in this book. */
      readonly parent?: Elsewhere;
      /** Set if the book's clause leads to this law of another code, on which it is also silent. */
      readonly clause?: Step;
      /** Laws of the book's general code on the same topic. */
      readonly general: readonly Elsewhere[];
    }
  | { readonly status: 'no-game' }
  | { readonly status: 'not-held' };
export type ReadingStatus = Resolved['status'];

/** How a row comes to apply at a place: written for it, changed by it, inherited unchanged, or brought in by a book's clause. */
export type Provenance = 'own' | 'amended' | 'added' | 'inherited' | 'by-clause';

export interface ResolvedLaw {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  /** The place where the row is written: `game`, or the code that it is inherited from. */
  readonly writtenAt: string;
  readonly provenance: Provenance;
  readonly topic: Topic;
  readonly title: string;
  readonly gist: string;
  readonly aka: readonly string[];
  readonly moment: Moment;
  readonly facts: Facts;
  /** The usual answers when players quarrel over this, for the questions asked here. */
  readonly usual: Readonly<Record<string, string>>;
  /** How players sit here, for naming them. */
  readonly people: People;
  readonly readings: Readonly<Record<BookId, Resolved>>;
  /** Hand-written rulings for lists that apply here. */
  readonly leads: Leads;
  /** A hand-written comparison of the books, if it applies here. */
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

/** A game or a variant with everything that applies there. */
export interface Place {
  readonly id: string;
  readonly parent: string | null;
  readonly described: Game | Variant;
  readonly laws: readonly ResolvedLaw[];
  readonly points: readonly ResolvedItem[];
  readonly scorers: Readonly<Record<string, Count>>;
  /** Rows of the parent that are repealed here or left out because a feature is missing: key to reason. */
  readonly repealed: Readonly<Record<string, string>>;
  /** The part of `repealed` that is left out because a feature is missing. */
  readonly left: { readonly laws: Readonly<Record<string, string>>; readonly points: Readonly<Record<string, string>> };
  /** The features of the game, as changed by the variant. */
  readonly has: ReadonlySet<Feature>;
  /** Laws that are kept although they mention features missing here, with the reason. */
  readonly keeps: Readonly<Record<string, string>>;
}
