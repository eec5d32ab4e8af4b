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
  /** The question in one to three words, beside its answers: "Found out". */
  readonly legend: string;
  /** Each answer in full. */
  readonly options: Readonly<Record<K, string>>;
  /** Each answer in one to three words: "Played on". */
  readonly chips: Readonly<Record<K, string>>;
  /** Each answer as the clause that opens a sentence: "once that side has played again". */
  readonly ifs: Readonly<Record<K, string>>;
  /** Answers that are possible only where a place has a feature. */
  readonly needs?: Readonly<Partial<Record<K, Feature>>>;
}
export type Facts = Readonly<Record<string, Fact>>;
export const UNKNOWN = 'unknown';

/** For each fact named, the answer or answers for which the case holds; a fact not named may be anything. */
export type Condition = Readonly<Record<string, string | readonly string[]>>;

type OptionOf<F> = F extends { readonly options: infer O } ? Extract<keyof O, string> : string;
/** A condition on the facts of one law: a fact or an answer that it does not have is refused by the compiler, which names the near one. */
export type When<F extends Facts> = { readonly [K in keyof F]?: OptionOf<F[K]> | readonly OptionOf<F[K]>[] };

/** One case of a reading. `when` absent: every combination of facts that no other case of the reading names. */
export interface Case<W = Condition> {
  readonly when?: W;
  readonly then: readonly Remedy[];
  readonly claim?: Claim;
  /** Why, or what the book adds: our own sentence, printed under the ruling. */
  readonly note?: string;
  /** Whether a doubt of the book's passages bears on this case: in a book of several cases it then stands beside this ruling, and behind a touch beside the others. */
  readonly doubtful?: true;
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
/** How the books compare, in a sentence that names them. */
export interface Verdict {
  readonly kind: 'agree' | 'adds' | 'distinguishes' | 'apart' | 'disagree';
  readonly say: string;
}
export type Leads = Readonly<Partial<Record<BookId, string>>>;

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

/** One irregularity or one question of the game: its heading, the facts that matter, and one reading for each book that has the game. */
export interface Law {
  /** The fault; or, where nobody has done wrong, the question. Exactly one of the two. */
  readonly offence?: OffenceId;
  readonly question?: QuestionId;
  readonly title: string;
  /** One sentence: what went wrong or is asked, in the table's words. */
  readonly gist: string;
  readonly aka?: readonly string[];
  readonly moment: Moment;
  /** What a place must have for this to happen there; where a variant lacks it, the law is left out. */
  readonly needs?: readonly Feature[];
  /** The questions that matter, in the order in which they are asked; `{}` where every book has one ruling. */
  readonly facts: Facts;
  /** The answers that nearly always held when people quarrel over this; none where the answer is the very dispute. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly readings: Readings;
  /**
   * By book: its ruling in a sentence or two for lists, where the sentences made from its cases are not understood at once. Only figures and
   * parties of the row. It holds where the cases hold word for word: a variant that changes them has the made sentences again.
   */
  readonly leads?: Leads;
  /** How the books compare, where a reader found the comparison of effects wrong. It holds where all rulings hold as they are written. */
  readonly verdict?: Verdict;
  /** By book: may the side that chooses consult? Left out where the book says nothing of it. */
  readonly consult?: Readonly<Partial<Record<BookId, Consult>>>;
  /** Ids of other laws, rules or score items worth reading with this one. */
  readonly see?: readonly KnownId[];
  /** Of a general law: words of which the law of a game must have one for it to be the same fault; none where its head is enough. */
  readonly bearsOn?: readonly string[];
  /** It has the head of a law of the general code and is another fault or question: that law is not pointed to. */
  readonly notGeneral?: true;
  /** Why its figures are none of the schedule, or not those of the other rows of its offence: for the tests, and not printed. */
  readonly ownFigures?: string;
}

/** A law that still knows the keys of its own facts. */
export type LawOf<F extends Facts> = Omit<Law, 'facts' | 'offence' | 'question'> & WithTopic & { readonly facts: F };

/** For each fact named, the one answer that is usual. */
export type Usual<F extends Facts> = { readonly [K in keyof F]?: OptionOf<F[K]> };

/** The book rules case by case, on the facts of the law in whose readings it stands. */
export type Says<F extends Facts> = (cases: readonly Case<When<F>>[], cites: Cites, note?: string) => Reading;

/** Readings by book, as a function of `says`, so that the conditions of its cases are checked against the law's own facts. */
export type ReadingsOf<F extends Facts> = (says: Says<F>) => Readings;

/** Cases that no law is at hand to check: for a reading that several laws share. */
export const caseByCase = says;

/** Readings as a row gives them, each by its book. Throws on one under a name that is no book, naming the near one. */
export function evaluate<F extends Facts>(readings: ReadingsOf<F>): Readings {
  const found = readings(says as Says<F>);
  const stray = Object.keys(found).find((book) => !(book in BOOK_SHORT));
  if (stray !== undefined) throw new Error(`expected ${expectOne(stray, BOOK_IDS)}, found a reading of "${stray}"`);
  return found;
}

/** What the error of the compiler says of a reading under a name that is no book. */
type Strays<R> = { readonly [K in Exclude<keyof R, BookId> & string]: string extends K ? Reading : NoSuchBook<K> };
interface NoSuchBook<K extends string> {
  readonly found: K;
  readonly expected: BookId;
}

/** Declares a law. That its cases meet every combination of its facts once and account for every book is proved by the tests. */
export function law<const F extends Facts, R extends Readings>(
  row: Omit<Law, 'facts' | 'usual' | 'readings' | 'offence' | 'question'> &
    WithTopic & { readonly facts: F; readonly usual?: Usual<F>; readonly readings: (says: Says<F>) => R & Strays<R> },
): LawOf<F> {
  return { ...row, readings: evaluate(row.readings) } as LawOf<F>;
}

/** No facts: what turns on none fits any law. */
type NoFacts = Readonly<Record<never, Fact>>;
/** The facts of a law, by key. */
export type FactsOf<L> = L extends { readonly facts: infer F extends Facts } ? F : never;

/**
 * What a variant changes in a law of its game: any of its words, readings by book, and its questions, each asked in these words instead.
 * `F`: the facts of that law. One that asks more, or takes other answers, is an `amendment`.
 */
export interface LawAmendment<F extends Facts = NoFacts> extends Partial<Pick<Law, 'title' | 'gist' | 'aka' | 'moment' | 'see' | 'leads' | 'verdict'>> {
  /** Usual answers here, before those of the law. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly facts?: { readonly [K in keyof F]?: Fact<OptionOf<F[K]>> };
  readonly readings?: ReadingsOf<F>;
}

/**
 * An amendment with questions of its own: one of the same key is asked in place of the law's, a new one joins the others. Its readings
 * turn on them and on the facts of the law under whose key it stands.
 */
export function amendment<P extends Facts, const F extends Facts>(
  row: Omit<LawAmendment, 'facts' | 'readings'> & { readonly facts: F; readonly readings?: ReadingsOf<Omit<P, keyof F> & F> },
): LawAmendment<P> {
  return row as unknown as LawAmendment<P>;
}

/** The words of an answer. Where there is no chip the label is short enough to be one. */
export interface Answer {
  /** In full: "The revoker or partner has played again". */
  readonly label: string;
  /** In one to three words: "Played on". */
  readonly chip?: string;
  /** As the clause that opens a sentence: "once that side has played again". */
  readonly if: string;
}

/** Rows are typed with straight apostrophes; readers see printed ones. */
const printed = (text: string): string => text.replaceAll("'", '’');
const byKey = <K extends string>(answers: Readonly<Record<K, Answer>>, say: (answer: Answer) => string) =>
  Object.fromEntries(Object.entries<Answer>(answers).map(([key, answer]) => [key, printed(say(answer))])) as Record<K, string>;

/**
 * A question: `fact('When was it noticed?', 'Noticed', { 'in-time': { label: 'Before the trick was turned', chip: 'In time', if: 'before the
 * trick is turned over' }, late: ... })`.
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
    ask: printed(ask),
    legend: printed(legend),
    options: byKey<K>(all, ({ label }) => label),
    chips: byKey<K>(all, ({ label, chip }) => chip ?? label),
    ifs: byKey<K>(all, (answer) => answer.if),
    ...more,
  };
}

/** A yes-or-no question with the clause of each answer. */
export function yesNo(ask: string, legend: string, yes: string, no: string): Fact<'yes' | 'no'> {
  return fact(ask, legend, { yes: { label: 'Yes', if: yes }, no: { label: 'No', if: no } });
}

type Cites = Citation | readonly Citation[];
const list = (cites: Cites): readonly Citation[] => ('book' in cites ? [cites] : cites);

function says(cases: readonly Case[], cites: Cites, note?: string): Reading {
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
export function refersTo(target: KnownId, cites: Cites, note?: string): Reading {
  return { status: 'by-reference', law: target, cites: list(cites), ...(note === undefined ? {} : { note }) };
}

/** The book has the game and says nothing of this; the note may say where one would have looked. */
export function silent(note?: string): Reading {
  return { status: 'silent', ...(note === undefined ? {} : { note }) };
}
