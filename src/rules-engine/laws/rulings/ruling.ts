import { BOOK_IDS, type BookId, type Citation } from '../../books.ts';
import type { Elsewhere, Resolved, ResolvedLaw, Step } from '../../rulesets/inheritance/index.ts';
import { expectOne } from '../../rulesets/nearest.ts';
import { type Problem, problem, type Result } from '../../scoring/result.ts';
import { type Answers, type Decision, decide } from '../decide.ts';
import type { Case, Facts } from '../laws.ts';
import { UNKNOWN } from '../laws.ts';
import { casesMet, casesOf, isOpen, printedIn, silentIn, tableOf } from './cases.ts';
import { type Standing, standingOf } from './standing.ts';

/** How books compare, by id: see `Standing`. */
export interface BooksStanding extends Omit<Standing, 'groups' | 'open' | 'beside' | 'partly' | 'more' | 'claim'> {
  readonly groups: readonly (readonly BookId[])[];
  readonly open: readonly BookId[];
  readonly beside: readonly BookId[];
  readonly partly: readonly BookId[];
  /** Books that order more than another, or are alone in distinguishing a case. */
  readonly more: readonly BookId[];
  readonly claim: { readonly who: boolean; readonly time: boolean; readonly limits: readonly BookId[] };
  /** Books that have the game but say nothing about this. */
  readonly silent: readonly BookId[];
}

/** The ruling of one book on the given answers. */
export interface BookRuling {
  readonly book: BookId;
  readonly status: 'stated' | 'by-reference';
  /** Cases that the answers allow, in the book's order: several while open facts matter. */
  readonly cases: readonly Case[];
  /** Whether the book's ruling is settled, whatever is still open. */
  readonly settled: boolean;
  /** Whether every case leaves the question open. */
  readonly open: boolean;
  /** References followed, first to last; empty if the book states it here. */
  readonly chain: readonly Step[];
  readonly cites: readonly Citation[];
  readonly note?: string;
}

/** The ruling of the same book on the same answers in another law: labelled as such, never shown as its answer here. */
export interface ElsewhereRuling extends Elsewhere {
  readonly kind: 'parent' | 'general';
  /** Keys of its facts that this law asks in the same words, so that the answers apply there too. */
  readonly shared: readonly string[];
}

/** A book's silence: why, where its reference leads, and what it has elsewhere. */
export interface BookSilence {
  readonly book: BookId;
  readonly note?: string;
  readonly clause?: Step;
  readonly elsewhere: readonly ElsewhereRuling[];
}

/** What is left: nothing, a question to ask, or a question answered "don't know" that matters. */
export type Still =
  | { readonly kind: 'settled'; readonly idle: readonly string[] }
  | { readonly kind: 'ask'; readonly fact: string }
  | {
      readonly kind: 'depends';
      readonly fact: string;
      /** By answer, the cases of each book whose ruling depends on it; other books are left out. */
      readonly byOption: Readonly<Record<string, readonly { readonly book: BookId; readonly cases: readonly Case[] }[]>>;
    };

/** The full result for a law and the given answers. */
export interface Ruling {
  readonly law: ResolvedLaw;
  readonly answers: Answers;
  /** Books with a case for the law, newest first. */
  readonly books: readonly BookRuling[];
  readonly silences: readonly BookSilence[];
  readonly still: Still;
  /** How the books compare on these answers (`here`), and over all answers (`overall`). */
  readonly here: BooksStanding;
  readonly overall: BooksStanding;
}

/** Returns how the given books compare on a law. */
export function standingAt(law: ResolvedLaw, answers: Answers = {}, books: readonly BookId[] = BOOK_IDS): BooksStanding {
  const columns = printedIn(law).filter((book) => books.includes(book));
  const { groups, open, beside, partly, more, claim, ...rest } = standingOf(tableOf(law, columns), answers);
  const named = (numbers: readonly number[]) => numbers.flatMap((n) => columns[n] ?? []);
  return {
    ...rest,
    groups: groups.map(named),
    open: named(open),
    beside: named(beside),
    partly: named(partly),
    more: named(more),
    claim: { ...claim, limits: named(claim.limits) },
    silent: silentIn(law).filter((book) => books.includes(book)),
  };
}

/** Keys of another law's facts that this law asks in the same words. */
const sharedFacts = (other: Facts, law: ResolvedLaw): string[] =>
  Object.keys(other).filter((key) => JSON.stringify(other[key]) === JSON.stringify(law.facts[key]));

function silenceOf(law: ResolvedLaw, book: BookId, { note, clause, parent, general }: Extract<Resolved, { status: 'silent' }>, answers: Answers): BookSilence {
  const at = (kind: ElsewhereRuling['kind'], other: Elsewhere): ElsewhereRuling => {
    const shared = sharedFacts(other.facts, law);
    const so = Object.fromEntries(shared.map((key) => [key, answers[key]]));
    return { ...other, kind, shared, cases: casesMet(other.cases, other.facts, so) };
  };
  return {
    book,
    ...(note === undefined ? {} : { note }),
    ...(clause === undefined ? {} : { clause }),
    elsewhere: [...(parent === undefined ? [] : [at('parent', parent)]), ...general.map((one) => at('general', one))],
  };
}

/** Returns what is wrong with answers to a law: a fact that it does not have, or an answer that its question does not have. */
export function problemsOf(law: ResolvedLaw, answers: Answers): Problem[] {
  return Object.entries(answers).flatMap(([key, option]) => {
    if (option === undefined) return [];
    const fact = Object.hasOwn(law.facts, key) ? law.facts[key] : undefined;
    const keys = Object.keys(law.facts);
    if (fact === undefined) return [problem(key, keys.length === 0 ? 'no fact, for nothing divides this law' : expectOne(key, keys), `"${key}"`)];
    return option === UNKNOWN || Object.hasOwn(fact.options, option)
      ? []
      : [problem(key, expectOne(option, [...Object.keys(fact.options), UNKNOWN]), `"${option}"`)];
  });
}

/**
 * Rules on a law by the given books (by default all): the single source for every page, answer, slip and reply of the site. An unknown fact or answer is
 * returned as a problem that suggests the nearest known one.
 */
export function ruleOn(law: ResolvedLaw, answers: Answers, books: readonly BookId[] = BOOK_IDS): Result<Ruling> {
  const problems = problemsOf(law, answers);
  if (problems.length > 0) return { ok: false, problems };
  const columns = printedIn(law).filter((book) => books.includes(book));
  const table = tableOf(law, columns);
  const decision = decide(table, answers);
  const met = (book: BookId, so: Answers) => casesMet(casesOf(law.readings[book]), law.facts, so);
  const rulings = columns.flatMap((book, n): BookRuling[] => {
    const reading = law.readings[book];
    if (reading.status !== 'stated' && reading.status !== 'by-reference') return [];
    const cases = met(book, answers);
    const settled = decide({ facts: table.facts, columns: [table.columns[n] ?? []] }, answers).kind === 'settled';
    const { status, chain, cites, note } = reading;
    return [{ book, status, cases, settled, open: cases.every(isOpen), chain, cites, ...(note === undefined ? {} : { note }) }];
  });
  const silences = silentIn(law).flatMap((book) => {
    const reading = law.readings[book];
    return reading.status === 'silent' && books.includes(book) ? [silenceOf(law, book, reading, answers)] : [];
  });
  return {
    ok: true,
    value: {
      law,
      answers,
      books: rulings,
      silences,
      still: stillOf(decision, columns, (book, fact, option) => met(book, { ...answers, [fact]: option })),
      here: standingAt(law, answers, books),
      overall: standingAt(law, {}, books),
    },
  };
}

function stillOf(decision: Decision, columns: readonly BookId[], met: (book: BookId, fact: string, option: string) => readonly Case[]): Still {
  if (decision.kind === 'settled') return { kind: 'settled', idle: decision.idle };
  if (decision.kind === 'ask') return { kind: 'ask', fact: decision.fact };
  const { fact, byOption } = decision;
  const turns = columns.filter((_, n) => new Set(Object.values(byOption).map((live) => [...(live[n] ?? [])].sort().join('|'))).size > 1);
  return {
    kind: 'depends',
    fact,
    byOption: Object.fromEntries(Object.keys(byOption).map((option) => [option, turns.map((book) => ({ book, cases: met(book, fact, option) }))])),
  };
}
