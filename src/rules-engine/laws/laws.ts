import { BOOK_IDS, BOOK_SHORT, type BookId, type Citation } from '../books.ts';
import type { KnownId } from '../rulesets/ids.ts';
import { expectOne } from '../rulesets/nearest.ts';
import type { Feature } from '../vocabulary/features.ts';
import type { Moment } from '../vocabulary/moments.ts';
import type { OffenceId } from '../vocabulary/offences.ts';
import type { Party } from '../vocabulary/parties.ts';
import type { QuestionId } from '../vocabulary/questions.ts';
import type { WithTopic } from '../vocabulary/topics.ts';
import type { Claim, Remedy } from './remedies.ts';

/** A question about what happened, with its possible answers (key to label). */
export interface Fact<K extends string = string> {
  readonly ask: string;
  /** The question in one to three words, shown beside its answers: "Found out". */
  readonly legend: string;
  /** Each answer in full. */
  readonly options: Readonly<Record<K, string>>;
  /** Each answer in one to three words: "Played on". */
  readonly chips: Readonly<Record<K, string>>;
  /** Each answer as a clause that can open a sentence: "once that side has played again". */
  readonly ifs: Readonly<Record<K, string>>;
  /** Features without which an answer is impossible at a game or variant. */
  readonly needs?: Readonly<Partial<Record<K, Feature>>>;
}
export type Facts = Readonly<Record<string, Fact>>;
export const UNKNOWN = 'unknown';

/** The answer or answers for which the case applies, by fact; a fact that is not named may have any answer. */
export type Condition = Readonly<Record<string, string | readonly string[]>>;

type OptionOf<F> = F extends { readonly options: infer O } ? Extract<keyof O, string> : string;
/** A condition on the facts of one law. The compiler rejects a fact or an answer that the law does not have. */
export type When<F extends Facts> = { readonly [K in keyof F]?: OptionOf<F[K]> | readonly OptionOf<F[K]>[] };

/** One case of a reading. Without `when` it applies to every combination of facts that no other case of the reading matches. */
export interface Case<W = Condition> {
  readonly when?: W;
  readonly then: readonly Remedy[];
  readonly claim?: Claim;
  /** The reason, or what the book adds: a sentence of ours, printed under the ruling. */
  readonly note?: string;
  /** Set if a doubt about the book concerns this one of several cases: it is shown beside this ruling, and behind a tap beside the others. */
  readonly doubtful?: true;
}

export type Reading =
  /** The book states it. */
  | { readonly status: 'stated'; readonly cases: readonly Case[]; readonly cites: readonly Citation[]; readonly note?: string }
  /** The book rules as another book does; its own citation is kept. */
  | { readonly status: 'same'; readonly as: BookId; readonly cites: readonly Citation[]; readonly note?: string }
  /** The book refers the reader to another code; `law` is the id of the law there. */
  | { readonly status: 'by-reference'; readonly law: string; readonly cites: readonly Citation[]; readonly note?: string }
  /** The book has the game but says nothing about this. */
  | { readonly status: 'silent'; readonly note?: string };

export type Readings = Readonly<Partial<Record<BookId, Reading>>>;
/** The comparison of the books, in a sentence that names them. */
export interface Verdict {
  readonly kind: 'agree' | 'adds' | 'distinguishes' | 'apart' | 'disagree';
  readonly say: string;
}
export type Leads = Readonly<Partial<Record<BookId, string>>>;

/**
 * Whether those entitled to a penalty may consult about it. Where they may not, talking forfeits the right, and so could a phone read aloud: the page first
 * asks who holds it and hides what that person may not be told.
 */
export interface Consult {
  /** The side or the players who may or may not consult. */
  readonly who: Party;
  readonly may: boolean;
  /** What consulting costs, where the book says so. */
  readonly cost?: readonly Remedy[];
  readonly cites: readonly Citation[];
}

/** One irregularity or question of the game: its heading, the relevant facts, and one reading for each book that has the game. */
export interface Law {
  /** The fault; or, if nobody has done wrong, the question. Exactly one of the two is set. */
  readonly offence?: OffenceId;
  readonly question?: QuestionId;
  readonly title: string;
  /** One sentence in players' words: what went wrong or what the question is. */
  readonly gist: string;
  readonly aka?: readonly string[];
  readonly moment: Moment;
  /** Features that a game or variant needs for this to happen there; a variant that lacks one leaves the law out. */
  readonly needs?: readonly Feature[];
  /** The questions that matter, in the order in which they are asked; `{}` if every book has one ruling. */
  readonly facts: Facts;
  /** The usual answers when players quarrel over this; none for a question that is itself the dispute. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly readings: Readings;
  /**
   * By book: its ruling in a sentence or two for lists, where the generated sentences are hard to follow. Contains only figures and parties of the row. Used
   * only where the cases are unchanged: a variant that changes them gets generated sentences again.
   */
  readonly leads?: Leads;
  /** The comparison of the books, where a reader found the generated one wrong. Used only where all rulings are unchanged. */
  readonly verdict?: Verdict;
  /** By book: whether the side that chooses may consult. Left out if the book does not say. */
  readonly consult?: Readonly<Partial<Record<BookId, Consult>>>;
  /** Ids of other laws, rules or score items worth reading with this one. */
  readonly see?: readonly KnownId[];
  /** Of a general law: words of which a game's law must contain one to be the same fault; none if the same offence or question is enough. */
  readonly bearsOn?: readonly string[];
  /** This law shares its offence or question with a general law but is about something else: no link to the general law is shown. */
  readonly notGeneral?: true;
  /** Why its figures are not in the schedule, or differ from those of other rows of its offence: for the tests, not printed. */
  readonly ownFigures?: string;
}

/** A law whose type keeps the keys of its own facts. */
export type LawOf<F extends Facts> = Omit<Law, 'facts' | 'offence' | 'question'> & WithTopic & { readonly facts: F };

/** The usual answer to each fact named. */
export type Usual<F extends Facts> = { readonly [K in keyof F]?: OptionOf<F[K]> };

/** Builds a reading from cases, typed by the facts of the law that it belongs to. */
export type Says<F extends Facts> = (cases: readonly Case<When<F>>[], cites: Cites, note?: string) => Reading;

/** Readings by book, as a function of `says`, so that the conditions of its cases are checked against the law's own facts. */
export type ReadingsOf<F extends Facts> = (says: Says<F>) => Readings;

/** `says` without checking against a law's facts: for a reading that several laws share. */
export const caseByCase = says;

/** Returns the readings of a row by book. Throws on an unknown book, suggesting the nearest. */
export function evaluate<F extends Facts>(readings: ReadingsOf<F>): Readings {
  const found = readings(says as Says<F>);
  const stray = Object.keys(found).find((book) => !(book in BOOK_SHORT));
  if (stray !== undefined) throw new Error(`expected ${expectOne(stray, BOOK_IDS)}, found a reading of "${stray}"`);
  return found;
}

/** Makes the compiler's error name the known books when a reading has an unknown one. */
type Strays<R> = { readonly [K in Exclude<keyof R, BookId> & string]: string extends K ? Reading : NoSuchBook<K> };
interface NoSuchBook<K extends string> {
  readonly found: K;
  readonly expected: BookId;
}

/** Declares a law. Tests prove that each combination of its facts matches exactly one case, and that every book is accounted for. */
export function law<const F extends Facts, R extends Readings>(
  row: Omit<Law, 'facts' | 'usual' | 'readings' | 'offence' | 'question'> &
    WithTopic & { readonly facts: F; readonly usual?: Usual<F>; readonly readings: (says: Says<F>) => R & Strays<R> },
): LawOf<F> {
  return { ...row, readings: evaluate(row.readings) } as LawOf<F>;
}

/** No facts: conditions on none fit any law. */
type NoFacts = Readonly<Record<never, Fact>>;
/** The facts of a law, by key. */
export type FactsOf<L> = L extends { readonly facts: infer F extends Facts } ? F : never;

/**
 * What a variant changes in a law of its game: its words, readings by book, and the wording of its questions. `F`: the facts of that law. A change that adds
 * questions or changes answers is an `amendment`.
 */
export interface LawAmendment<F extends Facts = NoFacts> extends Partial<Pick<Law, 'title' | 'gist' | 'aka' | 'moment' | 'see' | 'leads' | 'verdict'>> {
  /** Usual answers here; they override those of the law. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly facts?: { readonly [K in keyof F]?: Fact<OptionOf<F[K]>> };
  readonly readings?: ReadingsOf<F>;
}

/**
 * An amendment with its own questions: one with the same key replaces the law's, a new one is added. Its readings may use them and the facts of the law under
 * whose key it is written.
 */
export function amendment<P extends Facts, const F extends Facts>(
  row: Omit<LawAmendment, 'facts' | 'readings'> & { readonly facts: F; readonly readings?: ReadingsOf<Omit<P, keyof F> & F> },
): LawAmendment<P> {
  return row as unknown as LawAmendment<P>;
}

/** The words of an answer. Without `chip`, the label is short enough to serve as one. */
export interface Answer {
  /** In full: "The revoker or partner has played again". */
  readonly label: string;
  /** In one to three words: "Played on". */
  readonly chip?: string;
  /** As a clause that can open a sentence: "once that side has played again". */
  readonly if: string;
}

const byKey = <K extends string>(answers: Readonly<Record<K, Answer>>, say: (answer: Answer) => string) =>
  Object.fromEntries(Object.entries<Answer>(answers).map(([key, answer]) => [key, say(answer)])) as Record<K, string>;

/**
 * Builds a question: `fact('When was it noticed?', 'Noticed', { 'in-time': { label: 'Before the trick was turned', chip: 'In time', if: 'before the trick is
 * turned over' }, late: ... })`.
 */
export function fact<const O extends Readonly<Record<string, Answer>>>(
  ask: string,
  legend: string,
  answers: O,
  more: { needs?: { readonly [K in keyof O]?: Feature } } = {},
): Fact<Extract<keyof O, string>> {
  type K = Extract<keyof O, string>;
  const all = answers as Readonly<Record<K, Answer>>;
  return {
    ask,
    legend,
    options: byKey<K>(all, ({ label }) => label),
    chips: byKey<K>(all, ({ label, chip }) => chip ?? label),
    ifs: byKey<K>(all, (answer) => answer.if),
    ...more,
  };
}

/** A yes-or-no question with a clause for each answer. */
export function yesNo(ask: string, legend: string, yes: string, no: string): Fact<'yes' | 'no'> {
  return fact(ask, legend, { yes: { label: 'Yes', if: yes }, no: { label: 'No', if: no } });
}

type Cites = Citation | readonly Citation[];
const list = (cites: Cites): readonly Citation[] => ('book' in cites ? [cites] : cites);

function says(cases: readonly Case[], cites: Cites, note?: string): Reading {
  return { status: 'stated', cases, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The book has one ruling, whatever the facts are. */
export function always(then: Remedy | readonly Remedy[], cites: Cites, more: { claim?: Claim; note?: string } = {}): Reading {
  return { status: 'stated', cases: [{ then: 'kind' in then ? [then] : then, ...more }], cites: list(cites) };
}

/** The book rules exactly as another one does. */
export function sameAs(as: BookId, cites: Cites, note?: string): Reading {
  return { status: 'same', as, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The book refers the reader to another law, given by id. */
export function refersTo(target: KnownId, cites: Cites, note?: string): Reading {
  return { status: 'by-reference', law: target, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The book has the game but says nothing about this; the note may say where one would have looked. */
export function silent(note?: string): Reading {
  return { status: 'silent', ...(note === undefined ? {} : { note }) };
}
