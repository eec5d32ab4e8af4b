// A sheet in words, as it is kept on a device, travels in a file or a link, and is read at the terminal.
import type { BookId } from '../books.ts';
import { decode } from './decoding.ts';
import type { Raw } from './fields.ts';
import type { Problem } from './result.ts';
import type { Played, Row, Sheet } from './sheets.ts';

/** What is set up and what is entered, as words: a later edition can read it. */
export interface Written {
  readonly setup: Raw;
  readonly entries: readonly Raw[];
}

/** A sheet as it is kept on a device and as it travels in a file. */
export interface Kept extends Written {
  readonly format: 'hoyle-sheet';
  readonly version: 1;
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly book: string;
}

/** Plays what is written: an entry that does not decode stands as a row with its problems, so that nothing is lost; without a sound set-up nothing counts. */
export function playWritten(sheet: Sheet, { setup, entries }: Written, book: BookId): { readonly played: Played; readonly wrong: readonly Problem[] } {
  const first = decode(sheet.setup, setup);
  if (!first.ok) {
    const waiting = entries.map((): Row => ({ say: 'Kept until what is asked at the top is answered.', lines: [], problems: [] }));
    return { played: { columns: [], rows: waiting, state: [], over: null, notes: [] }, wrong: first.problems };
  }
  const decoded = entries.map((entry) => decode(sheet.entry, entry));
  const sound = decoded.flatMap((one) => (one.ok ? [one.value] : []));
  const played = sheet.play(first.value as never, sound as never, book);
  let at = 0;
  const rows = decoded.map(
    (one): Row =>
      one.ok ? (played.rows[at++] ?? { say: '', lines: [], problems: [] }) : { say: 'This entry cannot be read.', lines: [], problems: one.problems },
  );
  return { played: { ...played, rows }, wrong: [] };
}

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string');

/** Reads a kept sheet. Returns a sentence saying what was expected and what was found when it is none. */
export function readKept(text: string, sheet: string): Kept | string {
  let value: Partial<Kept>;
  try {
    value = JSON.parse(text) as Partial<Kept>;
  } catch {
    return 'Expected a score sheet saved here; found a file that is not JSON.';
  }
  if (value?.format !== 'hoyle-sheet') return 'Expected a score sheet saved here; found another kind of file.';
  if (value.version !== 1) return `Expected a score sheet of version 1; found version ${String(value.version)}. A newer edition of the site can read it.`;
  if (value.sheet !== sheet) return `Expected a sheet of ${sheet}; found one of ${String(value.sheet)}.`;
  if (typeof value.book !== 'string' || !isWords(value.setup) || !Array.isArray(value.entries) || !value.entries.every(isWords))
    return 'Expected a book, what is set up, and a list of deals; something of it is missing or damaged.';
  return value as Kept;
}

/** Name of the parameter that carries an entry, once for each; no field of a set-up may bear it. */
export const ENTRY = 'deal';
/** These two stand unescaped in an address, and no key of a field has them. */
const BETWEEN = '_';
const IS = '*';
const escaped = (text: string) => text.replace(/[%_*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const plain = (text: string) => text.replace(/%(25|5F|2A)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** One entry as the value of a parameter: `bid*4_tricks*9`. */
export function encodeEntry(entry: Raw): string {
  return Object.entries(entry)
    .flatMap(([key, value]): [string, string][] => (value === undefined || value === '' ? [] : [[key, value]]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}${IS}${escaped(value)}`)
    .join(BETWEEN);
}

/** The entry of such a value; parts that name nothing are dropped. */
export function decodeEntry(text: string): Raw {
  const entry: Record<string, string> = {};
  for (const part of text.split(BETWEEN)) {
    const [key = '', value] = part.split(IS);
    if (key !== '' && value !== undefined) entry[key] = plain(value);
  }
  return entry;
}

const OPENING = 'setup';
/** `key=value` or `key="some words"`. */
const PAIR = /([A-Za-z][\w-]*)=(?:"([^"]*)"|(\S*))/g;

/**
 * Reads a sheet as plain text: a line of `key=value` for each entry, before them a line that begins with "setup" where something is asked once.
 * Empty lines and those that begin with # say nothing. Returns a sentence when a line holds anything else.
 */
export function readLines(text: string): Written | string {
  let setup: Record<string, string> = {};
  const entries: Record<string, string>[] = [];
  for (const [n, line] of text.split(/\r?\n/).entries()) {
    const said = line.trim();
    if (said === '' || said.startsWith('#')) continue;
    const isSetup = said === OPENING || said.startsWith(`${OPENING} `);
    const rest = isSetup ? said.slice(OPENING.length) : said;
    const left = rest.replace(PAIR, '').trim();
    if (left !== '') return `Line ${n + 1}: expected pairs such as bid=4; found "${left}".`;
    const pairs = Object.fromEntries([...rest.matchAll(PAIR)].map(([, key, quoted, bare]): [string, string] => [key ?? '', quoted ?? bare ?? '']));
    if (isSetup) setup = { ...setup, ...pairs };
    else entries.push(pairs);
  }
  return { setup, entries };
}
