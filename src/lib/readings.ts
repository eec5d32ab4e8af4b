import {
  BOOK_IDS,
  type BookId,
  type Case,
  type Citation,
  type Condition,
  casesOf,
  type Facts,
  outcomeOf,
  parseId,
  type Resolved,
  type ResolvedLaw,
} from '../rules-engine/index.ts';
import { placeOf } from './library.ts';

/** One fact of a case's condition as it is read: the question and the answers for which the case holds. */
export interface SaidCondition {
  readonly ask: string;
  readonly answer: string;
}
export interface SaidCase {
  readonly one: Case;
  /** Number of the outcome within the law: equal numbers rule alike. */
  readonly outcome: number;
  readonly conditions: readonly SaidCondition[];
}
type Speaking = Extract<Resolved, { cases: readonly Case[] }>;
/** Books whose tables are the same, word for word: one table serves them all. */
export interface Column {
  readonly books: readonly { readonly book: BookId; readonly reading: Speaking }[];
  readonly cases: readonly SaidCase[];
}

/** Facts that the cases of a reading name: the law's own, and those of the law that answers for it by reference. */
function factsOf(law: ResolvedLaw, reading: Speaking): Facts {
  const last = reading.chain.at(-1);
  const target = last === undefined ? null : parseId(last.law);
  const other = target === null ? undefined : placeOf(target.game).laws.find((one) => one.key === target.key);
  return { ...other?.facts, ...law.facts };
}

function sayConditions(when: Condition | undefined, facts: Facts): SaidCondition[] {
  const order = Object.keys(facts);
  const named = Object.entries(when ?? {}).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return named.map(([key, allowed]) => ({
    ask: facts[key]?.ask ?? key,
    answer: [allowed]
      .flat()
      .map((option) => facts[key]?.options[option] ?? option)
      .join(', or: '),
  }));
}

/** The books that speak on a law, those with equal tables together, newest first. */
export function columnsOf(law: ResolvedLaw): Column[] {
  const outcomes = new Map<string, number>();
  const numberOf = (one: Case) => {
    const key = outcomeOf(one);
    if (!outcomes.has(key)) outcomes.set(key, outcomes.size);
    return outcomes.get(key) ?? 0;
  };
  const columns = new Map<string, { books: { book: BookId; reading: Speaking }[]; cases: SaidCase[] }>();
  for (const book of BOOK_IDS) {
    const reading = law.readings[book];
    if ((reading.status !== 'stated' && reading.status !== 'by-reference') || casesOf(reading).length === 0) continue;
    const key = JSON.stringify(reading.cases);
    const known = columns.get(key);
    if (known !== undefined) {
      known.books.push({ book, reading });
      continue;
    }
    const facts = factsOf(law, reading);
    columns.set(key, {
      books: [{ book, reading }],
      cases: reading.cases.map((one) => ({ one, outcome: numberOf(one), conditions: sayConditions(one.when, facts) })),
    });
  }
  return [...columns.values()];
}

/** Books that have the game and say nothing of the law. */
export function silentOn(law: ResolvedLaw): { book: BookId; reading: Extract<Resolved, { status: 'silent' }> }[] {
  return BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    return reading.status === 'silent' ? [{ book, reading }] : [];
  });
}

/** Whether any book speaks here, by its own words or by its clause. */
export const isSpokenOf = (law: ResolvedLaw): boolean => BOOK_IDS.some((book) => casesOf(law.readings[book]).length > 0);

/** Laws on which the same books are silent in the same way. */
export interface SilentLaws {
  readonly laws: readonly ResolvedLaw[];
  /** Books whose own clause leads to another code, where they say nothing either. */
  readonly led: readonly { readonly book: BookId; readonly from: string; readonly clause: Citation }[];
  /** Books without a clause that would bring these laws in. */
  readonly bare: readonly BookId[];
}

/** Groups laws that no book of a place speaks on by the clauses of those books, so that each group can say truly why there is no answer. */
export function bySilence(laws: readonly ResolvedLaw[]): SilentLaws[] {
  const groups = new Map<string, SilentLaws>();
  for (const law of laws) {
    const silent = silentOn(law);
    const led = silent.flatMap(({ book, reading: { clause } }) =>
      clause === undefined ? [] : [{ book, from: parseId(clause.law)?.game ?? law.game, clause: clause.clause }],
    );
    const bare = silent.filter(({ reading }) => reading.clause === undefined).map(({ book }) => book);
    const key = [...led.map(({ book }) => book), '|', ...bare].join(' ');
    groups.set(key, { led, bare, laws: [...(groups.get(key)?.laws ?? []), law] });
  }
  return [...groups.values()];
}
