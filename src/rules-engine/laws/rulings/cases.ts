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

/** The remedies of a case that decide something. If the rest is open, the rule that was broken (`barred`, `must`) does not count as a remedy. */
function decidedIn(one: Pick<Case, 'then'>): Case['then'] {
  const idle: RemedyKind[] = ['not-decided'];
  if (has(one, 'not-decided')) idle.push('barred');
  if (one.then.some((remedy) => remedy.kind === 'not-decided' && remedy.of === undefined)) idle.push('must');
  return one.then.filter(({ kind }) => !idle.includes(kind));
}

/** Whether a case decides nothing. */
export const isOpen = (one: Pick<Case, 'then'>): boolean => decidedIn(one).length === 0;

/** The effects of a case; none if it is open. */
export const effectsIn = (one: Pick<Case, 'then'>, people: People): readonly Effect[] => effectsOf(decidedIn(one), people);

/** The claim of a case; none if it is open. */
export const claimOf = (one: Case): Case['claim'] => (isOpen(one) ? undefined : one.claim);

/** The outcome of a case as a key: cases with the same remedies and claim have the same outcome. */
export function outcomeOf(one: Case): string {
  return JSON.stringify([one.then, claimOf(one) ?? null]);
}

/** Returns only the options of the facts, as `decide` takes them. */
export function optionsOf(facts: Facts): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, Object.keys(fact.options)]));
}

/** The cases that apply in a book: its own or those it refers to; none if it is silent or lacks the game. */
export function casesOf(reading: Resolved): readonly Case[] {
  return reading.status === 'stated' || reading.status === 'by-reference' ? reading.cases : [];
}

/** Books with a case for a law, newest first, including those that decide nothing. */
export function printedIn(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => casesOf(law.readings[book]).length > 0);
}

/** Books that decide at least one case of a law, newest first. */
export function speakersOf(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => casesOf(law.readings[book]).some((one) => !isOpen(one)));
}

/** Books that have the game but say nothing about the law, newest first. */
export function silentIn(law: ResolvedLaw): BookId[] {
  return BOOK_IDS.filter((book) => law.readings[book].status === 'silent');
}

/** A word as a key; a word that only one game has is an object with its English. */
const keyOf = (word: unknown): string => (typeof word === 'string' ? word : JSON.stringify(word));

/** A case as a row for `decide` and `standingOf`. */
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

/** The decision table of a law for the given books: one column per book. */
export function tableOf(law: ResolvedLaw, books: readonly BookId[]): ComparedTable {
  return { facts: optionsOf(law.facts), columns: books.map((book) => casesOf(law.readings[book]).map((one) => rowOf(one, law.people))) };
}

/** The cases, in the book's order, that still apply for some combination of facts allowed by the answers. */
export function casesMet(cases: readonly Case[], facts: Facts, answers: Answers): readonly Case[] {
  const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
  const met = new Set<string>();
  for (const so of combinations(optionsOf(facts), answers)) for (const row of matching(rows, so)) met.add(row.outcome);
  return cases.filter((_, n) => met.has(String(n)));
}

/** The ruling of a case in English: what happens, who may claim it and until when, and what the book adds. */
export function sayCase(one: Case, people: People): string {
  const claim = claimOf(one);
  return [sayRemedies(one.then, people), claim === undefined ? '' : sayClaim(claim, one.then, people), one.note ?? ''].filter((part) => part !== '').join(' ');
}
