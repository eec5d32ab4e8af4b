// The record on this device, in IndexedDB. Each write is one transaction, so that two tabs neither lose nor duplicate an entry.
import type { DBSchema, IDBPObjectStore } from 'idb';
import { checkOf } from '../../../lib/record/check.ts';
import { mergedEntry, type RecordEntry, type Remarks, readEntry } from '../../../lib/record/entry.ts';
import { eveningOf } from '../../../lib/record/evenings.ts';
import { Database, type Restored } from '../device/database.ts';

interface Schema extends DBSchema {
  /** Validated when read: an entry may be damaged, or come from another edition. */
  entries: { key: string; value: RecordEntry };
}
type Entries = IDBPObjectStore<Schema, 'entries'[], 'entries', 'readwrite'>;

const NAME = 'hoyle.record';
const VERSION = 1;

/** All entries, and the keys of those that cannot be read. */
export interface Kept {
  readonly entries: readonly RecordEntry[];
  readonly damaged: readonly string[];
}
export class RecordArchive {
  readonly #db: Database<Schema>;

  constructor(name: string = NAME) {
    this.#db = new Database<Schema>(name, VERSION, (db) => {
      db.createObjectStore('entries', { keyPath: 'id' });
    });
  }

  #write<T>(task: (entries: Entries) => Promise<T>): Promise<T> {
    return this.#db.write(['entries'], (tx) => task(tx.objectStore('entries')));
  }

  async all(): Promise<Kept> {
    const all = await this.#db.all('entries');
    const read = all.map((one) => ({ id: String(one.id), entry: readEntry(one) }));
    return {
      entries: read.flatMap(({ entry }) => entry ?? []),
      damaged: read.flatMap(({ id, entry }) => (entry === null ? [id] : [])),
    };
  }

  /** Keeps an entry. False if the same ruling is already kept for this evening. */
  keep(entry: RecordEntry): Promise<boolean> {
    const [check, evening] = [checkOf(entry), eveningOf(entry.kept)];
    const tellers = ({ versions }: RecordEntry) => versions.map(({ teller }) => teller).join('\n');
    return this.#write(async (entries) => {
      const here = (await entries.getAll()).flatMap((one) => readEntry(one) ?? []);
      if (here.some((one) => eveningOf(one.kept) === evening && checkOf(one) === check && tellers(one) === tellers(entry))) return false;
      await entries.put(entry);
      return true;
    });
  }

  /** Changes the title, the names or the note of an entry, and nothing else. */
  remark(id: string, remarks: Partial<Remarks>, now: number): Promise<void> {
    return this.#write(async (entries) => {
      const entry = readEntry(await entries.get(id));
      if (entry !== null) await entries.put({ ...entry, ...remarks, changed: now });
    });
  }

  /** Deletes an entry, also a damaged one. */
  drop(id: string): Promise<void> {
    return this.#write((entries) => entries.delete(id));
  }

  /** Adds entries. Those that are already here are merged; a damaged one is replaced. */
  add(all: readonly RecordEntry[]): Promise<Restored> {
    return this.#write(async (entries) => {
      let [added, changed, known] = [0, 0, 0];
      for (const entry of all) {
        const here = readEntry(await entries.get(entry.id));
        const merged = here === null ? entry : mergedEntry(here, entry);
        if (here === null) added++;
        else if (merged === here) known++;
        else changed++;
        if (merged !== here) await entries.put(merged);
      }
      return { added, changed, known };
    });
  }
}

let opened: RecordArchive | null = null;
/** The record of this device. */
export function recordArchive(): RecordArchive {
  opened ??= new RecordArchive();
  return opened;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
/** Notifies other tabs that the record has changed. */
export const notifyTabs = (): void => channel?.postMessage('changed');
/** Registers a listener for changes in other tabs. */
export const onTabChange = (changed: () => void): void => channel?.addEventListener('message', changed);
