import type { BookId } from '../books.ts';
import type { Fields, Values } from '../scoring/fields.ts';
import type { Problem } from '../scoring/result.ts';
import type { Items, Schedule } from '../scoring/schedule.ts';
import type { Line } from '../scoring/scorers.ts';
import type { Diagram, SheetShape } from '../vocabulary/diagrams.ts';

/** A column of the written sheet: one per side, or two for points above and below the line. */
export interface Column {
  readonly key: string;
  readonly title: string;
  /** The side whose total the column belongs to. */
  readonly side: string;
}

/** The result of an entry. An impossible entry has problems and no lines, and the following entries are played without it. */
export interface Row {
  /** The entry in words: "4 hearts by us, doubled, made with an overtrick". */
  readonly say: string;
  /** What it scores, each line in the column named by its `to`. */
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
  /** A rule drawn below this row, with its label: "Game to us". */
  readonly mark?: string;
}

/** Both pegs of a player on a board of holes. */
export interface PegsOf {
  /** The answer to "Who pegs?". */
  readonly key: string;
  readonly name: string;
  /** Holes of the front and back peg; 0 before the first hole. */
  readonly front: number;
  readonly back: number;
}

/** The frames of a bowling player, as written on a score sheet. */
export interface FramesOf {
  readonly name: string;
  readonly total: number;
  /** A mark for each ball, and the running total; null while it depends on the next balls. */
  readonly boxes: readonly { readonly marks: readonly string[]; readonly total: number | null }[];
}

export interface Played {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The running state in whole sentences: "We are vulnerable. They have 60 below the line." */
  readonly state: readonly string[];
  /** Who has won and by how much; null until it is over. */
  readonly over: string | null;
  readonly notes: readonly string[];
  /** A table with the current positions of its balls. */
  readonly board?: Diagram<SheetShape>;
  /** A cribbage board: its number of holes, and the pegs of each player. */
  readonly pegs?: { readonly holes: number; readonly players: readonly PegsOf[] };
  /** The frames of each player at bowling. */
  readonly frames?: readonly FramesOf[];
  /** Balls off the table, one by one: the picker of the next entry shows which are left. */
  readonly gone?: readonly string[];
  /** Initial values of the next entry's form, as text: the player whose turn it is, the dealer. */
  readonly next?: Readonly<Record<string, string>>;
}

/** Printed forms in which a sheet can be drawn. The default is a column of running totals for each side. */
export type SheetForm = 'frames' | 'line' | 'pegs';

/** The fields of a sheet: those asked once, and those of each deal. */
interface Described<S extends Fields, E extends Fields> {
  readonly kind: 'sheet';
  readonly title: string;
  /** One sentence: what it keeps. */
  readonly gist: string;
  readonly aka?: readonly string[];
  /** Books whose scoring it can keep, newest first. */
  readonly books: readonly BookId[];
  /** Asked once: names of the sides, the length of the game, agreed customs. */
  readonly setup: S;
  /** What an entry is called, if not a deal: "Frame", "Inning", "Game". */
  readonly round?: string;
  /** Asked for each deal. */
  readonly entry: E;
  /** The printed form that players know. */
  readonly form?: SheetForm;
}

/**
 * A score sheet as written: the fields asked once and for each deal, and how a list of deals counts by one schedule. Nothing is cached: the whole list is
 * played again, so that any deal can be corrected and everything after it follows.
 */
export interface SheetRow<S extends Fields = Fields, E extends Fields = Fields, P extends Items = Items> extends Described<S, E> {
  /** Plays the deals in order. Pure. */
  readonly play: (setup: Values<S>, entries: readonly Values<E>[], by: Schedule<P>) => Played;
}

/** A score sheet bound to a place: how a list of deals counts by a book. */
export interface Sheet<S extends Fields = Fields, E extends Fields = Fields> extends Described<S, E> {
  readonly play: (setup: Values<S>, entries: readonly Values<E>[], book: BookId) => Played;
}

/** Declares a sheet. Its values are typed by its fields, and `by` by the items declared: `by: Schedule<typeof points>`, else none. */
export function sheet<const S extends Fields, const E extends Fields, P extends Items = Record<never, never>>(row: Omit<SheetRow<S, E, P>, 'kind'>): SheetRow {
  return { kind: 'sheet', ...row } as unknown as SheetRow;
}

/** Points of each side: always the sum of the lines of every row. */
export function sideTotals(played: Played): { side: string; points: number }[] {
  const totals = new Map<string, number>();
  for (const column of played.columns) if (!totals.has(column.side)) totals.set(column.side, 0);
  for (const row of played.rows) {
    for (const line of row.lines) {
      const side = played.columns.find((column) => column.key === line.to)?.side;
      if (side !== undefined) totals.set(side, (totals.get(side) ?? 0) + (line.points ?? 0));
    }
  }
  return [...totals].map(([side, points]) => ({ side, points }));
}

/** Points of each column, summed from its lines. */
export function columnTotals(played: Played): Readonly<Record<string, number>> {
  return Object.fromEntries(
    played.columns.map((column) => [
      column.key,
      played.rows.reduce((sum, row) => sum + row.lines.reduce((n, line) => n + (line.to === column.key ? (line.points ?? 0) : 0), 0), 0),
    ]),
  );
}
