import { words } from '../scoring/fields.ts';
import { type Problem, problem } from '../scoring/result.ts';
import type { Column } from '../sheets/sheets.ts';

// Each table is written out, because a bundle keeps every object that is spread into another, even if unused.
const FIRST = 'First player';
const SECOND = 'Second player';
const THIRD = 'Third player';
const FOURTH = 'Fourth player';
const FIFTH = 'Fifth player';
const SIXTH = 'Sixth player';
const SEVENTH = 'Seventh player';
const EIGHTH = 'Eighth player';
/** Answers to "Who?" at a table of two. */
export const TWO_SEATS = { first: FIRST, second: SECOND } as const;
/** Answers to "Who?" at a table of up to three. */
export const THREE_SEATS = { first: FIRST, second: SECOND, third: THIRD } as const;
/** Answers to "Who?" at a table of up to four. */
export const FOUR_SEATS = { first: FIRST, second: SECOND, third: THIRD, fourth: FOURTH } as const;
/** Answers to "Who?" at a table of up to five. */
export const FIVE_SEATS = { first: FIRST, second: SECOND, third: THIRD, fourth: FOURTH, fifth: FIFTH } as const;
/** Answers to "Who?" at a table of up to six. */
export const SIX_SEATS = { first: FIRST, second: SECOND, third: THIRD, fourth: FOURTH, fifth: FIFTH, sixth: SIXTH } as const;
/** The name of every seat, and answers to "Who?" at a table of up to eight. */
export const SEAT_NAMES = { first: FIRST, second: SECOND, third: THIRD, fourth: FOURTH, fifth: FIFTH, sixth: SIXTH, seventh: SEVENTH, eighth: EIGHTH } as const;
export type Seat = keyof typeof SEAT_NAMES;
/** Seats in order, as keys of the columns of a sheet. */
export const SEATS = Object.keys(SEAT_NAMES) as readonly Seat[];

/** The setup fields for the names of two players. */
export const TWO_NAMES = {
  first: words('Name of the first player', 24, { optional: true, hint: 'Left empty: First player.' }),
  second: words('Name of the second player', 24, { optional: true, hint: 'Left empty: Second player.' }),
} as const;

/** Those who keep a score: players, sides or parties, each with a column. */
export interface Table<K extends string = string> {
  readonly keys: readonly K[];
  /** Names in the order of the keys; equal names are made unique. */
  readonly names: readonly string[];
  readonly name: Readonly<Record<K, string>>;
  readonly columns: readonly Column[];
}

/** The name, with its number at the table added if an earlier one is the same. */
function apart(name: string, n: number, before: readonly string[]): string {
  let own = name;
  while (before.includes(own)) own = `${own} (${n})`;
  return own;
}

/** A table of those who keep a score, by key. Equal names are made unique, since each column is a separate side. */
export function tableOf<K extends string>(given: Readonly<Record<K, string>>): Table<K> {
  const keys = Object.keys(given) as K[];
  const names: string[] = [];
  for (const [n, key] of keys.entries()) names.push(apart(given[key], n + 1, names));
  const name = Object.fromEntries(keys.map((key, n) => [key, names[n] ?? ''])) as Record<K, string>;
  return { keys, names, name, columns: keys.map((key) => ({ key, title: name[key], side: name[key] })) };
}

/** A table of so many seats with the given names in order. Seats without a name, or not at the table, keep their usual name, for entries that mention them. */
export function seated(size: number, given: readonly string[] | null): Table<Seat> {
  const keys = SEATS.slice(0, size);
  const table = tableOf(Object.fromEntries(keys.map((key, n) => [key, given?.[n] || SEAT_NAMES[key]])) as Record<Seat, string>);
  return { ...table, name: { ...SEAT_NAMES, ...table.name } };
}

/** Two players with the given names. */
export const twoSeated = (given: Readonly<Record<'first' | 'second', string | null>>): Table<'first' | 'second'> =>
  tableOf({ first: given.first ?? TWO_SEATS.first, second: given.second ?? TWO_SEATS.second });

/** The problem of a seat that is not at this table. */
export function absent(field: string, seat: Seat, { keys }: Table): Problem[] {
  return keys.includes(seat) ? [] : [problem(field, `one of the ${keys.length} players`, SEAT_NAMES[seat])];
}

/** Two columns for each key, below and above the line: `we-below` and `we-above`. */
export function belowAndAbove({ keys, name }: Table): Column[] {
  return keys.flatMap((key) => [
    { key: `${key}-below`, title: `${name[key]}, below the line`, side: name[key] ?? key },
    { key: `${key}-above`, title: `${name[key]}, above the line`, side: name[key] ?? key },
  ]);
}
