// What is done on a sheet: entered, put right, struck out, named, taken back. Pure: it knows logs and shelves, and no page.
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
import { SheetStore } from './store.ts';

/** What is set up: its fields, and the book. */
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
  /** The entries as they would stand with other words for one, or with one more. */
  entriesWith(id: string, words: Raw): readonly Entry[] {
    return entriesOf(write(this.log, this.#by, { [id]: words }));
  }
  get setup(): Record<string, string> {
    return setupOf(this.log);
  }
  get book(): string | null {
    return bookOf(this.log);
  }

  /** A new entry after all others. What is set up comes with it where nothing is said of it yet. Gives its id. */
  enter(words: Raw, usual = NOTHING): string {
    const id = dealCell(nextPlace(this.log), this.#by.page);
    this.#write({ [id]: words }, usual);
    return id;
  }
  /** Other words for an entry; one that was struck out stands there again. */
  correct(id: string, words: Raw): void {
    this.#write({ [id]: words }, NOTHING);
  }
  strike(id: string): void {
    this.#write({ [id]: null }, NOTHING);
  }
  /** Fields of the set-up, and the book where it is not empty. */
  rename(changed: Setup, usual = NOTHING): void {
    this.#write(cellsOf(changed), usual);
  }
  /** A sheet without entries; what is set up stays. */
  begin(): void {
    this.#write(this.#struck(), NOTHING);
  }
  /** Another sheet in the place of this one. */
  replace({ book, setup, entries }: Omit<Kept, 'format' | 'version' | 'sheet'>): void {
    const first = nextPlace(this.log);
    const unsaid = Object.fromEntries(Object.keys(this.setup).map((field) => [field, '']));
    const made = entries.map((words, n): [string, CellValue] => [dealCell(first + n, this.#by.page), words]);
    this.#write({ ...this.#struck(), ...cellsOf({ fields: { ...unsaid, ...setup }, book }), ...Object.fromEntries(made) }, NOTHING);
  }
  /** The log of another phone in the place of this one. */
  adopt(other: Log): void {
    this.change(adopt(this.log, this.#by, other));
  }
  /** What another phone has of the same game, together with what stands here. */
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

  /** Whether a press of Undo has anything to take back. */
  canUndo(isGone: (tab: string) => boolean): boolean {
    return lastChange(this.log, this.#by.tab, isGone) !== undefined;
  }
  /** Takes back this tab's last change. Gives how many things another tab has changed since, which stay; null where there is nothing to take back. */
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
