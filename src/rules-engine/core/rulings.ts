import { BOOK_IDS, type BookId } from '../books.ts';
import { type Answers, combinations, type Decision, decide, matching, type Table } from './decide.ts';
import type { Resolved, ResolvedLaw } from './inheritance/index.ts';
import type { Case, Facts } from './laws.ts';
import { sayClaim, sayRemedies } from './say.ts';

/** A case's outcome as a key: two cases with the same remedies and the same claim rule alike. */
export function outcomeOf(one: Case): string {
  return JSON.stringify([one.then, one.claim ?? null]);
}

/** The facts' options alone, as deciding wants them. */
export function optionsOf(facts: Facts): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, Object.keys(fact.options)]));
}

/** Cases that answer in a book: its own or those it sends the reader to; none where it is silent or absent. */
export function casesOf(reading: Resolved): readonly Case[] {
  return reading.status === 'stated' || reading.status === 'by-reference' ? reading.cases : [];
}

/** Books that speak on a law, newest first. */
export function speakersOf(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => casesOf(law.readings[book]).length > 0);
}

/**
 * The decision table of a law for the books given: one column a book. A law that a book reaches by reference may turn on facts
 * of its own; they are not asked here, so its rows that name them are all live.
 */
export function tableOf(law: ResolvedLaw, books: readonly BookId[]): Table {
  return {
    facts: optionsOf(law.facts),
    columns: books.map((book) =>
      casesOf(law.readings[book]).map((one) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: outcomeOf(one) })),
    ),
  };
}

/** Rules on a law by one book or several: see `decide`. Throws on an answer the law does not know, naming what it does. */
export function ruleOn(law: ResolvedLaw, answers: Answers, books: readonly BookId[] = speakersOf(law)): Decision {
  return decide(tableOf(law, books), answers);
}

/** The ruling of a case in English: what happens, then who may claim it and until when. */
export function sayCase(one: Case): string {
  return [sayRemedies(one.then), one.claim === undefined ? '' : sayClaim(one.claim, one.then), one.note ?? ''].filter((part) => part !== '').join(' ');
}

/** The ruling that an outcome key stands for, in English. */
export function sayOutcome(outcome: string): string {
  const [then, claim] = JSON.parse(outcome) as [Case['then'], Case['claim'] | null];
  return sayCase(claim === null || claim === undefined ? { then } : { then, claim });
}

/** How the books stand to each other on a law. */
export type Verdict =
  | { readonly kind: 'none'; readonly silent: readonly BookId[] }
  | { readonly kind: 'one'; readonly book: BookId; readonly silent: readonly BookId[] }
  | { readonly kind: 'agree'; readonly books: readonly BookId[]; readonly silent: readonly BookId[] }
  /** Groups rule alike within themselves; `facts` are those on whose values the groups part (empty: they always part). */
  | { readonly kind: 'part'; readonly groups: readonly (readonly BookId[])[]; readonly facts: readonly string[]; readonly silent: readonly BookId[] };

/** Compares the books over every combination of facts. */
export function verdictOf(law: ResolvedLaw): Verdict {
  const books = speakersOf(law);
  const silent = BOOK_IDS.filter((book) => law.readings[book].status === 'silent');
  const [first] = books;
  if (first === undefined) return { kind: 'none', silent };
  if (books.length === 1) return { kind: 'one', book: first, silent };
  const table = tableOf(law, books);
  const answers = new Map<string, BookId[]>();
  const seen: string[][] = books.map(() => []);
  for (const facts of combinations(table.facts)) {
    table.columns.forEach((rows, n) => {
      seen[n]?.push(
        matching(rows, facts)
          .map((row) => JSON.stringify(JSON.parse(row.outcome)[0]))
          .join('|'),
      );
    });
  }
  books.forEach((book, n) => {
    const key = (seen[n] ?? []).join('\n');
    answers.set(key, [...(answers.get(key) ?? []), book]);
  });
  const groups = [...answers.values()];
  return groups.length === 1 ? { kind: 'agree', books, silent } : { kind: 'part', groups, facts: Object.keys(law.facts), silent };
}
