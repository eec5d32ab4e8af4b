// A sheet as stored on a device where several tabs may write it: cells with identities, and changes that can be undone. Two logs merge cell by cell, the later
// write wins, so that no order of writes loses or duplicates an entry.
import type { Raw } from '../scoring/fields.ts';

/** The value of a cell: text of a field, the name of the book, or the fields of an entry; null if an entry is struck out or a field is empty. */
export type CellValue = string | Raw | null;

/** A unit of change, and who wrote it last. */
export interface Cell {
  readonly value: CellValue;
  /** Number of the write, greater than all that its writer had seen. */
  readonly at: number;
  /** The page that wrote it: breaks ties between equal numbers. */
  readonly page: string;
  /** The change that the value comes from. A restored value has the change that first wrote it. */
  readonly of: string;
}

/** The result of one user action, with the values before it. */
export interface Change {
  readonly id: string;
  /** The tab that made it: only that tab can undo it while it is open. */
  readonly tab: string;
  readonly at: number;
  /** By cell: the value before, and the change that wrote it. Empty once undone. */
  readonly was: Readonly<Record<string, readonly [CellValue, string]>>;
  readonly undone: boolean;
}

/** The full state of a sheet. Cells are `book`, `setup.<field>` and `deal.<place>.<page>`. */
export interface Log {
  readonly clock: number;
  readonly cells: Readonly<Record<string, Cell>>;
  /** Oldest first. */
  readonly changes: readonly Change[];
}

/** The writer: a page load (`page`), and the tab, which outlives a reload. */
export interface Writer {
  readonly page: string;
  readonly tab: string;
}

/** A remaining entry, with an id that never changes. */
export interface Entry {
  readonly id: string;
  readonly words: Raw;
}

export const EMPTY_LOG: Log = { clock: 0, cells: {}, changes: [] };
/** Limits of undo: the number of changes, and of former values in all of them. */
const REMEMBERED = { changes: 100, values: 4000 } as const;

const DEAL = 'deal.';
const SETUP = 'setup.';
/** Name of the cell of a setup field. */
export const setupCell = (field: string): string => `${SETUP}${field}`;
export const BOOK_CELL = 'book';
/** Position of an entry among the others. */
const placeOf = (id: string): number => Number(id.slice(DEAL.length, id.indexOf('.', DEAL.length)));
/** Name of the cell of an entry at a place, by the page that made it. */
export const dealCell = (place: number, page: string): string => `${DEAL}${place}.${page}`;

const isEntry = (value: CellValue): value is Raw => typeof value === 'object' && value !== null;
const textOf = (value: CellValue): string => JSON.stringify(isEntry(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value);
/** Whether two values are equal. */
export const sameValue = (one: CellValue, other: CellValue): boolean => one === other || textOf(one) === textOf(other);

/** The remaining entries, in the order in which they were made. */
export function entriesOf({ cells }: Log): Entry[] {
  const found: Entry[] = [];
  for (const [id, { value }] of Object.entries(cells)) if (id.startsWith(DEAL) && isEntry(value)) found.push({ id, words: value });
  return found.sort((a, b) => placeOf(a.id) - placeOf(b.id) || (a.id < b.id ? -1 : 1));
}

/** The setup, by field. */
export function setupOf({ cells }: Log): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([key, { value }]): [string, string][] =>
      key.startsWith(SETUP) && typeof value === 'string' ? [[key.slice(SETUP.length), value]] : [],
    ),
  );
}

/** The book of the sheet; null if none was chosen. */
export function bookOf({ cells }: Log): string | null {
  const value = cells[BOOK_CELL]?.value;
  return typeof value === 'string' ? value : null;
}

/** The place after all entries, including those struck out. */
export function nextPlace({ cells }: Log): number {
  let last = 0;
  for (const key of Object.keys(cells)) if (key.startsWith(DEAL)) last = Math.max(last, placeOf(key));
  return last + 1;
}

/** The newest changes, within the limits of undo. */
function remembered(changes: readonly Change[]): Change[] {
  const newest = [...changes].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, REMEMBERED.changes);
  let values = 0;
  const within = newest.filter(({ was }, n) => {
    values += Object.keys(was).length;
    return n === 0 || values <= REMEMBERED.values;
  });
  return within.reverse();
}

/**
 * Writes cells as one change that can be undone. `usual`: defaults written with them that nobody chose, and that an undo keeps. A write without effect is not a
 * change; one with an effect owns all its cells, so that nobody else's undo removes part of it.
 */
export function write(log: Log, { page, tab }: Writer, values: Readonly<Record<string, CellValue>>, usual: Readonly<Record<string, CellValue>> = {}): Log {
  const at = log.clock + 1;
  const id = `${page}.${at}`;
  const stands = (key: string) => log.cells[key]?.value ?? null;
  const differs = ([key, value]: readonly [string, CellValue]) => !sameValue(stands(key), value);
  const all = Object.entries(values);
  const chosen = all.some(differs) ? all : [];
  const cells = Object.fromEntries(
    [...Object.entries(usual).filter(differs), ...chosen].map(([key, value]): [string, Cell] => [key, { value, at, page, of: id }]),
  );
  if (Object.keys(cells).length === 0) return log;
  const was = Object.fromEntries(chosen.map(([key]) => [key, [stands(key), log.cells[key]?.of ?? ''] as const]));
  const changes = chosen.length === 0 ? log.changes : remembered([...log.changes, { id, tab, at, was, undone: false }]);
  return { clock: at, cells: { ...log.cells, ...cells }, changes };
}

/** The change that Undo in this tab reverts: the last of its own, or of a closed tab. */
export function lastChange({ changes }: Log, tab: string, isGone: (tab: string) => boolean): Change | undefined {
  return changes.findLast((one) => !one.undone && (one.tab === tab || isGone(one.tab)));
}

/** Undoes a change. Cells overwritten since are kept; `stays` is their number. */
export function takeBack(log: Log, { page }: Writer, change: Change): { readonly log: Log; readonly stays: number } {
  const at = log.clock + 1;
  const mine = Object.entries(change.was).filter(([key]) => log.cells[key]?.of === change.id);
  const cells = Object.fromEntries(mine.map(([key, [value, of]]): [string, Cell] => [key, { value, at, page, of }]));
  const changes = log.changes.map((one) => (one.id === change.id ? { ...one, was: {}, undone: true } : one));
  return { log: { clock: at, cells: { ...log.cells, ...cells }, changes }, stays: Object.keys(change.was).length - mine.length };
}

/**
 * Replaces the sheet by the cells of another log, keeping their ids and numbers, so that both can be merged later; as one change that can be undone. Entries
 * that were struck out here are restored.
 */
export function adopt(log: Log, { page, tab }: Writer, other: Log): Log {
  const at = Math.max(log.clock, other.clock) + 1;
  const id = `${page}.${at}`;
  const gone = [...entriesOf(log).map((entry) => entry.id), ...Object.keys(setupOf(log)).map(setupCell)].filter((key) => !Object.hasOwn(other.cells, key));
  const came = Object.entries(other.cells).map(([key, cell]): [string, Cell] => {
    const isStruck = cell.value !== null && log.cells[key]?.value === null;
    return [key, isStruck ? { value: cell.value, at, page, of: id } : { ...cell, of: id }];
  });
  const cells: Record<string, Cell> = { ...Object.fromEntries(gone.map((key) => [key, { value: null, at, page, of: id }])), ...Object.fromEntries(came) };
  const was = Object.fromEntries(Object.keys(cells).map((key) => [key, [log.cells[key]?.value ?? null, log.cells[key]?.of ?? ''] as const]));
  return { clock: at, cells: { ...log.cells, ...cells }, changes: remembered([...log.changes, { id, tab, at, was, undone: false }]) };
}

const later = (one: Cell, other: Cell): Cell => {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (one.page !== other.page) return one.page > other.page ? one : other;
  return textOf(one.value) >= textOf(other.value) ? one : other;
};

/** Merges the logs of two tabs. Commutative and idempotent. */
export function merge(one: Log, other: Log): Log {
  const cells: Record<string, Cell> = { ...one.cells };
  for (const [key, cell] of Object.entries(other.cells)) {
    const own = cells[key];
    cells[key] = own === undefined ? cell : later(own, cell);
  }
  const changes = new Map(one.changes.map((change) => [change.id, change]));
  for (const change of other.changes) {
    const own = changes.get(change.id);
    if (own === undefined || change.undone) changes.set(change.id, change);
  }
  return { clock: Math.max(one.clock, other.clock), cells, changes: remembered([...changes.values()]) };
}

/** Drops struck-out entries that no change can restore. Only for a tab that is alone: another might still have them. */
export function tidy(log: Log): Log {
  const wanted = new Set(log.changes.flatMap(({ was }) => Object.keys(was)));
  const cells = Object.fromEntries(Object.entries(log.cells).filter(([key, { value }]) => value !== null || wanted.has(key) || !key.startsWith(DEAL)));
  return { ...log, cells };
}

/** Whether two logs show the same sheet, with the same changes to undo. */
export function isAlike(one: Log, other: Log): boolean {
  const keys = new Set([...Object.keys(one.cells), ...Object.keys(other.cells)]);
  for (const key of keys) if (!sameValue(one.cells[key]?.value ?? null, other.cells[key]?.value ?? null)) return false;
  const text = ({ changes }: Log) => changes.map(({ id, undone }) => `${id} ${undone}`).join();
  return text(one) === text(other);
}
