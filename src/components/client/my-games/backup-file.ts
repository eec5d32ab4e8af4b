// Saves the backup as a file, and restores it.
import { type Backup, readBackup, writeBackup } from '../../../lib/my-games/backup.ts';
import { csvOf } from '../../../lib/my-games/csv.ts';
import type { FinishedGame } from '../../../lib/my-games/finished-game.ts';
import { counted } from '../../../rules-engine/wording/numbers.ts';
import type { Restored } from '../device/database.ts';
import type { StorageArea, StorageError } from '../device/storage-area.ts';
import { SavedRules } from '../saved/store.ts';
import { saveFile } from '../share/save-file.ts';
import type { Archive } from './archive.ts';
import { restoreSheet, type SheetRestored } from './kept-sheets.ts';

const SAVED = 'hoyle.games.saved';

// Swedish dates are ISO dates, in local time.
const isoDay = (date: Date) => date.toLocaleDateString('sv-SE');

/** Saves everything as one file. */
export function saveBackup(backup: Backup, shelf: StorageArea): void {
  const now = new Date();
  saveFile(`my-games-${isoDay(now)}.json`, writeBackup(backup, now), 'application/json');
  try {
    shelf.write(SAVED, now.toISOString());
  } catch {
    // The date of the backup is not stored.
  }
}

/** Saves the finished games as a CSV file. */
export const saveTable = (games: readonly FinishedGame[]): void => saveFile(`my-games-${isoDay(new Date())}.csv`, csvOf(games), 'text/csv');

/** When a backup was last saved, in words. */
export function lastSaved(shelf: StorageArea): string {
  let saved: string | null = null;
  try {
    saved = shelf.read(SAVED);
  } catch {
    // Storage is blocked.
  }
  const date = new Date(saved ?? '');
  return Number.isNaN(date.getTime()) ? 'No backup has been saved yet.' : `Last saved on ${date.toLocaleDateString('en-GB', { dateStyle: 'long' })}.`;
}

/** The message after a backup was restored. */
function sayRestored({ added, changed, known }: Restored, sheets: readonly SheetRestored[], rules: number | StorageError = 0): string {
  const here = sheets.filter((one) => one === 'here').length;
  const occupied = sheets.filter((one) => one === 'occupied').length;
  const full = sheets.filter((one) => one === 'full').length;
  return [
    `${counted(added, 'game')} added, ${changed} changed, ${known} already here.`,
    here > 0 ? `${counted(here, 'running sheet')} restored.` : '',
    occupied > 0
      ? `${counted(occupied, 'running sheet was', 'running sheets were')} not restored, because another game is on that sheet on this device. Finish it or start a new sheet there, then restore the backup again.`
      : '',
    typeof rules === 'string'
      ? 'Not all saved rules were restored, because this device has no room for them.'
      : rules > 0
        ? `${counted(rules, 'saved rule')} restored.`
        : '',
    full > 0 ? `${counted(full, 'running sheet was', 'running sheets were')} not restored, because this device has no room left.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Restores a backup. Returns the message to show: what was restored, or why nothing was. */
export async function restoreBackup(text: string, archive: Archive, shelf: StorageArea): Promise<string> {
  const backup = readBackup(text);
  if (typeof backup === 'string') return backup;
  const result = await archive.restore(backup.games);
  return sayRestored(
    result,
    backup.sheets.map((sheet) => restoreSheet(sheet, shelf)),
    new SavedRules(shelf).restore(backup.rules ?? []),
  );
}
