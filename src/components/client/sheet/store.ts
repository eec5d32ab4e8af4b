// Where one sheet is kept: on a shelf that other tabs write as well, and that may be full, refused, cleared, damaged.
// Every writing reads what stands there, merges it in and writes the whole; what another tab wrote over it comes back when that tab is heard.
import { EMPTY_LOG, isAlike, type Log, merge, tidy } from '../../../rules-engine/sheets/log.ts';
import { missingFrom, readRecord, withShort, writeRecord } from '../../../rules-engine/sheets/records.ts';
import { type StorageArea, type StorageError, storageError } from '../device/storage-area.ts';
import { lookUp, nameOf, type UnreadableRecord } from './lookup.ts';

/** Refused, full, or what was kept has been cleared away while it was open. */
export type Trouble = StorageError | 'cleared';

export class SheetStore {
  log: Log = EMPTY_LOG;
  /** Records on the shelf that are not the sheet that is shown. */
  strange: readonly UnreadableRecord[] = [];
  /** What was wrong when it was last kept. */
  trouble: Trouble | null = null;
  /** How many changes of an earlier page are missing, because the device was full. */
  missing = 0;

  readonly #sheet: string;
  readonly #shelf: StorageArea;
  /** What a tab has for itself, and finds again after a reload. */
  readonly #own: StorageArea;
  #name: string;
  /** What is known to stand on the shelf. */
  #stands: string | null = null;
  /** Changes since it was last kept. */
  #unkept = 0;
  #hasSpare = false;

  constructor(sheet: string, shelf: StorageArea, own: StorageArea) {
    this.#sheet = sheet;
    this.#shelf = shelf;
    this.#own = own;
    this.#name = nameOf(sheet);
  }

  /** Reads what is kept, and looks for what cannot be read. */
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

  /** What a full device did not take, this tab may still have. */
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

  /** Another log is the sheet from now on. */
  change(log: Log): void {
    if (log === this.log) return;
    this.log = log;
    this.#unkept++;
    this.keep();
  }

  /** Writes the sheet to the shelf with what others wrote there. */
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

  /** Takes in what stands on the shelf. A record that cannot be read stays; this sheet goes on beside it. */
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
  /** A plain list here is of a tab with a former edition: what it has and this sheet has not is added, and nothing goes. */
  #with({ log, isList }: { readonly log: Log; readonly isList: boolean }): Log {
    if (!isList || Object.keys(this.log.cells).length === 0) return merge(this.log, log);
    return merge(this.log, { ...EMPTY_LOG, cells: missingFrom(this.log, log) });
  }

  /** What the shelf did not take, the tab has for itself; what it lacks is said in the record, in the room that is held for it. */
  #keepSpare(): void {
    const refused = this.trouble === 'full' || this.trouble === 'refused';
    this.#hasSpare = false;
    try {
      if (refused) this.#own.write(this.#spare, writeRecord(this.#sheet, this.log));
      else this.#own.drop(this.#spare);
      this.#hasSpare = true;
    } catch {
      // The page alone has it.
    }
    if (this.trouble !== 'full' || this.#stands === null) return;
    try {
      const text = withShort(this.#stands, this.#unkept);
      this.#shelf.write(this.#name, text);
      this.#stands = text;
    } catch {
      // Not even that.
    }
  }

  /** Whether something on the sheet is kept nowhere, not even for this tab. */
  get isLoose(): boolean {
    return this.#unkept > 0 && !this.#hasSpare;
  }

  /** Another tab wrote under a name of the shelf, or cleared it; null for all names. Gives whether the sheet shows something else now. */
  heard(name: string | null, text: string | null): boolean {
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

  /** Looks again at what is kept: a page that slept has heard nothing. Gives whether the sheet shows something else now. */
  wake(): boolean {
    try {
      const text = this.#shelf.read(this.#name);
      return text === this.#stands ? false : this.heard(this.#name, text);
    } catch {
      return false;
    }
  }

  /** Drops what nobody can bring back. Only while no other tab is open. */
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

  /** Throws a strange record away, when the player has said so. */
  throwAway({ name }: UnreadableRecord): void {
    try {
      this.#shelf.drop(name);
    } catch {
      return;
    }
    this.strange = this.strange.filter((one) => one.name !== name);
  }
}
