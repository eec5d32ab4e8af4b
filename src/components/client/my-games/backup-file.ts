// The backup as a file, and what is said of one that was brought back.
import { type Backup, readBackup, writeBackup } from '../../../lib/my-games/backup.ts';
import { csvOf } from '../../../lib/my-games/csv.ts';
import type { FinishedGame } from '../../../lib/my-games/finished-game.ts';
import { element } from '../share.ts';
import type { StorageArea } from '../storage-area.ts';
import type { Archive, RestoreResult } from './archive.ts';
import { restoreSheet, type SheetRestored } from './kept-sheets.ts';

const SAVED = 'hoyle.games.saved';

function saveFile(name: string, text: string, type: string): void {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
// Swedish dates are ISO dates, in local time.
const isoDay = (date: Date) => date.toLocaleDateString('sv-SE');

/** Saves everything as one file. */
export function saveBackup(backup: Backup, shelf: StorageArea): void {
  const now = new Date();
  saveFile(`my-games-${isoDay(now)}.json`, writeBackup(backup, now), 'application/json');
  try {
    shelf.write(SAVED, now.toISOString());
  } catch {
    // When it was saved is not remembered.
  }
}

/** Saves the finished games as a table. */
export const saveTable = (games: readonly FinishedGame[]): void => saveFile(`my-games-${isoDay(new Date())}.csv`, csvOf(games), 'text/csv');

/** When a backup was last saved, in words. */
export function lastSaved(shelf: StorageArea): string {
  let saved: string | null = null;
  try {
    saved = shelf.read(SAVED);
  } catch {
    // Storage is refused.
  }
  const date = new Date(saved ?? '');
  return Number.isNaN(date.getTime()) ? 'No backup has been saved yet.' : `Last saved on ${date.toLocaleDateString('en-GB', { dateStyle: 'long' })}.`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a backup has brought. */
export function sayRestored({ added, changed, known }: RestoreResult, sheets: readonly SheetRestored[]): string {
  const here = sheets.filter((one) => one === 'here').length;
  const occupied = sheets.filter((one) => one === 'occupied').length;
  const full = sheets.filter((one) => one === 'full').length;
  return [
    `${counted(added, 'game', 'games')} added, ${changed} changed, ${known} here already.`,
    here > 0 ? `${counted(here, 'running sheet is', 'running sheets are')} here.` : '',
    occupied > 0
      ? `${counted(occupied, 'running sheet was', 'running sheets were')} left in the file, because another game stands on that sheet here. Finish it or begin a new sheet there, then bring the backup back again.`
      : '',
    full > 0 ? `${counted(full, 'running sheet was', 'running sheets were')} left in the file, because this device has no room for it.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Brings a backup back. Returns what to say: what it brought, or why nothing was taken from it. */
export async function restoreBackup(text: string, archive: Archive, shelf: StorageArea): Promise<string> {
  const backup = readBackup(text);
  if (typeof backup === 'string') return backup;
  const result = await archive.restore(backup.games);
  return sayRestored(
    result,
    backup.sheets.map((sheet) => restoreSheet(sheet, shelf)),
  );
}
