// The fields of a form as the engine asks them: reads them as words, writes words back, shows what is asked and what is wrong.
// Scorers and score sheets share it; the markup is Field.astro's.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import type { Problem } from '../../../rules-engine/index.ts';
import { splitList } from '../../../rules-engine/sheets/lists.ts';
import { emptyGrids, hearGrids, oddKey, sayBoth, showGrids } from './grids.ts';
import { dropLast, enterNext, padsAreKeyboards } from './number-pads.ts';
import { wordOf } from './words.ts';

/** One form's fields. It listens for what is asked next and works the steppers, the lists and the sets of dominoes. */
export class FieldForm {
  readonly form: HTMLFormElement;
  /** Where the book is chosen: here, or in the form above the deals of a sheet. */
  readonly #book: HTMLSelectElement | null;

  constructor(form: HTMLFormElement, book = form.elements.namedItem('book')) {
    this.form = form;
    this.#book = book instanceof HTMLSelectElement ? book : null;
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) sayBoth(target);
      this.asked();
    });
    form.addEventListener('click', (event) => this.#pressed(event.target));
    for (const pack of form.querySelectorAll<HTMLDetailsElement>('details.pack')) this.#unfold(pack);
    // So is the rack of balls, on a sheet as in a count.
    if (form.querySelector('input[data-balls]') !== null) void import('./ball-keys.ts').then(({ padOfBalls }) => padOfBalls(form));
    hearGrids(form);
    padsAreKeyboards(form);
    this.asked();
  }

  #unfold(pack: HTMLDetailsElement): void {
    // Dominoes are drawn by a module of their own, which comes with the first field that asks for them.
    const stones = import('./stone-picker.ts');
    const spread = () => void stones.then((module) => module.spreadStones(pack));
    pack.addEventListener('toggle', () => pack.open && spread());
    if (pack.open) spread();
  }

  fields(): HTMLElement[] {
    return [...this.form.querySelectorAll<HTMLElement>('[data-field]')];
  }

  /** What the fields say, as words: those that are asked now, or all of them. */
  raw(all = false): Record<string, string> {
    return Object.fromEntries(this.fields().flatMap((field) => (field.hidden && !all ? [] : [[field.dataset.field ?? '', wordOf(field)]])));
  }

  /** Hides what is not asked by the book chosen, or under the answers given. */
  asked(): void {
    this.#options();
    for (const field of this.fields()) {
      const { when, is, books } = field.dataset;
      const elsewhere = books !== undefined && this.#book !== null && !books.split(' ').includes(this.#book.value);
      if (books !== undefined) field.hidden = elsewhere;
      if (when === undefined || elsewhere) continue;
      const on = this.fields().find((one) => one.dataset.field === when);
      const control = on?.querySelector<HTMLInputElement | HTMLSelectElement>('input:checked, select, input:not([type="radio"], [type="checkbox"])');
      // What hangs on a question that is not asked itself is not asked either.
      field.hidden = on?.hidden === true || !(is ?? '').split(' ').includes(control?.value ?? '');
    }
    for (const folded of this.form.querySelectorAll<HTMLElement>('details.more'))
      folded.hidden = [...folded.querySelectorAll<HTMLElement>('[data-field]')].every((field) => field.hidden);
    showGrids(this.form);
  }

  /** Options that the book chosen has not are not there; one that was chosen is given back. */
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
        // A link joins cards with hyphens; within a domino the hyphen is its own.
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

  /** One more box of a list; false where it is full. */
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
    if (pack !== null) this.#unfold(pack);
    return true;
  }

  #pressed(target: EventTarget | null): void {
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
    if (button.dataset.next !== undefined && list !== null) enterNext(list, button.dataset.next, () => this.grow(list));
    if (button.dataset.add !== undefined && list !== null && this.grow(list)) list.querySelector<HTMLElement>('.row:last-child [name]')?.focus();
    if (button.dataset.drop !== undefined && list !== null) dropLast(list);
  }

  /** What a field says, in the words of the page: the option chosen, the numbers of a list side by side. */
  static said(field: HTMLElement): string {
    const words = [...field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].flatMap((control) => {
      if (control instanceof HTMLSelectElement) return control.value === '' ? [] : [control.selectedOptions[0]?.textContent ?? control.value];
      if (control.type === 'radio') return control.checked && control.value !== '' ? [control.closest('label')?.textContent?.trim() ?? control.value] : [];
      if (control.type === 'checkbox') return control.checked ? ['yes'] : [];
      return control.value.trim() === '' ? [] : [control.value.trim()];
    });
    return words.join(', ');
  }

  /** Whether everything stands as it did when the page came. */
  get untouched(): boolean {
    return [...this.form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].every((control) => {
      if (control instanceof HTMLInputElement)
        return ['radio', 'checkbox'].includes(control.type) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
      const first = [...control.options].findIndex((option) => option.defaultSelected);
      return control.selectedIndex === Math.max(0, first);
    });
  }

  /** Empties the form as it was when the page came. */
  clear(): void {
    this.form.reset();
    emptyGrids(this.form);
    this.asked();
    for (const input of this.form.querySelectorAll('input[data-cards], input[data-stones]')) input.dispatchEvent(new Event('input'));
  }

  /** Shows each problem at its field; none clears them all. */
  problems(problems: readonly Problem[], engine: EngineBundle | null): void {
    for (const field of this.fields()) {
      const name = field.dataset.field ?? '';
      const mine = problems.filter((one) => one.field === name || one.field.startsWith(`${name}.`));
      const said = field.querySelector<HTMLElement>('.problem');
      const controls = [...(field.closest('[data-grid]') ?? field).querySelectorAll<HTMLElement>('[name]:not([type="hidden"])')];
      if (said !== null) {
        said.hidden = mine.length === 0;
        // What is wrong does not lie folded away.
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

  /** What a problem's field is called on the page. */
  labelOf(problem: Problem): string {
    return this.fields().find((field) => problem.field === field.dataset.field || problem.field.startsWith(`${field.dataset.field}.`))?.dataset.label ?? '';
  }

  /** Problems that belong to no field of this form. */
  homeless(problems: readonly Problem[]): Problem[] {
    return problems.filter((one) => !this.fields().some((field) => one.field === field.dataset.field || one.field.startsWith(`${field.dataset.field}.`)));
  }
}
