// Stores one sheet, in storage that other tabs write as well, and that may be full, refused, cleared or damaged. Every write reads the stored record,
// merges it and writes the whole; what another tab overwrote is restored when its event comes.
import { EMPTY_LOG, isAlike, type Log, merge, tidy } from '../../../../rules-engine/sheets/log.ts';
import { missingFrom, readRecord, withShort, writeRecord } from '../../../../rules-engine/sheets/records.ts';
import { type StorageArea, type StorageError, storageError } from '../../device/storage-area.ts';
import { lookUp, nameOf, type UnreadableRecord } from './lookup.ts';

/** Storage is refused or full, or the stored sheet was cleared while it was open. */
export type Trouble = StorageError | 'cleared';

export class SheetStore {
  log: Log = EMPTY_LOG;
  /** Stored records that are not the sheet that is shown. */
  strange: readonly UnreadableRecord[] = [];
  /** What went wrong when the sheet was last stored. */
  trouble: Trouble | null = null;
  /** How many changes of an earlier page are missing, because the device was full. */
  missing = 0;

  readonly #sheet: string;
  readonly #shelf: StorageArea;
  /** The tab's own storage, which survives a reload. */
  readonly #own: StorageArea;
  #name: string;
  /** The text that is known to be stored. */
  #stands: string | null = null;
  /** The number of changes since the last successful write. */
  #unkept = 0;
  #hasSpare = false;

  constructor(sheet: string, shelf: StorageArea, own: StorageArea) {
    this.#sheet = sheet;
    this.#shelf = shelf;
    this.#own = own;
    this.#name = nameOf(sheet);
  }

  /** Reads the stored sheet, and finds records that cannot be read. */
  open(): void {
    try {
      this.#look();
    } catch (error) {
      this.trouble = storageError(error, this.#shelf);
    }
    this.#bringBack();
  }

  #look(): void {
    const { name, text, read, strange } = lookUp(this.#shelf, this.#sheet);
    this.#name = name;
    this.strange = strange;
    if (read === null) return;
    this.log = merge(this.log, read.log);
    this.#stands = text;
    this.missing = read.short;
  }

  /** Restores changes that a full device refused and this tab still has. */
  #bringBack(): void {
    let text: string | null = null;
    try {
      text = this.#own.read(this.#spare);
    } catch {
      return;
    }
    const read = text === null ? null : readRecord(text, this.#sheet);
    if (read === null || 'why' in read) return;
    this.log = merge(this.log, read.log);
    this.#unkept = Math.max(1, this.missing);
    this.missing = 0;
    this.keep();
  }
  get #spare(): string {
    return `hoyle.unkept.${this.#sheet}`;
  }

  /** Replaces the log, and stores it. */
  change(log: Log): void {
    if (log === this.log) return;
    this.log = log;
    this.#unkept++;
    this.keep();
  }

  /** Writes the sheet, merged with what others wrote. */
  keep(): void {
    this.trouble = null;
    try {
      this.#join(this.#shelf.read(this.#name));
      const text = writeRecord(this.#sheet, this.log);
      if (text !== this.#stands) this.#shelf.write(this.#name, text);
      this.#stands = text;
      this.#unkept = 0;
    } catch (error) {
      this.trouble = storageError(error, this.#shelf);
    }
    this.#keepSpare();
  }

  /** Merges the stored record. One that cannot be read stays; this sheet is then stored beside it. */
  #join(text: string | null): void {
    if (text === null && this.#stands !== null) this.trouble = 'cleared';
    if (text === this.#stands) return;
    this.#stands = text;
    if (text === null) return;
    const read = readRecord(text, this.#sheet);
    if ('why' in read) {
      this.#stands = null;
      const own = this.log;
      this.log = EMPTY_LOG;
      this.#look();
      this.log = merge(this.log, own);
    } else this.log = this.#with(read);
  }
  /** Merges a record. A plain list is from a tab with a former edition: its missing entries are added, and none are removed. */
  #with({ log, isList }: { readonly log: Log; readonly isList: boolean }): Log {
    if (!isList || Object.keys(this.log.cells).length === 0) return merge(this.log, log);
    return merge(this.log, { ...EMPTY_LOG, cells: missingFrom(this.log, log) });
  }

  /** Stores in the tab what the device refused. The record notes how many changes it lacks, in space reserved for that. */
  #keepSpare(): void {
    const refused = this.trouble === 'full' || this.trouble === 'refused';
    this.#hasSpare = false;
    try {
      if (refused) this.#own.write(this.#spare, writeRecord(this.#sheet, this.log));
      else this.#own.drop(this.#spare);
      this.#hasSpare = true;
    } catch {
      // Only the page has it.
    }
    if (this.trouble !== 'full' || this.#stands === null) return;
    try {
      const text = withShort(this.#stands, this.#unkept);
      this.#shelf.write(this.#name, text);
      this.#stands = text;
    } catch {
      // There is not even room for that.
    }
  }

  /** Whether changes are stored nowhere, not even in the tab. */
  get isLoose(): boolean {
    return this.#unkept > 0 && !this.#hasSpare;
  }

  /** Handles a write or a clear in another tab; a null name means all names. Returns whether the sheet shows something else now. */
  storageChanged(name: string | null, text: string | null): boolean {
    if (name !== null && name !== this.#name) return false;
    const before = this.log;
    const strange = this.strange.length;
    if (text === null) {
      if (this.#stands === null) return false;
      this.#stands = null;
      this.trouble = 'cleared';
      return true;
    }
    if (text === this.#stands) return false;
    const read = readRecord(text, this.#sheet);
    if (!('why' in read)) this.log = this.#with(read);
    this.keep();
    return this.strange.length !== strange || !isAlike(before, this.log);
  }

  /** Reads the stored record again: a suspended page misses events. Returns whether the sheet shows something else now. */
  wake(): boolean {
    try {
      const text = this.#shelf.read(this.#name);
      return text === this.#stands ? false : this.storageChanged(this.#name, text);
    } catch {
      return false;
    }
  }

  /** Drops deleted entries that no undo can restore. Only while no other tab is open. */
  tidy(): void {
    const log = tidy(this.log);
    if (Object.keys(log.cells).length === Object.keys(this.log.cells).length) return;
    this.log = log;
    try {
      if (this.#shelf.read(this.#name) !== this.#stands) return;
      const text = writeRecord(this.#sheet, log, this.missing);
      this.#shelf.write(this.#name, text);
      this.#stands = text;
    } catch {
      // It stays as large as it is.
    }
  }

  /** Deletes a stored record that is not shown, once the player has confirmed it. */
  throwAway({ name }: UnreadableRecord): void {
    try {
      this.#shelf.drop(name);
    } catch {
      return;
    }
    this.strange = this.strange.filter((one) => one.name !== name);
  }
}
