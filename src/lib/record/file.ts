// The record as a file: JSON that is read again on this or another device.
import { LARGEST_FILE } from '../my-games/file-limit.ts';
import { mergedEntry, type RecordEntry, readEntry } from './entry.ts';

const FORMAT = 'hoyle-record';
const VERSION = 1;

/** The text of a file with these entries. */
export const writeRecord = (entries: readonly RecordEntry[], saved: Date): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, saved: saved.toISOString(), entries }, null, 1);

const another = 'Choose a file that “Save as a file” on this page has made.';
const OTHER_FILES: Readonly<Record<string, string>> = {
  'hoyle-games': 'This is a backup of My games: restore it there.',
  'hoyle-sheet': 'This is the file of a single score sheet: open it on that sheet.',
};

/** The reason why a file of this size is not read; null if it is read. */
export const refusedRecord = (bytes: number): string | null =>
  bytes > LARGEST_FILE ? `${another} A record has at most ${LARGEST_FILE / 1e6} MB; this one has ${Math.ceil(bytes / 1e6)} MB.` : null;

/** Reads a file. Returns an error message if it is not a record, or if any entry in it is damaged. */
export function readRecord(text: string): RecordEntry[] | string {
  const refused = refusedRecord(text.length);
  if (refused !== null) return refused;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${another} This file is damaged or of another kind (it is not JSON).`;
  }
  const { format, version, entries } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT)
    return `${another} ${(typeof format === 'string' && Object.hasOwn(OTHER_FILES, format) && OTHER_FILES[format]) || 'This is another kind of file.'}`;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return `${another} This file has no version number.`;
  if (version > VERSION)
    return `This record has version ${version}, and this edition of the site reads version ${VERSION}. A newer edition of the site can read it.`;
  if (!Array.isArray(entries)) return `${another} In this file the entries are missing.`;
  const read = entries.map(readEntry);
  const damaged = read.indexOf(null);
  if (damaged >= 0) return `${another} In this file entry ${damaged + 1} of ${entries.length} is damaged, so nothing was added.`;
  const byId = new Map<string, RecordEntry>();
  for (const entry of read as RecordEntry[]) {
    const known = byId.get(entry.id);
    byId.set(entry.id, known === undefined ? entry : mergedEntry(known, entry));
  }
  return [...byId.values()];
}
