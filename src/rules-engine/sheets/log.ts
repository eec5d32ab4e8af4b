// A sheet as it is kept on a device where several tabs may write it: cells with identities, and the changes that can be taken back.
// Two such logs are merged cell by cell, the later writer's value in each, so that no order of writing loses an entry or doubles it.
import type { Raw } from '../scoring/fields.ts';

/** What a cell holds: words of a field or the name of the book, the words of an entry; null where an entry is struck out or nothing is said. */
export type CellValue = string | Raw | null;

/** One thing that can change, and who wrote it last. */
export interface Cell {
  readonly value: CellValue;
  /** Number of the writing, greater than all that its writer had seen. */
  readonly at: number;
  /** The page that wrote it: decides between two of the same number. */
  readonly page: string;
  /** The change whose value it is. A value that is brought back is that of the change that first wrote it. */
  readonly of: string;
}

/** What one press did, with what stood there before. */
export interface Change {
  readonly id: string;
  /** The tab in which it was made: it alone takes it back, as long as it is open. */
  readonly tab: string;
  readonly at: number;
  /** By cell: the value before, and the change that had written it. Empty when it has been taken back. */
  readonly was: Readonly<Record<string, readonly [CellValue, string]>>;
  readonly undone: boolean;
}

/** All that is known of one sheet. Cells are `book`, `setup.<field>` and `deal.<place>.<page>`. */
export interface Log {
  readonly clock: number;
  readonly cells: Readonly<Record<string, Cell>>;
  /** From the first to the last. */
  readonly changes: readonly Change[];
}

/** Who writes: a page as it was loaded, in a tab that outlives a reload. */
export interface Writer {
  readonly page: string;
  readonly tab: string;
}

/** One entry as it stands, with the name that it keeps whatever happens to those around it. */
export interface Entry {
  readonly id: string;
  readonly words: Raw;
}

export const EMPTY_LOG: Log = { clock: 0, cells: {}, changes: [] };
/** How many changes can be taken back, and how many former values they may hold in all. */
const REMEMBERED = { changes: 100, values: 4000 } as const;

const DEAL = 'deal.';
const SETUP = 'setup.';
/** Name of the cell that holds a field of the set-up. */
export const setupCell = (field: string): string => `${SETUP}${field}`;
export const BOOK_CELL = 'book';
/** Where an entry stands among the others. */
const placeOf = (id: string): number => Number(id.slice(DEAL.length, id.indexOf('.', DEAL.length)));
/** Name of the cell of an entry at a place, by the page that made it. */
export const dealCell = (place: number, page: string): string => `${DEAL}${place}.${page}`;

const isEntry = (value: CellValue): value is Raw => typeof value === 'object' && value !== null;
const textOf = (value: CellValue): string => JSON.stringify(isEntry(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value);
/** Whether two cells, or two entries, hold the same words. */
export const sameValue = (one: CellValue, other: CellValue): boolean => one === other || textOf(one) === textOf(other);

/** The entries that stand, in the order in which they were made. */
export function entriesOf({ cells }: Log): Entry[] {
  const found: Entry[] = [];
  for (const [id, { value }] of Object.entries(cells)) if (id.startsWith(DEAL) && isEntry(value)) found.push({ id, words: value });
  return found.sort((a, b) => placeOf(a.id) - placeOf(b.id) || (a.id < b.id ? -1 : 1));
}

/** What is set up, by field. */
export function setupOf({ cells }: Log): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([key, { value }]): [string, string][] =>
      key.startsWith(SETUP) && typeof value === 'string' ? [[key.slice(SETUP.length), value]] : [],
    ),
  );
}

/** The book of the sheet, or null where none was chosen. */
export function bookOf({ cells }: Log): string | null {
  const value = cells[BOOK_CELL]?.value;
  return typeof value === 'string' ? value : null;
}

/** The place after all others, those struck out among them. */
export function nextPlace({ cells }: Log): number {
  let last = 0;
  for (const key of Object.keys(cells)) if (key.startsWith(DEAL)) last = Math.max(last, placeOf(key));
  return last + 1;
}

/** The newest changes, as many as are remembered. */
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
 * Writes cells as one change that can be taken back; `usual` are values written beside them which nobody chose, and which stay. A change that
 * changes nothing is none; one that changes anything owns all that it says, so that nobody else's Undo takes part of it away.
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

/** The change that a press of Undo in this tab takes back: the last of its own, or of a tab that is no longer open. */
export function lastChange({ changes }: Log, tab: string, isGone: (tab: string) => boolean): Change | undefined {
  return changes.findLast((one) => !one.undone && (one.tab === tab || isGone(one.tab)));
}

/** Takes a change back. What somebody else has written over it since stays as it is; `stays` counts it. */
export function takeBack(log: Log, { page }: Writer, change: Change): { readonly log: Log; readonly stays: number } {
  const at = log.clock + 1;
  const mine = Object.entries(change.was).filter(([key]) => log.cells[key]?.of === change.id);
  const cells = Object.fromEntries(mine.map(([key, [value, of]]): [string, Cell] => [key, { value, at, page, of }]));
  const changes = log.changes.map((one) => (one.id === change.id ? { ...one, was: {}, undone: true } : one));
  return { log: { clock: at, cells: { ...log.cells, ...cells }, changes }, stays: Object.keys(change.was).length - mine.length };
}

/**
 * Puts another log's cells in the place of what stands, under their own names and numbers, so that both can be merged later on; as one change that
 * can be taken back. What was struck out here before is back there.
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

/** What two tabs know of a sheet, together. The order of the two, and how often they are merged, makes no difference. */
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

/** Without the entries that are struck out and that no change can bring back. Only for a tab that is alone: another might know them still. */
export function tidy(log: Log): Log {
  const wanted = new Set(log.changes.flatMap(({ was }) => Object.keys(was)));
  const cells = Object.fromEntries(Object.entries(log.cells).filter(([key, { value }]) => value !== null || wanted.has(key) || !key.startsWith(DEAL)));
  return { ...log, cells };
}

/** Whether two logs show the same sheet, with the same changes to take back. */
export function isAlike(one: Log, other: Log): boolean {
  const keys = new Set([...Object.keys(one.cells), ...Object.keys(other.cells)]);
  for (const key of keys) if (!sameValue(one.cells[key]?.value ?? null, other.cells[key]?.value ?? null)) return false;
  const text = ({ changes }: Log) => changes.map(({ id, undone }) => `${id} ${undone}`).join();
  return text(one) === text(other);
}
