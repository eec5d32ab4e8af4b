// The fields of a form, as defined by the engine: reads and writes their values as text, and shows which fields apply and what is wrong.
// Shared by scorers and score sheets; the markup is in Field.astro.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import type { Problem } from '../../../rules-engine/index.ts';
import { splitList } from '../../../rules-engine/sheets/lists.ts';
import { emptyGrids, listenToGrids, oddKey, sayBoth, showGrids } from './grids.ts';
import { emptyListKeys, keysForLast, pressedInList, showListKeys, walkListKeys } from './list-keys.ts';
import { dropLast, enterNext, padsAreKeyboards } from './number-pads.ts';
import { wordOf } from './words.ts';

/** The fields of one form. Updates which of them are shown, and handles the steppers, the lists and the sets of dominoes. */
export class FieldForm {
  readonly form: HTMLFormElement;
  /** The select for the book: in this form, or in the form above the deals of a sheet. */
  readonly #book: HTMLSelectElement | null;

  constructor(form: HTMLFormElement, book = form.elements.namedItem('book')) {
    this.form = form;
    this.#book = book instanceof HTMLSelectElement ? book : null;
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) sayBoth(target);
      this.asked();
    });
    form.addEventListener('click', (event) => this.#pressed(event.target));
    form.addEventListener('keydown', walkListKeys);
    form.addEventListener('reset', () => {
      emptyGrids(form);
      emptyListKeys(form);
    });
    for (const pack of form.querySelectorAll<HTMLDetailsElement>('details.pack')) this.#unfold(pack);
    // The pad of balls is loaded on demand too, in sheets as in scorers.
    if (form.querySelector('input[data-balls]') !== null) void import('./ball-keys.ts').then(({ padOfBalls }) => padOfBalls(form));
    listenToGrids(form);
    padsAreKeyboards(form);
    this.asked();
  }

  #unfold(pack: HTMLDetailsElement): void {
    // The module that draws dominoes is loaded with the first field that asks for them.
    const stones = import('./stone-picker.ts');
    const spread = () => void stones.then((module) => module.spreadStones(pack));
    pack.addEventListener('toggle', () => pack.open && spread());
    if (pack.open) spread();
  }

  fields(): HTMLElement[] {
    return [...this.form.querySelectorAll<HTMLElement>('[data-field]')];
  }

  /** The values of the fields as text: of those that are shown, or of all. */
  raw(all = false): Record<string, string> {
    return Object.fromEntries(this.fields().flatMap((field) => (field.hidden && !all ? [] : [[field.dataset.field ?? '', wordOf(field)]])));
  }

  /** Hides the fields that do not apply to the chosen book or the given answers. */
  asked(): void {
    this.#options();
    for (const field of this.fields()) {
      const { when, is, books } = field.dataset;
      const elsewhere = books !== undefined && this.#book !== null && !books.split(' ').includes(this.#book.value);
      if (books !== undefined) field.hidden = elsewhere;
      if (when === undefined || elsewhere) continue;
      const on = this.fields().find((one) => one.dataset.field === when);
      const control = on?.querySelector<HTMLInputElement | HTMLSelectElement>('input:checked, select, input:not([type="radio"], [type="checkbox"])');
      // A field that depends on a hidden field is hidden too.
      field.hidden = on?.hidden === true || !(is ?? '').split(' ').includes(control?.value ?? '');
    }
    for (const folded of this.form.querySelectorAll<HTMLElement>('details.more'))
      folded.hidden = [...folded.querySelectorAll<HTMLElement>('[data-field]')].every((field) => field.hidden);
    showGrids(this.form);
    showListKeys(this.form);
  }

  /** Hides the options that the chosen book does not have, and deselects them. */
  #options(): void {
    for (const option of this.form.querySelectorAll<HTMLElement>('[data-by]')) {
      const away = this.#book !== null && !(option.dataset.by ?? '').split(' ').includes(this.#book.value);
      const control = option instanceof HTMLOptionElement ? option : option.querySelector('input');
      option.hidden = away;
      if (control === null || control.disabled === away) continue;
      control.disabled = away;
      if (away && control instanceof HTMLInputElement) control.checked = false;
      else if (away && control instanceof HTMLOptionElement && control.selected) (control.closest('select') as HTMLSelectElement).selectedIndex = 0;
    }
  }

  write(name: string, text: string): boolean {
    const field = this.fields().find((one) => one.dataset.field === name);
    if (field === undefined) return false;
    if (field.dataset.kind === 'list') {
      const parts = splitList(text);
      while (field.querySelectorAll('.row').length < parts.length && this.grow(field));
      field.querySelectorAll<HTMLInputElement>('.row [name]').forEach((control, n) => {
        control.value = parts[n] ?? '';
      });
    } else if (field.dataset.kind === 'flag') {
      const box = field.querySelector<HTMLInputElement>('input');
      if (box !== null) box.checked = ['yes', 'true', '1', 'on'].includes(text);
    } else {
      const radio = [...field.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      const control = field.querySelector<HTMLInputElement | HTMLSelectElement>('[name]');
      if (radio.length > 0) {
        const found = radio.find((one) => one.value === text) ?? radio.find((one) => text === '' && one.defaultChecked) ?? oddKey(field, text);
        for (const one of radio) one.checked = one === found;
        if (found !== undefined) found.checked = true;
        if (found === undefined) return text === '';
      } else if (control?.type === 'hidden') control.value = text;
      else if (control !== null) {
        // A link joins cards with hyphens; the hyphen of a domino is part of it.
        control.value = field.dataset.kind === 'cards' ? text.replace(/-(?=[0-9AJQKjqka])/g, ' ') : text;
        if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
          control.selectedIndex = Math.max(
            0,
            [...control.options].findIndex((option) => option.defaultSelected),
          );
          return text === '';
        }
      }
    }
    return true;
  }

  /** Adds a box to a list; returns false if it is full. */
  grow(list: HTMLElement): boolean {
    const rows = list.querySelector('.rows');
    const template = list.querySelector('template');
    if (rows === null || template === null || rows.childElementCount >= Number(list.dataset.max)) return false;
    const made = template.content.cloneNode(true) as DocumentFragment;
    const n = String(rows.childElementCount + 1);
    for (const node of made.querySelectorAll('*')) {
      for (const name of ['id', 'for', 'aria-describedby', 'aria-label', 'placeholder']) {
        const value = node.getAttribute(name);
        if (value !== null) node.setAttribute(name, value.replace(/\.N\b/g, `.${n}`).replace(/ N\b/g, ` ${n}`));
      }
      if (node.localName !== 'label') continue;
      for (const text of node.childNodes) if (text instanceof Text) text.data = text.data.replace(/(^| )N$/, `$1${n}`);
    }
    const pack = made.querySelector<HTMLDetailsElement>('details.pack');
    rows.append(made);
    padsAreKeyboards(list);
    showListKeys(this.form);
    if (pack !== null) this.#unfold(pack);
    return true;
  }

  #pressed(target: EventTarget | null): void {
    const isKey = target instanceof Element && pressedInList(this.form, target, (list) => this.grow(list));
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    if (button.dataset.step !== undefined) {
      const input = button.parentElement?.querySelector('input');
      if (input == null) return;
      const [min, max] = [Number(input.min), Number(input.max)];
      input.value = String(
        Math.min(max, Math.max(min, (input.value === '' ? min - (button.dataset.step === '1' ? 1 : 0) : Number(input.value)) + Number(button.dataset.step))),
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const list = button.closest<HTMLElement>('[data-kind="list"]');
    if (list === null || isKey) return;
    if (button.dataset.next !== undefined) enterNext(list, button.dataset.next, () => this.grow(list));
    if (button.dataset.add !== undefined && this.grow(list)) {
      if (list.querySelector('.picks') !== null) keysForLast(list);
      list.querySelector<HTMLElement>('.row:last-child [name]')?.focus();
    }
    if (button.dataset.drop !== undefined) {
      dropLast(list);
      emptyListKeys(this.form);
      showListKeys(this.form);
    }
  }

  /** The value of a field in the words of the page: the chosen option, or the numbers of a list. */
  static said(field: HTMLElement): string {
    const words = [...field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].flatMap((control) => {
      if (control instanceof HTMLSelectElement) return control.value === '' ? [] : [control.selectedOptions[0]?.textContent ?? control.value];
      if (control.type === 'radio') return control.checked && control.value !== '' ? [control.closest('label')?.textContent?.trim() ?? control.value] : [];
      if (control.type === 'checkbox') return control.checked ? ['yes'] : [];
      return control.value.trim() === '' ? [] : [control.value.trim()];
    });
    return words.join(', ');
  }

  /** Whether all fields have their initial values. */
  get untouched(): boolean {
    return [...this.form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].every((control) => {
      if (control instanceof HTMLInputElement)
        return ['radio', 'checkbox'].includes(control.type) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
      const first = [...control.options].findIndex((option) => option.defaultSelected);
      return control.selectedIndex === Math.max(0, first);
    });
  }

  /** Resets the form to its initial values. */
  clear(): void {
    this.form.reset();
    this.asked();
    for (const input of this.form.querySelectorAll('input[data-cards], input[data-stones]')) input.dispatchEvent(new Event('input'));
  }

  /** Shows each problem at its field; an empty list clears them all. */
  problems(problems: readonly Problem[], engine: EngineBundle | null): void {
    for (const field of this.fields()) {
      const name = field.dataset.field ?? '';
      const mine = problems.filter((one) => one.field === name || one.field.startsWith(`${name}.`));
      const said = field.querySelector<HTMLElement>('.problem');
      const controls = [...(field.closest('[data-grid]') ?? field).querySelectorAll<HTMLElement>('[name]:not([type="hidden"])')];
      if (said !== null) {
        said.hidden = mine.length === 0;
        // A problem must not be hidden in a closed <details>.
        const folded = mine.length === 0 ? null : field.closest<HTMLDetailsElement>('details.more');
        if (folded !== null) folded.open = true;
        said.textContent = mine
          .map((one) => {
            const part = one.field.slice(name.length + 1);
            return engine?.sayProblem(one, part === '' ? (field.dataset.label ?? '') : `${field.dataset.of ?? field.dataset.label ?? ''} ${part}`) ?? '';
          })
          .join(' ');
      }
      controls.forEach((control, n) => {
        const bad = mine.some((one) => one.field === name || one.field === `${name}.${n + 1}`);
        const hint = control.id === '' ? null : document.getElementById(`${control.id}.hint`);
        if (bad) control.setAttribute('aria-invalid', 'true');
        else control.removeAttribute('aria-invalid');
        const described = [hint?.id, bad ? said?.id : undefined].filter((id) => id !== undefined).join(' ');
        if (described === '') control.removeAttribute('aria-describedby');
        else control.setAttribute('aria-describedby', described);
      });
    }
  }

  /** The label of a problem's field. */
  labelOf(problem: Problem): string {
    return this.fields().find((field) => problem.field === field.dataset.field || problem.field.startsWith(`${field.dataset.field}.`))?.dataset.label ?? '';
  }

  /** Problems that belong to no field of this form. */
  homeless(problems: readonly Problem[]): Problem[] {
    return problems.filter((one) => !this.fields().some((field) => one.field === field.dataset.field || one.field.startsWith(`${field.dataset.field}.`)));
  }
}
