// Records of sheets as text: plain lists in files, and logs on a device. Reads every version so far.

import type { Raw } from '../scoring/fields.ts';
import { hashOfText } from '../text-hash.ts';
import { ESCAPE } from './lists.ts';
import { BOOK_CELL, bookOf, type Cell, type CellValue, type Change, dealCell, EMPTY_LOG, entriesOf, type Log, sameValue, setupCell, setupOf } from './log.ts';

/** Setup and entries as text, which later editions can read. */
export interface Written {
  readonly setup: Raw;
  readonly entries: readonly Raw[];
}

/** A sheet in a file: a plain list. Version 2 if a name contains a character that version 1 takes as the end of a name. */
export interface Kept extends Written {
  readonly format: 'hoyle-sheet';
  readonly version: 1 | 2;
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly book: string;
}

const FORMAT = 'hoyle-sheet';
/** The most entries of a sheet. No game comes near it, and a sheet of this length is recalculated within a second. */
export const MOST_ENTRIES = 1000;
/** Maximum length of the file of a sheet, in characters. */
const LONGEST_FILE = 4_000_000;
const figure = (number: number) => number.toLocaleString('en');
/** The message for a file with more entries than a sheet holds. */
export const tooMany = (found: number | 'more'): string =>
  `Choose a score sheet of at most ${figure(MOST_ENTRIES)} entries. This one has ${found === 'more' ? found : figure(found)}.`;
/** The version of logs; earlier ones are plain lists. */
const LOG_VERSION = 3;

/** Why a record cannot be read, and a sentence saying what was expected and what was found. */
export interface Unread {
  readonly why: 'damaged' | 'newer';
  readonly say: string;
}
const damaged = (say: string): Unread => ({ why: 'damaged', say });

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is Record<string, string> => isParts(value) && Object.values(value).every((one) => typeof one === 'string');
/** More than any sheet reaches: numbers counted on from it could not be read again. */
const TOO_MANY = 1e12;
const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < TOO_MANY;
const isValue = (value: unknown): value is CellValue => value === null || typeof value === 'string' || isWords(value);
const isCellName = (key: string) => key === BOOK_CELL || key.startsWith(setupCell('')) || /^deal\.\d{1,12}\../.test(key);
const isDeal = (key: string) => key.startsWith('deal.');

function cellFrom([key, value]: readonly [string, unknown]): [string, Cell] | null {
  if (!isCellName(key) || !Array.isArray(value) || value.length !== 4) return null;
  const [held, at, page, of] = value as readonly unknown[];
  if (!isValue(held) || !isNumber(at) || typeof page !== 'string' || typeof of !== 'string') return null;
  if (held !== null && isDeal(key) !== (typeof held === 'object')) return null;
  return [key, { value: held, at, page, of }];
}

function changeFrom(value: unknown): Change | null {
  if (!isParts(value)) return null;
  const { id, tab, at, was, undone } = value;
  if (typeof id !== 'string' || typeof tab !== 'string' || !isNumber(at) || !isParts(was) || typeof undone !== 'boolean') return null;
  const sound = Object.entries(was).every(
    ([key, before]) => isCellName(key) && Array.isArray(before) && before.length === 2 && isValue(before[0]) && typeof before[1] === 'string',
  );
  return sound ? { id, tab, at, was: was as Change['was'], undone } : null;
}

const all = <T>(list: readonly (T | null)[]): T[] | null => (list.includes(null) ? null : (list as T[]));

function logFrom({ clock, cells, changes }: Parts): Log | null {
  if (!isNumber(clock) || !isParts(cells) || !Array.isArray(changes)) return null;
  const [found, made] = [all(Object.entries(cells).map(cellFrom)), all(changes.map(changeFrom))];
  return found === null || made === null ? null : { clock, cells: Object.fromEntries(found), changes: made };
}

/** Converts a plain list to a log. Every tab that reads it gives its entries the same ids, so that none is duplicated. */
export function logOf({ book, setup, entries }: Omit<Kept, 'format' | 'version' | 'sheet'>): Log {
  const page = `list-${hashOfText(JSON.stringify([book, setup, entries])).toString(36)}`;
  const cell = (value: CellValue): Cell => ({ value, at: 0, page, of: '' });
  const said = Object.entries(setup).flatMap(([name, value]): [string, Cell][] =>
    value === undefined || value === '' ? [] : [[setupCell(name), cell(value)]],
  );
  return {
    ...EMPTY_LOG,
    cells: Object.fromEntries([[BOOK_CELL, cell(book)], ...said, ...entries.map((words, n) => [dealCell(n + 1, page), cell(words)] as const)]),
  };
}

/** The entries of a plain list that a log lacks, written by a tab of an older edition. */
export function missingFrom(log: Log, list: Log): Record<string, Cell> {
  const stand = entriesOf(log).map(({ words }) => words);
  const extra: Record<string, Cell> = {};
  for (const { id, words } of entriesOf(list)) {
    const at = stand.findIndex((one) => sameValue(one, words));
    const cell = list.cells[id];
    if (at >= 0) stand.splice(at, 1);
    else if (cell !== undefined && log.cells[id] === undefined) extra[id] = cell;
  }
  return extra;
}

/** A parsed record: the log, how many changes a full device could not store, and whether it was a plain list. */
export interface Read {
  readonly log: Log;
  readonly short: number;
  readonly isList: boolean;
}

/** Parses a record of a sheet, of any version. */
export function readRecord(text: string, sheet: string): Read | Unread {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged('Choose a score sheet saved on this site. This file is damaged or of another kind (it is not JSON).');
  }
  if (!isParts(value) || value.format !== FORMAT) return damaged('Choose a score sheet saved on this site. This is another kind of file.');
  const { version } = value;
  if (!isNumber(version) || version < 1) return damaged(`Choose a score sheet of version 1 to ${LOG_VERSION}. This one is of version ${String(version)}.`);
  if (version > LOG_VERSION)
    return {
      why: 'newer',
      say: `This score sheet is of version ${version}, and this edition of the site reads versions 1 to ${LOG_VERSION}. A newer edition of the site can read it.`,
    };
  if (value.sheet !== sheet) return damaged(`Choose a sheet of ${sheet}. This one is of ${String(value.sheet)}.`);
  if (version === LOG_VERSION) {
    const log = logFrom(value);
    const short = typeof value.short === 'string' ? Number(value.short) : Number.NaN;
    return log === null || !isNumber(short) ? damaged('The entries of this score sheet are missing or damaged.') : { log, short, isList: false };
  }
  const { book, setup, entries } = value;
  if (typeof book !== 'string' || !isWords(setup) || !Array.isArray(entries) || !entries.every(isWords))
    return damaged('The book, the set-up or the deals of this score sheet are missing or damaged.');
  return { log: logOf({ book, setup, entries }), short: 0, isList: true };
}

const SHORT = /"short":"\d{3}"/;
/** A log as text, deterministic. `short` is written into padded space, since a full device accepts no longer text. */
export function writeRecord(sheet: string, { clock, cells, changes }: Log, short = 0): string {
  const sorted = Object.keys(cells).sort();
  const rows = Object.fromEntries(sorted.map((key) => [key, [cells[key]?.value ?? null, cells[key]?.at, cells[key]?.page, cells[key]?.of]]));
  const made = changes.map(({ id, tab, at, was, undone }) => ({ id, tab, at, was, undone }));
  return withShort(JSON.stringify({ format: FORMAT, version: LOG_VERSION, short: '000', sheet, clock, cells: rows, changes: made }), short);
}

/** Updates a record's count of changes that were not stored; its length stays the same. */
export const withShort = (text: string, short: number): string => text.replace(SHORT, `"short":"${String(Math.min(short, 999)).padStart(3, '0')}"`);

const isEscaped = ({ setup, entries }: Written) => [setup, ...entries].some((raw) => Object.values(raw).some((value) => value?.includes(ESCAPE) === true));

/** A plain list as saved in a file: of the lowest version that can represent it. */
export const keptOf = (sheet: string, book: string, { setup, entries }: Written): Kept => ({
  format: FORMAT,
  version: isEscaped({ setup, entries }) ? 2 : 1,
  sheet,
  book,
  setup,
  entries,
});

const refusedFile = (found: string): string =>
  `Choose a score sheet saved on this site, of at most ${figure(LONGEST_FILE)} characters. This file has ${found}.`;

/** The error for a file that has too many bytes to be a sheet in any script; null if it may be one. */
export const refusedSize = (bytes: number): string | null => (bytes > 3 * LONGEST_FILE ? refusedFile(`${(bytes / 1e6).toFixed(1)} MB`) : null);

/** Parses a file of any version as a plain list. If that fails, returns a sentence saying what was expected and what was found. */
export function readKept(text: string, sheet: string): Kept | string {
  if (text.length > LONGEST_FILE) return refusedFile(figure(text.length));
  const read = readRecord(text, sheet);
  if ('say' in read) return read.say;
  const entries = entriesOf(read.log).map(({ words }) => words);
  if (entries.length > MOST_ENTRIES) return tooMany(entries.length);
  return keptOf(sheet, bookOf(read.log) ?? '', { setup: setupOf(read.log), entries });
}

/** What can be read of a damaged record, or of one from a newer edition, as lines of text: its setup, then its entries. The whole text if nothing can. */
export function salvage(text: string): string {
  const lineOf = (words: Readonly<Record<string, string>>) =>
    Object.entries(words)
      .filter(([, said]) => said !== '')
      .map(([key, said]) => `${key}: ${said}`)
      .join(', ');
  // Former values follow the changes: they are not current entries.
  const [now = ''] = text.split('"changes"');
  const found = [...now.matchAll(/"setup\.(\w+)":\["((?:[^"\\]|\\.)+)"/g)].map(([, field, said]) => `${field}: ${said}`);
  for (const [flat] of now.matchAll(/\{[^{}]*\}/g)) {
    try {
      const words = JSON.parse(flat) as unknown;
      if (isWords(words) && Object.keys(words).length > 0) found.push(lineOf(words));
    } catch {
      // Not valid JSON: still in the file as it is.
    }
  }
  return found.length > 0 ? found.join('\n') : text;
}
