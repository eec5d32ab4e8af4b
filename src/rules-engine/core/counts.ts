import type { BookId } from '../books.ts';
import type { Fields } from './fields.ts';
import type { Schedule } from './schedule.ts';
import type { Scorer, ScorerRow } from './scorers.ts';
import type { Sheet, SheetRow } from './sheets.ts';

/** What counts at a place: a calculator of one deal, or a sheet of a whole game. */
export type Count = Scorer | Sheet;
/** What counts, as a game or a variant writes it. */
export type CountRow = ScorerRow | SheetRow;

/** A place, or a game or variant as written, by what counts there. */
interface Counting<C extends Count | CountRow> {
  readonly scorers: Readonly<Record<string, C>>;
}

/** The calculator under a key; undefined where there is none, or a sheet. */
export function scorerIn<C extends Count | CountRow>(place: Counting<C> | undefined, key: string): Extract<C, { kind: 'scorer' }> | undefined {
  const found = place?.scorers[key];
  return found?.kind === 'scorer' ? (found as Extract<C, { kind: 'scorer' }>) : undefined;
}

/** The sheet under a key; undefined where there is none, or a calculator. */
export function sheetIn<C extends Count | CountRow>(place: Counting<C> | undefined, key: string): Extract<C, { kind: 'sheet' }> | undefined {
  const found = place?.scorers[key];
  return found?.kind === 'sheet' ? (found as Extract<C, { kind: 'sheet' }>) : undefined;
}

/** All that a count asks, by field: of a sheet both what is asked once and what is asked for each deal. */
export function askedBy(count: Count | CountRow): Fields {
  return count.kind === 'scorer' ? count.ask : { ...count.setup, ...count.entry };
}

/** A row with the schedules of a place in hand: asked for a count by a book, it is given that book's. `by` says which of its books count there. */
export function bound(row: CountRow, schedules: Readonly<Record<BookId, Schedule>>, by: (book: BookId) => boolean): Count {
  const books = row.books.filter(by);
  return row.kind === 'scorer'
    ? { ...row, books, score: (values, book) => row.score(values, schedules[book]) }
    : { ...row, books, play: (setup, entries, book) => row.play(setup, entries, schedules[book]) };
}
