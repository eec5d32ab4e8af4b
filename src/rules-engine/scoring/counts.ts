import type { BookId } from '../books.ts';
import type { Sheet, SheetRow } from '../sheets/sheets.ts';
import { askedAt, type Fields, type Values } from './fields.ts';
import { problem, wrong } from './result.ts';
import type { Schedule } from './schedule.ts';
import type { Scorer, ScorerRow } from './scorers.ts';

/** A calculator of one deal, or a sheet of a whole game. */
export type Count = Scorer | Sheet;
/** The same as written in a game or a variant. */
export type CountRow = ScorerRow | SheetRow;

/** A place, or a game or variant as written, with its scorers and sheets. */
interface Counting<C extends Count | CountRow> {
  readonly scorers: Readonly<Record<string, C>>;
}

/** The calculator with a key; undefined if there is none, or it is a sheet. */
export function scorerIn<C extends Count | CountRow>(place: Counting<C> | undefined, key: string): Extract<C, { kind: 'scorer' }> | undefined {
  const found = place?.scorers[key];
  return found?.kind === 'scorer' ? (found as Extract<C, { kind: 'scorer' }>) : undefined;
}

/** The sheet with a key; undefined if there is none, or it is a calculator. */
export function sheetIn<C extends Count | CountRow>(place: Counting<C> | undefined, key: string): Extract<C, { kind: 'sheet' }> | undefined {
  const found = place?.scorers[key];
  return found?.kind === 'sheet' ? (found as Extract<C, { kind: 'sheet' }>) : undefined;
}

/** All fields of a scorer or sheet: for a sheet, both the setup and the entry of each deal. */
export function askedBy(count: Count | CountRow): Fields {
  return count.kind === 'scorer' ? count.ask : { ...count.setup, ...count.entry };
}

/** Returns a function that adds null for the fields that the place does not ask. */
function whole(fields: Fields, asked: Fields): (values: Values<Fields>) => Values<Fields> {
  const left = Object.keys(fields).filter((key) => !(key in asked));
  if (left.length === 0) return (values) => values;
  const none = Object.fromEntries(left.map((key) => [key, null]));
  return (values) => ({ ...none, ...values }) as Values<Fields>;
}

/** The first question, if nothing was entered except usual answers (an empty form is not a hand without points); else null. */
function unanswered(fields: Fields, values: Values<Fields>): string | null {
  const isEmpty = ([key, field]: [string, Fields[string]]) => {
    const value = values[key];
    if (Array.isArray(value)) return value.length === 0 && field.kind === 'list' && field.optional !== true;
    return value === null || value === undefined || value === false;
  };
  const asked = Object.entries(fields).filter(([key, field]) => field.kind !== 'choice' || values[key] !== field.otherwise);
  return asked.every(isEmpty) ? (asked[0]?.[0] ?? null) : null;
}

/**
 * Binds a row to the schedules of a place, so that it counts by the schedule of the given book. `by`: which of its books apply there. It asks only what the
 * schedules of those books have; the value of other fields is null.
 */
export function bound(row: CountRow, schedules: Readonly<Record<BookId, Schedule>>, by: (book: BookId) => boolean): Count {
  const books = row.books.filter(by);
  const at = (fields: Fields) =>
    askedAt(fields, books, (given, book) => {
      const [item = '', way] = given.split('=');
      return way === undefined ? schedules[book].has(item) : schedules[book].way(item) === way;
    });
  if (row.kind === 'scorer') {
    const ask = at(row.ask);
    const all = whole(row.ask, ask);
    return {
      ...row,
      books,
      ask,
      score: (values, book) => {
        const scored = row.score(all(values), schedules[book]);
        const open = scored.ok ? unanswered(ask, values) : null;
        return open === null ? scored : wrong(problem(open, 'what there is to count', 'nothing'));
      },
      slips: (values, book, gap, to) => row.slips?.(all(values), schedules[book], gap, to) ?? [],
    };
  }
  const [setup, entry] = [at(row.setup), at(row.entry)];
  const [ofSetup, ofEntry] = [whole(row.setup, setup), whole(row.entry, entry)];
  return {
    ...row,
    books,
    setup,
    entry,
    play: (given, entries, book) => row.play(ofSetup(given), entries.map(ofEntry), schedules[book]),
  };
}
