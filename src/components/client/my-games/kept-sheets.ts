// The score sheets that this device is keeping, of whatever game.
import type { KeptSheet } from '../../../lib/my-games/backup.ts';
import { splitList } from '../../../rules-engine/sheets/lists.ts';
import { entriesOf, type Log, merge, setupOf } from '../../../rules-engine/sheets/log.ts';
import { readRecord } from '../../../rules-engine/sheets/records.ts';
import { lookUp } from '../sheet/lookup.ts';
import { SheetStore } from '../sheet/store.ts';
import { MemoryStorage, type StorageArea } from '../storage-area.ts';

const NAME = /^hoyle\.sheet\.(.+?\.score\.[a-z0-9-]+)(?:\.(?:beside|damaged)[-\d]*)?$/;

/** A sheet with entries, as it stands on the device. */
export interface SheetHere extends KeptSheet {
  readonly log: Log;
}

/** All sheets with entries; none if storage is refused. */
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

/** What became of a sheet of a backup: it is here now, another game stands on the sheet of this device, or there was no room. */
export type SheetRestored = 'here' | 'occupied' | 'full';

/** Brings a sheet of a backup back: into an empty sheet, or together with the same game. Another game that is being kept here stays untouched. */
export function restoreSheet({ sheet, record }: KeptSheet, shelf: StorageArea): SheetRestored {
  const read = readRecord(record, sheet);
  if ('why' in read) throw new Error(`${sheet}: expected a record that was read before`);
  const store = new SheetStore(sheet, shelf, new MemoryStorage());
  store.open();
  const isOther = entriesOf(store.log).length > 0 && !entriesOf(read.log).some(({ id }) => id in store.log.cells);
  if (isOther) return 'occupied';
  store.change(merge(store.log, read.log));
  return store.trouble === 'full' || store.trouble === 'refused' ? 'full' : 'here';
}

/** Fields of a set-up that hold a name, and the one that holds several. */
const ONE = ['we', 'they', 'first', 'second', 'third', 'pivot', 'name'];
const SEVERAL = 'names';

/** The names on sheets that are being kept. */
export function namesOnSheets(sheets: readonly SheetHere[]): string[] {
  return sheets.flatMap(({ log }) => {
    const setup = setupOf(log);
    return [...ONE.map((field) => setup[field] ?? ''), ...splitList(setup[SEVERAL] ?? '')].map((name) => name.trim()).filter((name) => name !== '');
  });
}
