// The changes to a sheet: entering, correcting, deleting, renaming, undoing. It uses logs and storage, but no DOM.
import type { Raw } from '../../../rules-engine/scoring/fields.ts';
import {
  adopt,
  BOOK_CELL,
  bookOf,
  type CellValue,
  dealCell,
  type Entry,
  entriesOf,
  type Log,
  lastChange,
  merge,
  nextPlace,
  setupCell,
  setupOf,
  takeBack,
  type Writer,
  write,
} from '../../../rules-engine/sheets/log.ts';
import type { Kept } from '../../../rules-engine/sheets/records.ts';
import type { StorageArea } from '../device/storage-area.ts';
import { SheetStore } from './storage/store.ts';

/** The set-up of a sheet: its fields, and the book. */
export interface Setup {
  readonly fields: Raw;
  readonly book: string;
}
const NOTHING: Setup = { fields: {}, book: '' };

export class SheetController extends SheetStore {
  readonly #by: Writer;

  constructor(sheet: string, by: Writer, shelf: StorageArea, own: StorageArea) {
    super(sheet, shelf, own);
    this.#by = by;
  }

  get entries(): readonly Entry[] {
    return entriesOf(this.log);
  }
  /** The entries with one of them changed, or with one more. */
  entriesWith(id: string, words: Raw): readonly Entry[] {
    return entriesOf(write(this.log, this.#by, { [id]: words }));
  }
  get setup(): Record<string, string> {
    return setupOf(this.log);
  }
  get book(): string | null {
    return bookOf(this.log);
  }

  /** Appends an entry, with those parts of the set-up that the log does not have yet. Returns its id. */
  enter(words: Raw, usual = NOTHING): string {
    const id = dealCell(nextPlace(this.log), this.#by.page);
    this.#write({ [id]: words }, usual);
    return id;
  }
  /** Changes an entry; a deleted one is restored. */
  correct(id: string, words: Raw): void {
    this.#write({ [id]: words }, NOTHING);
  }
  strike(id: string): void {
    this.#write({ [id]: null }, NOTHING);
  }
  /** Changes fields of the set-up, and the book unless it is empty. */
  rename(changed: Setup, usual = NOTHING): void {
    this.#write(cellsOf(changed), usual);
  }
  /** Deletes all entries; the set-up stays. */
  begin(): void {
    this.#write(this.#struck(), NOTHING);
  }
  /** Replaces this sheet with another. */
  replace({ book, setup, entries }: Omit<Kept, 'format' | 'version' | 'sheet'>): void {
    const first = nextPlace(this.log);
    const unsaid = Object.fromEntries(Object.keys(this.setup).map((field) => [field, '']));
    const made = entries.map((words, n): [string, CellValue] => [dealCell(first + n, this.#by.page), words]);
    this.#write({ ...this.#struck(), ...cellsOf({ fields: { ...unsaid, ...setup }, book }), ...Object.fromEntries(made) }, NOTHING);
  }
  /** Replaces this sheet with the log of another phone. */
  adopt(other: Log): void {
    this.change(adopt(this.log, this.#by, other));
  }
  /** Merges the log of another phone for the same game into this sheet. */
  mergeWith(other: Log): void {
    this.change(merge(this.log, other));
  }
  #struck(): Record<string, CellValue> {
    return Object.fromEntries(this.entries.map(({ id }) => [id, null]));
  }

  #write(values: Readonly<Record<string, CellValue>>, usual: Setup): void {
    const said = Object.entries(cellsOf(usual)).filter(([key, value]) => value !== null && !(key in values) && this.log.cells[key] === undefined);
    this.change(write(this.log, this.#by, values, Object.fromEntries(said)));
  }

  /** Whether there is anything to undo. */
  canUndo(isGone: (tab: string) => boolean): boolean {
    return lastChange(this.log, this.#by.tab, isGone) !== undefined;
  }
  /** Undoes this tab's last change. Returns how many cells another tab has changed since, which stay; null if there is nothing to undo. */
  undo(isGone: (tab: string) => boolean): number | null {
    const change = lastChange(this.log, this.#by.tab, isGone);
    if (change === undefined) return null;
    const { log, stays } = takeBack(this.log, this.#by, change);
    this.change(log);
    return stays;
  }
}

const cellsOf = ({ fields, book }: Setup): Record<string, CellValue> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]): [string, CellValue] => [setupCell(field), value === undefined || value === '' ? null : value]),
  ),
  ...(book === '' ? {} : { [BOOK_CELL]: book }),
});
