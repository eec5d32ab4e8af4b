// The set-up of a sheet: its form, and what is stored of it. Only changes are written from one to the other, so that a half-typed name stays.
import type { BookId, Raw } from '../../../../rules-engine/index.ts';
import type { FieldForm } from '../../forms/field-form.ts';
import { chosenBook } from '../../share/share.ts';
import type { Setup, SheetController } from '../controller.ts';

export class SetupForm {
  readonly #form: FieldForm;
  readonly #book: HTMLSelectElement;
  /** The form as it came with the page. */
  readonly #blank: Raw;
  /** The book of a sheet that names none. */
  #firstBook: BookId;
  /** Whether the sheet itself names its book. */
  #isNamed = false;
  /** What the form showed when it was last in step with the sheet. */
  #shown: Raw;
  #shownBook: BookId;
  /** Stored values that the form cannot show: a name too many, an unknown option. */
  #odd: Readonly<Record<string, string>> = {};

  /** `chosen` is the reader's book for the whole site: a sheet that names none begins with it. */
  constructor(form: FieldForm, book: HTMLSelectElement, chosen: string) {
    this.#form = form;
    this.#book = book;
    if (this.hasBook(chosen)) book.value = chosen;
    this.#blank = form.raw(true);
    this.#shown = this.#blank;
    this.#firstBook = this.book;
    this.#shownBook = this.book;
    document.addEventListener('hoyle:book', () => this.#follow(chosenBook()));
  }

  /** An agreement that loads after the sheet sets the book, if the sheet names none and nobody has chosen one. */
  #follow(book: string): void {
    if (this.#isNamed || this.book !== this.#firstBook || !this.hasBook(book)) return;
    this.#book.value = book;
    this.#firstBook = this.book;
    this.#shownBook = this.book;
    this.#book.dispatchEvent(new Event('change', { bubbles: true }));
  }

  get book(): BookId {
    return this.#book.value as BookId;
  }
  get bookTitle(): string {
    return this.#book.selectedOptions[0]?.textContent ?? '';
  }
  hasBook(book: string | null): book is string {
    return [...this.#book.options].some((option) => option.value === book);
  }

  /** The names of all set-up fields. */
  get asked(): readonly string[] {
    return this.#form.fields().map((field) => field.dataset.field ?? '');
  }

  /** The same, with what a link needs to know of each. */
  get inLink(): ReadonlyMap<string, { readonly isList: boolean }> {
    return new Map(this.#form.fields().map(({ dataset }) => [dataset.field ?? '', { isList: dataset.kind === 'list' }]));
  }

  /** The current answers, with stored values that are not on the form. */
  get raw(): Record<string, string> {
    return { ...this.#form.raw(), ...this.#odd };
  }
  /** The whole set-up, for a sheet that does not have it yet. */
  get usual(): Setup {
    return { fields: this.#form.raw(), book: this.book };
  }

  /** Writes the stored set-up to the form, or the initial value where nothing is stored. Unfinished input stays. */
  show({ setup, book }: Pick<SheetController, 'setup' | 'book'>): void {
    const half = this.half;
    const odd = Object.entries(setup).filter(([name]) => !this.asked.includes(name));
    for (const name of this.asked) {
      if (name in half) continue;
      const value = setup[name] ?? this.#blank[name] ?? '';
      if (!this.#form.write(name, value) && value !== '') odd.push([name, value]);
    }
    this.#shown = { ...this.#form.raw(true), ...Object.fromEntries(Object.keys(half).map((name) => [name, this.#shown[name]])) };
    this.#odd = Object.fromEntries(odd);
    this.#isNamed = book !== null && this.hasBook(book);
    this.#book.value = book !== null && this.hasBook(book) ? book : this.#firstBook;
    this.#shownBook = this.book;
    this.#form.asked();
  }

  /** Returns what was changed on the form since the last call, for the sheet to store; null if nothing was. */
  changed(): Setup | null {
    const now = this.#form.raw(true);
    const fields = this.#differing(now);
    const book = this.book === this.#shownBook ? '' : this.book;
    this.#shown = now;
    this.#shownBook = this.book;
    this.#odd = Object.fromEntries(Object.entries(this.#odd).filter(([name]) => !(name in fields)));
    return Object.keys(fields).length === 0 && book === '' ? null : { fields, book };
  }
  /** Input that the sheet does not have yet. */
  get half(): Record<string, string> {
    return this.#differing(this.#form.raw(true));
  }
  #differing(now: Raw): Record<string, string> {
    return Object.fromEntries(this.asked.flatMap((name) => (now[name] === this.#shown[name] ? [] : [[name, now[name] ?? '']])));
  }
  /** Writes answers to the form that the sheet does not have yet. */
  type(words: Raw): void {
    for (const [name, value] of Object.entries(words)) this.#form.write(name, value ?? '');
    this.#form.asked();
  }
}
