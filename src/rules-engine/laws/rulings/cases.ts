import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Resolved, ResolvedLaw } from '../../rulesets/inheritance/index.ts';
import type { People } from '../../wording/people.ts';
import { sayClaim, sayRemedies } from '../../wording/rulings.ts';
import { type Answers, combinations, matching } from '../decide.ts';
import type { Case, Facts } from '../laws.ts';
import type { RemedyKind } from '../remedies.ts';
import { type Effect, keyOf as effectKey, effectsOf } from './effects.ts';
import type { ComparedRow, ComparedTable } from './standing.ts';

const has = (one: Pick<Case, 'then'>, ...kinds: readonly RemedyKind[]): boolean => one.then.some(({ kind }) => kinds.includes(kind));

/** What a case decides: where the rest is open, the rule that was broken is no remedy for breaking it. */
function decidedIn(one: Pick<Case, 'then'>): Case['then'] {
  const idle: RemedyKind[] = ['not-decided'];
  if (has(one, 'not-decided')) idle.push('barred');
  if (one.then.some((remedy) => remedy.kind === 'not-decided' && remedy.of === undefined)) idle.push('must');
  return one.then.filter(({ kind }) => !idle.includes(kind));
}

/** Whether a case leaves its question open. */
export const isOpen = (one: Pick<Case, 'then'>): boolean => decidedIn(one).length === 0;

/** What a case does at the table; nothing where it is open. */
export const effectsIn = (one: Pick<Case, 'then'>, people: People): readonly Effect[] => effectsOf(decidedIn(one), people);

/** The claim of a case; none where nothing is decided that could be claimed. */
export const claimOf = (one: Case): Case['claim'] => (isOpen(one) ? undefined : one.claim);

/** A case's outcome as a key: two cases with the same remedies and the same claim rule alike. */
export function outcomeOf(one: Case): string {
  return JSON.stringify([one.then, claimOf(one) ?? null]);
}

/** The facts' options alone, as deciding wants them. */
export function optionsOf(facts: Facts): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, Object.keys(fact.options)]));
}

/** Cases that answer in a book: its own or those it sends the reader to; none where it is silent or absent. */
export function casesOf(reading: Resolved): readonly Case[] {
  return reading.status === 'stated' || reading.status === 'by-reference' ? reading.cases : [];
}

/** Books that have something printed on a law, newest first, those that decide nothing with them. */
export function printedIn(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => casesOf(law.readings[book]).length > 0);
}

/** Books that speak on a law, newest first. A book that leaves every case open is no speaker. */
export function speakersOf(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => casesOf(law.readings[book]).some((one) => !isOpen(one)));
}

/** Books that have the game and say nothing of the law, newest first. */
export function silentIn(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => law.readings[book].status === 'silent');
}

/** A word as a key; one that a game owns is an object with its English. */
const keyOf = (word: unknown): string => (typeof word === 'string' ? word : JSON.stringify(word));

/** A case as a row that is decided by and compared: see `standingOf`. */
export function rowOf(one: Case, people: People): ComparedRow {
  const claim = claimOf(one);
  return {
    ...(one.when === undefined ? {} : { when: one.when }),
    outcome: outcomeOf(one),
    orders: effectsIn(one, people).map(effectKey),
    open: has(one, 'not-decided'),
    ...(claim === undefined ? {} : { by: keyOf(claim.by), time: keyOf([claim.from ?? null, claim.until]) }),
  };
}

/** The decision table of a law for the books given: one column a book. */
export function tableOf(law: ResolvedLaw, books: readonly BookId[]): ComparedTable {
  return { facts: optionsOf(law.facts), columns: books.map((book) => casesOf(law.readings[book]).map((one) => rowOf(one, law.people))) };
}

/** Cases that some set of facts meets which the answers allow, in the book's order. */
export function casesMet(cases: readonly Case[], facts: Facts, answers: Answers): readonly Case[] {
  const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
  const met = new Set<string>();
  for (const so of combinations(optionsOf(facts), answers)) for (const row of matching(rows, so)) met.add(row.outcome);
  return cases.filter((_, n) => met.has(String(n)));
}

/** The ruling of a case in English: what happens, then who may claim it and until when, then what the book adds. */
export function sayCase(one: Case, people: People): string {
  const claim = claimOf(one);
  return [sayRemedies(one.then, people), claim === undefined ? '' : sayClaim(claim, one.then, people), one.note ?? ''].filter((part) => part !== '').join(' ');
}
