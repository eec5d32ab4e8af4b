// A sheet as text, for links and the terminal, and how it is played.
import type { BookId } from '../books.ts';
import { decode } from '../scoring/decoding.ts';
import { type Fields, isAsked, type Raw, saidTo } from '../scoring/fields.ts';
import type { Problem } from '../scoring/result.ts';
import { MOST_ENTRIES, tooMany, type Written } from './records.ts';
import type { Played, Row, Sheet } from './sheets.ts';

/** Answers beyond what is asked, perhaps by another edition or another book. They count for nothing, but are reported. */
function unasked(who: string, fields: Fields, raw: Raw, book: BookId): string[] {
  return Object.entries(raw).flatMap(([key, value]) => {
    const known = Object.hasOwn(fields, key);
    if (value === undefined || ['', 'no'].includes(value) || (known && (isAsked(fields, key, raw, book) || saidTo(fields[key], '') === value))) return [];
    const why = known ? 'which is not asked by this book with the other answers' : 'which this sheet does not ask';
    return [`${who} also says "${key === '' ? '' : `${key}=`}${value}", ${why}: it counts for nothing.`];
  });
}

/** Plays a written sheet: an entry that does not decode is a row with its problems, so that nothing is lost; without a valid setup nothing counts. */
export function playWritten(sheet: Sheet, { setup, entries }: Written, book: BookId): { readonly played: Played; readonly wrong: readonly Problem[] } {
  const round = sheet.round ?? 'Deal';
  const strange = [...unasked('The sheet', sheet.setup, setup, book), ...entries.flatMap((entry, n) => unasked(`${round} ${n + 1}`, sheet.entry, entry, book))];
  const first = decode(sheet.setup, setup, book);
  if (!first.ok) {
    const waiting = entries.map((): Row => ({ say: 'Kept until what is asked at the top is answered.', lines: [], problems: [] }));
    return { played: { columns: [], rows: waiting, state: [], over: null, notes: strange }, wrong: first.problems };
  }
  const decoded = entries.map((entry) => decode(sheet.entry, entry, book));
  const sound = decoded.flatMap((one) => (one.ok ? [one.value] : []));
  const played = sheet.play(first.value as never, sound as never, book);
  let at = 0;
  const rows = decoded.map(
    (one): Row =>
      one.ok ? (played.rows[at++] ?? { say: '', lines: [], problems: [] }) : { say: 'This entry cannot be read.', lines: [], problems: one.problems },
  );
  return { played: { ...played, rows, notes: [...played.notes, ...strange] }, wrong: [] };
}

/** Name of the parameter of an entry, repeated for each; no setup field may have it. */
export const ENTRY = 'deal';
/** These two need no escaping in an address, and never occur in the key of a field. */
const BETWEEN = '_';
const IS = '*';
const escaped = (text: string) => text.replace(/[%_*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const plain = (text: string) => text.replace(/%(25|5F|2A)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** One entry as the value of a parameter: `bid*4_tricks*9`. */
export function encodeEntry(entry: Raw): string {
  return Object.entries(entry)
    .flatMap(([key, value]): [string, string][] => (value === undefined || value === '' ? [] : [[key, value]]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${escaped(key)}${IS}${escaped(value)}`)
    .join(BETWEEN);
}

/** Parses such a value. A part without a name is kept under an empty name, to be reported. */
export function decodeEntry(text: string): Raw {
  const entry = new Map<string, string>();
  for (const part of text.split(BETWEEN)) {
    if (part === '') continue;
    const at = part.indexOf(IS);
    const [key, value] = at < 0 ? ['', part] : [part.slice(0, at), part.slice(at + IS.length)];
    const name = plain(key);
    const before = entry.get(name);
    // A name given twice keeps both values: neither is chosen for the player.
    entry.set(name, before === undefined ? plain(value) : `${before} ${plain(value)}`);
  }
  return Object.fromEntries(entry);
}

const OPENING = 'setup';
/** Maximum number of characters of an unreadable line quoted in a message. */
const SHOWN = 60;
/** `key=value` or `key="some words"`; a quotation mark within the quotes is doubled. */
const PAIR = /(?<![\w-])([A-Za-z][\w-]*)=(?:"((?:[^"]|"")*)"|(\S*))/g;

/**
 * Parses a sheet as plain text: a line of `key=value` for each entry, preceded by a line that starts with "setup" if something is asked once. Empty lines and
 * lines starting with # are ignored. Returns a sentence if a line contains anything else.
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
    if (left !== '') return `Line ${n + 1}: enter pairs such as bid=4. You have "${left.length > SHOWN ? `${left.slice(0, SHOWN)}…` : left}".`;
    const pairs = Object.fromEntries(
      [...rest.matchAll(PAIR)].map(([, key, quoted, bare]): [string, string] => [key ?? '', quoted?.replaceAll('""', '"') ?? bare ?? '']),
    );
    if (isSetup) setup = { ...setup, ...pairs };
    else entries.push(pairs);
    if (entries.length > MOST_ENTRIES) return tooMany('more');
  }
  return { setup, entries };
}
