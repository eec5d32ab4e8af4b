// Entries by evening, the newest first.
import type { RecordEntry } from './entry.ts';

/** An evening lasts until this hour of the next morning. */
const MORNING = 5;

/** All entries of one evening, the newest first. */
export interface Evening {
  /** Its date: `2026-11-28` */
  readonly day: string;
  readonly entries: readonly RecordEntry[];
}

const two = (number: number) => String(number).padStart(2, '0');

/** The evening that a moment belongs to, in local time: before five in the morning it is the evening before. */
export function eveningOf(kept: string): string {
  const date = new Date(kept);
  date.setHours(date.getHours() - MORNING);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** "28 November 2026" */
export const sayDay = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toLocaleDateString('en-GB', { dateStyle: 'long' });
};

/** "21:40" */
export const sayTime = (kept: string): string => {
  const date = new Date(kept);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

const newestFirst = (a: RecordEntry, b: RecordEntry) => (a.kept === b.kept ? (a.id < b.id ? -1 : 1) : a.kept < b.kept ? 1 : -1);

/** Groups entries by evening. */
export function eveningsOf(entries: readonly RecordEntry[]): Evening[] {
  const days = Map.groupBy(entries.toSorted(newestFirst), ({ kept }) => eveningOf(kept));
  return [...days].map(([day, all]) => ({ day, entries: all })).sort((a, b) => (a.day < b.day ? 1 : -1));
}
