import {
  BOOK_IDS,
  type BookId,
  type Case,
  type Citation,
  casesOf,
  type Place,
  parseId,
  printedIn,
  type Resolved,
  type ResolvedLaw,
  rowOf,
} from '../../rules-engine/index.ts';
import { sayCondition } from '../rulings/cases.ts';

export interface SaidCase {
  readonly one: Case;
  /**
   * For the browser, as numbers within the law: the outcome; and, if books are to be compared, what is ordered (with a mark if something is left
   * open), who may claim, and when: "0,1 2?,3,4".
   */
  readonly row: string;
  /** The condition of the case, as a clause; empty for the case that applies otherwise. */
  readonly condition: string;
}
type Speaking = Extract<Resolved, { cases: readonly Case[] }>;
/** Books whose tables of cases are word for word the same, and are shown as one. */
export interface Column {
  readonly books: readonly { readonly book: BookId; readonly reading: Speaking }[];
  readonly cases: readonly SaidCase[];
}

/** The books that rule on a law, grouped by equal tables, newest first. */
export function columnsOf(law: ResolvedLaw): Column[] {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return String(numbers.get(key));
  };
  /** An effect in the form that the browser compares: slot and value as numbers, except for values which mean that nothing happens. */
  const orderFor = (key: string) => {
    const [slot = '', rest = ''] = [key.slice(0, key.indexOf('=')), key.slice(key.indexOf('=') + 1)];
    const [value, weight] = [rest.slice(0, -2), rest.slice(-1)];
    return `${numberOf(slot)}=${value === 'stands' || value === 'may' ? value : numberOf(value)}/${weight}`;
  };
  const compared = printedIn(law).length > 1;
  const rowIn = (one: Case): SaidCase['row'] => {
    const { outcome, orders, open, by, time } = rowOf(one, law.people);
    const number = numberOf(outcome);
    return compared
      ? [number, orders.map(orderFor).join(' ') + (open ? '?' : ''), ...(by === undefined ? [] : [by, time].map((key = '') => numberOf(key)))].join(',')
      : number;
  };
  const columns = new Map<string, { books: { book: BookId; reading: Speaking }[]; cases: SaidCase[] }>();
  for (const book of BOOK_IDS) {
    const reading = law.readings[book];
    if ((reading.status !== 'stated' && reading.status !== 'by-reference') || casesOf(reading).length === 0) continue;
    const key = JSON.stringify(reading.cases, (key, value) => (key === 'doubtful' ? undefined : value));
    const known = columns.get(key);
    if (known !== undefined) {
      known.books.push({ book, reading });
      continue;
    }
    columns.set(key, {
      books: [{ book, reading }],
      cases: reading.cases.map((one) => ({ one, row: rowIn(one), condition: sayCondition(one.when, law.facts) })),
    });
  }
  return [...columns.values()];
}

/** Books that have the game but are silent on the law. */
export function silentOn(law: ResolvedLaw): { book: BookId; reading: Extract<Resolved, { status: 'silent' }> }[] {
  return BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    return reading.status === 'silent' ? [{ book, reading }] : [];
  });
}

/** Whether any book rules on this law, by its own words or by its clause. */
export const isRuledOn = (law: ResolvedLaw): boolean => BOOK_IDS.some((book) => casesOf(law.readings[book]).length > 0);

/** Whether a place has laws to show: its page then lists them, and there is a page of its code. */
export const hasCode = (place: Place): boolean =>
  place.parent === null ? place.laws.length > 0 : place.laws.some((law) => isRuledOn(law) || ['added', 'amended'].includes(law.provenance));

/** Laws on which the same books are silent in the same way. */
export interface SilentLaws {
  readonly laws: readonly ResolvedLaw[];
  /** Books whose own clause refers to another code that is silent as well. */
  readonly led: readonly { readonly book: BookId; readonly from: string; readonly clause: Citation }[];
  /** Books without a clause that would bring these laws in. */
  readonly bare: readonly BookId[];
}

/** Groups laws that no book of a place rules on, by the clauses of the books, so that each group can give the true reason why there is no answer. */
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
