import { BOOK_IDS, type BookId, type Citation } from '../../books.ts';
import type { Elsewhere, Resolved, ResolvedLaw, Step } from '../../rulesets/inheritance/index.ts';
import { expectOne } from '../../rulesets/nearest.ts';
import { type Problem, problem, type Result } from '../../scoring/result.ts';
import { type Answers, type Decision, decide } from '../decide.ts';
import type { Case, Facts } from '../laws.ts';
import { UNKNOWN } from '../laws.ts';
import { casesMet, casesOf, isOpen, printedIn, silentIn, tableOf } from './cases.ts';
import { type Standing, standingOf } from './standing.ts';

/** How books stand, by their ids: see `Standing`. */
export interface BooksStanding extends Omit<Standing, 'groups' | 'open' | 'beside' | 'partly' | 'more' | 'claim'> {
  readonly groups: readonly (readonly BookId[])[];
  readonly open: readonly BookId[];
  readonly beside: readonly BookId[];
  readonly partly: readonly BookId[];
  /** Books that order more than another, or alone distinguish a case. */
  readonly more: readonly BookId[];
  readonly claim: { readonly who: boolean; readonly time: boolean; readonly limits: readonly BookId[] };
  /** Books that have the game and say nothing of this. */
  readonly silent: readonly BookId[];
}

/** What one book rules on the answers given. */
export interface BookRuling {
  readonly book: BookId;
  readonly status: 'stated' | 'by-reference';
  /** Cases that the answers meet, in the book's order: several while open facts divide them. */
  readonly cases: readonly Case[];
  /** Whether the cases met rule alike, whatever is still open. */
  readonly settled: boolean;
  /** Whether every case met leaves the question open. */
  readonly open: boolean;
  /** Clauses that send the reader on, first to last; none where the book states it here. */
  readonly chain: readonly Step[];
  readonly cites: readonly Citation[];
  readonly note?: string;
}

/** What the same book rules on the same answers in another law: shown as that, never as its answer here. */
export interface ElsewhereRuling extends Elsewhere {
  readonly kind: 'parent' | 'general';
  /** Its facts that this law asks for in the same words: the answers given hold there too. */
  readonly shared: readonly string[];
}

/** A book's silence: why, where its clause leads, and what it has elsewhere. */
export interface BookSilence {
  readonly book: BookId;
  readonly note?: string;
  readonly clause?: Step;
  readonly elsewhere: readonly ElsewhereRuling[];
}

/** What still divides: nothing, a question to ask, or a question that nobody can answer. */
export type Still =
  | { readonly kind: 'settled'; readonly idle: readonly string[] }
  | { readonly kind: 'ask'; readonly fact: string }
  | {
      readonly kind: 'depends';
      readonly fact: string;
      /** By answer, the cases of each book whose ruling turns on it; books that rule alike whatever the answer are left out. */
      readonly byOption: Readonly<Record<string, readonly { readonly book: BookId; readonly cases: readonly Case[] }[]>>;
    };

/** All that is ruled at a law on the answers given. */
export interface Ruling {
  readonly law: ResolvedLaw;
  readonly answers: Answers;
  /** Books that have something printed, newest first. */
  readonly books: readonly BookRuling[];
  readonly silences: readonly BookSilence[];
  readonly still: Still;
  /** How the books stand on these answers, and on every set of answers. */
  readonly here: BooksStanding;
  readonly overall: BooksStanding;
}

/** How the books given stand to each other on a law. */
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

/** Facts of another law that this one asks for in the same words. */
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

/** What is wrong with answers to a law: a fact that it does not turn on, or an answer that its question does not have. */
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
 * Rules on a law by the books given, all of them unless told: the one source of every page, answer, slip and reply of the site.
 * A fact or an answer that the law does not know is a problem by name, with the nearest that it does know.
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
