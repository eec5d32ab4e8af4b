// A sheet as it is written: what is asked once, the list of deals, and what stood there before each change.
import type { Kept } from '../../../rules-engine/core/written.ts';
import type { BookId, Raw } from '../../../rules-engine/index.ts';
import type { FieldForm } from '../forms/field-form.ts';

/** How many changes can be taken back. */
const REMEMBERED = 50;

export class Pages {
  entries: readonly Raw[] = [];
  /** The sheet as it stands, for whoever changes it and wants it back. */
  now: Kept;
  #past: Kept[] = [];
  readonly #setup: FieldForm;
  readonly #entry: FieldForm;
  readonly #book: HTMLSelectElement;
  readonly #id: string;

  constructor(setup: FieldForm, entry: FieldForm, book: HTMLSelectElement, id: string) {
    this.#setup = setup;
    this.#entry = entry;
    this.#book = book;
    this.#id = id;
    this.now = this.kept;
  }

  /** What stands on the forms and in the list, to be kept. */
  get kept(): Kept {
    return { format: 'hoyle-sheet', version: 1, sheet: this.#id, book: this.#book.value, setup: this.#setup.raw(), entries: this.entries };
  }
  get book(): BookId {
    return this.#book.value as BookId;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  hasBook(book: string | null): book is string {
    return [...this.#book.options].some((option) => option.value === book);
  }

  /** Writes a kept sheet onto the forms and the list. */
  take(kept: Kept): void {
    for (const [name, value] of Object.entries(kept.setup)) this.#setup.write(name, value ?? '');
    if (this.hasBook(kept.book)) this.#book.value = kept.book;
    this.#setup.asked();
    this.#entry.asked();
    this.entries = kept.entries;
  }

  remember(state: Kept = this.now): void {
    this.#past = [...this.#past.slice(1 - REMEMBERED), state];
  }
  /** The state before the last change, which is forgotten with it. */
  takeBack(): Kept | undefined {
    return this.#past.pop();
  }
  forget(): void {
    this.#past = [];
  }
}
