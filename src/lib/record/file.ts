// The record as a file: JSON that is read again on this or another device.
import { type OwnFormat, readOwnFile, refusedFile, writeOwnFile } from '../own-files/own-file.ts';
import { mergedEntry, type RecordEntry, readEntry } from './entry.ts';

const RECORD: OwnFormat = {
  format: 'hoyle-record',
  version: 1,
  name: 'record',
  choose: 'Choose a file that “Save as a file” on this page has made.',
  others: {
    'hoyle-games': 'This is a backup of My games: restore it there.',
    'hoyle-sheet': 'This is the file of a single score sheet: open it on that sheet.',
  },
};

/** The text of a file with these entries. */
export const writeRecord = (entries: readonly RecordEntry[], saved: Date): string => writeOwnFile(RECORD, saved, { entries }, 1);

/** The reason why a file of this size is not read; null if it is read. */
export const refusedRecord = (bytes: number): string | null => refusedFile(RECORD, bytes);

/** Reads a file. Returns an error message if it is not a record, or if any entry in it is damaged. */
export function readRecord(text: string): RecordEntry[] | string {
  const content = readOwnFile(RECORD, text);
  if (typeof content === 'string') return content;
  const { entries } = content;
  if (!Array.isArray(entries)) return `${RECORD.choose} In this file the entries are missing.`;
  const read = entries.map(readEntry);
  const damaged = read.indexOf(null);
  if (damaged >= 0) return `${RECORD.choose} In this file entry ${damaged + 1} of ${entries.length} is damaged, so nothing was added.`;
  const byId = new Map<string, RecordEntry>();
  for (const entry of read as RecordEntry[]) {
    const known = byId.get(entry.id);
    byId.set(entry.id, known === undefined ? entry : mergedEntry(known, entry));
  }
  return [...byId.values()];
}
