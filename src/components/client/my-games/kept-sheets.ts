// The running score sheets on this device, of all games.
import type { KeptSheet } from '../../../lib/my-games/backup.ts';
import { splitList } from '../../../rules-engine/sheets/lists.ts';
import { entriesOf, type Log, merge, setupOf } from '../../../rules-engine/sheets/log.ts';
import { readRecord } from '../../../rules-engine/sheets/records.ts';
import { MemoryStorage, type StorageArea } from '../device/storage-area.ts';
import { lookUp } from '../sheet/storage/lookup.ts';
import { SheetStore } from '../sheet/storage/store.ts';

const NAME = /^hoyle\.sheet\.(.+?\.score\.[a-z0-9-]+)(?:\.(?:beside|damaged)[-\d]*)?$/;

/** A sheet with entries, as stored on this device. */
export interface SheetHere extends KeptSheet {
  readonly log: Log;
}

/** All sheets with entries; none if storage is blocked. */
export function keptSheets(shelf: StorageArea): SheetHere[] {
  try {
    const sheets = [...new Set(shelf.names().flatMap((name) => NAME.exec(name)?.[1] ?? []))];
    return sheets.flatMap((sheet) => {
      const { text, read } = lookUp(shelf, sheet);
      return text === null || read === null || entriesOf(read.log).length === 0 ? [] : [{ sheet, record: text, log: read.log }];
    });
  } catch {
    return [];
  }
}

/** The result of restoring a sheet: it is here now, another game is on that sheet, or there was no room. */
export type SheetRestored = 'here' | 'occupied' | 'full';

/** Restores a sheet of a backup into an empty sheet, or merges it with the same game. Another game on that sheet is left alone. */
export function restoreSheet({ sheet, record }: KeptSheet, shelf: StorageArea): SheetRestored {
  const read = readRecord(record, sheet);
  if ('why' in read) throw new Error(`${sheet}: expected a record that has been validated`);
  const store = new SheetStore(sheet, shelf, new MemoryStorage());
  store.open();
  const isOther = entriesOf(store.log).length > 0 && !entriesOf(read.log).some(({ id }) => id in store.log.cells);
  if (isOther) return 'occupied';
  store.change(merge(store.log, read.log));
  return store.trouble === 'full' || store.trouble === 'refused' ? 'full' : 'here';
}

/** Set-up fields that contain one name, and the one that contains several. */
const ONE = ['we', 'they', 'first', 'second', 'third', 'pivot', 'name'];
const SEVERAL = 'names';

/** The names on running sheets. */
export function namesOnSheets(sheets: readonly SheetHere[]): string[] {
  return sheets.flatMap(({ log }) => {
    const setup = setupOf(log);
    return [...ONE.map((field) => setup[field] ?? ''), ...splitList(setup[SEVERAL] ?? '')].map((name) => name.trim()).filter((name) => name !== '');
  });
}
