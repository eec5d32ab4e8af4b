import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Case, Condition, Facts, Law, Verdict } from '../../laws/laws.ts';
import type { Claim, Remedy } from '../../laws/remedies.ts';
import { type Feature, wordsAt } from '../../vocabulary/features.ts';
import type { OwnAct } from '../../vocabulary/own-words.ts';
import type { Party } from '../../vocabulary/parties.ts';
import type { People } from '../../wording/people.ts';
import type { Resolved } from './types.ts';

const PARTNERS = /^partner-of-|^partners?$/;
/** Features needed for an order or a permission to make sense. */
const needsOf = (who: Party, what: string | OwnAct): readonly (Feature | undefined)[] => [
  typeof what === 'string' ? undefined : what.needs,
  typeof who === 'string' && PARTNERS.test(who) ? 'partners' : undefined,
];
/** Whether a remedy is pointless here: it forbids or allows something that this place does not have. */
function isIdle(remedy: Remedy, lacking: readonly Feature[]): boolean {
  if (remedy.kind !== 'barred' && remedy.kind !== 'allowed') return false;
  const needs = needsOf(remedy.who, remedy.kind === 'barred' ? remedy.from : remedy.act);
  return needs.some((feature) => feature !== undefined && lacking.includes(feature));
}

/** A note as read here; left out if nothing of it applies. */
function noteAt(note: string | undefined, has: ReadonlySet<Feature>): { readonly note?: string } {
  const said = note === undefined ? '' : wordsAt(note, has).trim();
  return said === '' ? {} : { note: said };
}

/** Answers that are possible here, by question. */
function optionsHere(facts: Facts, lacking: readonly Feature[]): Map<string, readonly string[]> {
  return new Map(
    Object.entries(facts).map(([key, { options, needs }]) => [
      key,
      Object.keys(options).filter((option) => {
        const need = needs?.[option];
        return need === undefined || !lacking.includes(need);
      }),
    ]),
  );
}

/** Facts with only the answers possible here; a question with a single answer left is dropped. */
export function fitFacts(facts: Facts, lacking: readonly Feature[], has: ReadonlySet<Feature>): Facts {
  const open = optionsHere(facts, lacking);
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, fact]) => {
      const keys = open.get(key) ?? [];
      const { length } = Object.keys(fact.options);
      if (keys.length < 2 && keys.length < length) return [];
      const words = (said: Readonly<Record<string, string>>): Record<string, string> =>
        Object.fromEntries(keys.map((option) => [option, wordsAt(said[option] ?? '', has)]));
      const needs = fact.needs === undefined ? {} : { needs: fact.needs };
      const [options, chips, ifs] = [words(fact.options), words(fact.chips), words(fact.ifs)];
      return [[key, { ask: wordsAt(fact.ask, has), legend: wordsAt(fact.legend, has), options, chips, ifs, ...needs }]];
    }),
  );
}

/** New names of parties where nobody has a partner: a player has one opponent if two play, several if more play. */
function opponentsHere(lacking: readonly Feature[], players: number): Readonly<Partial<Record<string, Party>>> {
  if (!lacking.includes('partners')) return {};
  if (players === 2) return { opponents: 'opponent', 'either-opponent': 'opponent', 'each-opponent': 'opponent' };
  return players > 3 ? { 'either-opponent': 'each-opponent' } : {};
}

/** Renames the opponents of a case to fit the number of players; returns the same case if nothing changes. */
function withOpponents(one: Case, called: Readonly<Partial<Record<string, Party>>>): Case {
  const words = Object.keys(called);
  const there = JSON.stringify([one.then, one.claim]);
  if (!words.some((word) => there.includes(`"${word}"`))) return one;
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return called[value] ?? value;
    if (Array.isArray(value)) return value.map(renamed);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part)])) : value;
  };
  return { ...one, then: renamed(one.then) as Case['then'], ...(one.claim === undefined ? {} : { claim: renamed(one.claim) as Claim }) };
}

function fitCase(one: Case, open: ReadonlyMap<string, readonly string[]>, all: Facts, lacking: readonly Feature[], has: ReadonlySet<Feature>): Case | null {
  const when: Record<string, string | readonly string[]> = {};
  let narrowed = false;
  for (const [key, allowed] of Object.entries(one.when ?? {}) as [string, Condition[string]][]) {
    const options = open.get(key);
    const known = options === undefined || options.length === Object.keys(all[key]?.options ?? {}).length;
    if (known) {
      when[key] = allowed;
      continue;
    }
    narrowed = true;
    const left = [allowed].flat().filter((option) => options.includes(option));
    if (left.length === 0) return null;
    if (options.length > 1) when[key] = left.length === 1 ? (left[0] ?? '') : left;
  }
  const busy = one.then.filter((remedy) => !isIdle(remedy, lacking));
  const { when: _, note, ...rest } = one;
  if (!narrowed && busy.length === one.then.length && note?.includes('{') !== true) return one;
  const condition = one.when === undefined ? {} : { when };
  return { ...rest, ...condition, then: busy.length > 0 ? busy : one.then, ...noteAt(note, has) };
}

/** A reading as it applies here: without impossible cases and pointless remedies, and with words in braces resolved. */
export function fitReading(reading: Resolved, facts: Facts, lacking: readonly Feature[], has: ReadonlySet<Feature>, players: number): Resolved {
  if (reading.status === 'no-game' || reading.status === 'not-held') return reading;
  if (reading.status === 'silent') {
    const { note, ...silence } = reading;
    return { ...silence, ...noteAt(note, has) };
  }
  const { note, ...ruling } = reading;
  const open = optionsHere(facts, lacking);
  const called = opponentsHere(lacking, players);
  const cases = reading.cases.flatMap((one) => fitCase(withOpponents(one, called), open, facts, lacking, has) ?? []);
  return { ...ruling, ...noteAt(note, has), cases };
}

/** A ruling with its parties renamed for this table; unnamed parties are unchanged. In remedies and claims, these words only occur as parties. */
function seated<T>(row: T, seats: Readonly<Record<string, Party>>): T {
  if (typeof row === 'string') return (seats[row] ?? row) as T;
  if (Array.isArray(row)) return row.map((one) => seated(one, seats)) as T;
  if (row === null || typeof row !== 'object') return row;
  return Object.fromEntries(Object.entries(row).map(([key, one]) => [key, key === 'kind' ? one : seated(one, seats)])) as T;
}

/** An inherited reading with its parties renamed for this table. */
export function seatReading(reading: Resolved, seats: Readonly<Record<string, Party>>): Resolved {
  if (reading.status !== 'stated' && reading.status !== 'by-reference') return reading;
  const cases = reading.cases.map((one) => {
    const here = { ...one, then: seated(one.then, seats), ...(one.claim && { claim: seated(one.claim, seats) }) };
    return JSON.stringify(here) === JSON.stringify(one) ? one : here;
  });
  return { ...reading, cases };
}

/** Usual answers to the questions asked here. */
export const fitUsual = (usual: Readonly<Record<string, string>>, facts: Facts): Record<string, string> =>
  Object.fromEntries(Object.entries(usual).filter(([key, option]) => facts[key]?.options[option] !== undefined));

/** A book's rulings and their conditions as a key, without notes. */
export const rulingsIn = (cases: readonly Case[]) => JSON.stringify(cases.map(({ when, then, claim }) => ({ when, then, claim })));

const casesIn = (reading: Resolved): readonly Case[] => (reading.status === 'stated' || reading.status === 'by-reference' ? reading.cases : []);

/**
 * A hand-written comparison of the books, kept where it was written and where every book rules the same way as there. `there`: the readings at the place where
 * it was written; null at that place.
 */
export function fitVerdict(
  { verdict }: Pick<Law, 'verdict'>,
  readings: Readonly<Record<BookId, Resolved>>,
  there: ((book: BookId) => Resolved) | null,
): { readonly verdict?: Verdict } {
  if (verdict === undefined) return {};
  const holds = there === null || BOOK_IDS.every((book) => rulingsIn(casesIn(there(book))) === rulingsIn(casesIn(readings[book])));
  return holds ? { verdict } : {};
}

const speaksOf = (value: unknown, party: string): boolean =>
  Array.isArray(value)
    ? value.some((one) => speaksOf(one, party))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).some(([key, one]) => key !== 'kind' && (one === party || speaksOf(one, party)))
      : false;

/** How players sit at a place. */
export const seatsOf = (has: ReadonlySet<Feature>, players: number): People['seats'] =>
  has.has('partners') ? 'partners' : players === 2 || has.has('two-handed') ? 'two' : 'singly';

/** How players sit at a place, and whether a law's rulings mention both an offender and another player. */
export function peopleOf(readings: Readonly<Record<string, Resolved>>, has: ReadonlySet<Feature>, players: number): People {
  const cases = Object.values(readings).flatMap((reading) => ('cases' in reading ? reading.cases : []));
  return {
    seats: seatsOf(has, players),
    needsOffender: cases.some(({ then, claim }) => speaksOf([then, claim], 'player')) && cases.some(({ then, claim }) => speaksOf([then, claim], 'offender')),
  };
}

/** The title and gist of a law as they apply here. */
export const fitWords = (row: Pick<Law, 'title' | 'gist'>, has: ReadonlySet<Feature>) => ({ title: wordsAt(row.title, has), gist: wordsAt(row.gist, has) });
