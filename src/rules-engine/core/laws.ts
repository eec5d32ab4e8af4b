import type { BookId, Citation } from '../books.ts';
import type { Moment } from './moments.ts';
import type { OffenceId } from './offences.ts';
import type { Party } from './parties.ts';
import type { Claim, Remedy } from './remedies.ts';

/** A question about what happened, with its possible answers (key to label). */
export interface Fact {
  readonly ask: string;
  readonly options: Readonly<Record<string, string>>;
}
export type Facts = Readonly<Record<string, Fact>>;
export const UNKNOWN = 'unknown';

/** For each fact named, the answer or answers for which the case holds; a fact not named may be anything. */
export type Condition = Readonly<Record<string, string | readonly string[]>>;

/** One case of a reading. `when` absent: every combination of facts that no other case of the reading names. */
export interface Case {
  readonly when?: Condition;
  readonly then: readonly Remedy[];
  readonly claim?: Claim;
  /** Why, or what the book adds: our own sentence, printed under the ruling. */
  readonly note?: string;
}

export type Reading =
  /** The book says so itself. */
  | { readonly status: 'stated'; readonly cases: readonly Case[]; readonly cites: readonly Citation[]; readonly note?: string }
  /** The book rules as the other book named does; its own citation is kept. */
  | { readonly status: 'same'; readonly as: BookId; readonly cites: readonly Citation[]; readonly note?: string }
  /** The book sends the reader to another code; `law` is the id of the law it sends him to. */
  | { readonly status: 'by-reference'; readonly law: string; readonly cites: readonly Citation[]; readonly note?: string }
  /** The book has the game and says nothing of this. */
  | { readonly status: 'silent'; readonly note?: string };

export type Readings = Readonly<Partial<Record<BookId, Reading>>>;

/**
 * Whether those who may exact a penalty may talk it over. Where they may not and did, the right is lost: a phone read aloud across the
 * table can forfeit it, so the page asks first who holds it and folds away what that person may not be told.
 */
export interface Consult {
  /** The side or the players whose talk is meant. */
  readonly who: Party;
  readonly may: boolean;
  /** What consulting costs, where the book says so. */
  readonly cost?: readonly Remedy[];
  readonly cites: readonly Citation[];
}

/** One irregularity: the offence, the facts that matter, and one reading for each book that has the game. */
export interface Law {
  readonly offence: OffenceId;
  readonly title: string;
  /** One sentence: what went wrong, in the table's words. */
  readonly gist: string;
  readonly aka?: readonly string[];
  readonly moment: Moment;
  /** The questions that matter, in the order in which they are asked; `{}` where every book has one ruling. */
  readonly facts: Facts;
  readonly readings: Readings;
  /** By book: may the side that chooses consult? Left out where the book says nothing of it. */
  readonly consult?: Readonly<Partial<Record<BookId, Consult>>>;
  /** Ids of other laws, rules or score items worth reading with this one. */
  readonly see?: readonly string[];
}

/** Declares a law. That its cases name its own facts, meet every combination once and account for every book is proved by the tests. */
export function law(row: Law): Law {
  return row;
}

/** A question: `fact('When was it noticed?', { 'in-time': 'Before the trick was turned', late: 'Later' })`. */
export function fact(ask: string, options: Readonly<Record<string, string>>): Fact {
  return { ask, options };
}

/** A yes-or-no question. */
export function yesNo(ask: string): Fact {
  return { ask, options: { yes: 'Yes', no: 'No' } };
}

type Cites = Citation | readonly Citation[];
const list = (cites: Cites): readonly Citation[] => ('book' in cites ? [cites] : cites);

/** The book rules case by case. */
export function says(cases: readonly Case[], cites: Cites, note?: string): Reading {
  return { status: 'stated', cases, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The book has one ruling, whatever the facts. */
export function always(then: Remedy | readonly Remedy[], cites: Cites, more: { claim?: Claim; note?: string } = {}): Reading {
  return { status: 'stated', cases: [{ then: 'kind' in then ? [then] : then, ...more }], cites: list(cites) };
}

/** The book rules exactly as another one does. */
export function sameAs(as: BookId, cites: Cites, note?: string): Reading {
  return { status: 'same', as, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The book sends the reader to another law, whose id is given. */
export function refersTo(target: string, cites: Cites, note?: string): Reading {
  return { status: 'by-reference', law: target, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The note of a case in which the book gives the rule and nothing for breaking it. */
export const NO_PENALTY_PRINTED = 'No penalty is printed.';

/** The book has the game and says nothing of this; the note may say where one would have looked. */
export function silent(note?: string): Reading {
  return { status: 'silent', ...(note === undefined ? {} : { note }) };
}
