// The form of the next deal, or of one that is being corrected. Unfinished input is kept through a reload and a crash.
import type { Raw } from '../../../../rules-engine/index.ts';
import { type Draft, type Drafts, unfold } from '../../forms/drafts.ts';
import { FieldForm } from '../../forms/field-form.ts';

/** Answers that mean that nothing of the kind happened. */
const UNSAID = /^(no|none|nobody|[0.]*)$/;

export class NextDeal {
  readonly fields: FieldForm;
  /** Id of the deal that is being corrected; null while the next one is entered. */
  editing: string | null = null;
  /** The initial answers of the form for the next deal. */
  first: Raw = {};
  readonly #drafts: Drafts;
  /** Whether a ruling may have led to a field: until something is entered. */
  #isLed = true;
  /** Whether anything was typed since the form was filled. */
  #typed: boolean;

  constructor(form: HTMLFormElement, book: HTMLSelectElement, drafts: Drafts) {
    this.fields = new FieldForm(form, book);
    this.#typed = !this.fields.untouched;
    this.#drafts = drafts;
    form.addEventListener('input', () => {
      this.#typed = true;
    });
  }

  get isIdle(): boolean {
    return !this.#typed && this.editing === null;
  }

  /** The answers in the form, as the words of an entry. */
  get words(): Raw {
    return Object.fromEntries(Object.entries(this.fields.raw()).filter(([, value]) => value !== ''));
  }

  /** Clears the form for the next deal, and drops the draft. */
  begin(): void {
    this.editing = null;
    this.#typed = false;
    this.fields.problems([], null);
    this.#fill(this.first);
    this.#drafts.drop();
  }

  /** Fills in the current initial answers; once something is typed, only in fields that are still empty. */
  freshen(): void {
    if (this.isIdle) this.#fill(this.first);
    if (this.isIdle || this.editing !== null) return;
    const words = this.fields.raw(true);
    for (const [name, value] of Object.entries(this.first)) if (words[name] === '') this.fields.write(name, value ?? '');
    this.fields.asked();
  }

  /** Fills in answers, as if they were typed. */
  type(words: Raw): void {
    for (const [name, value] of Object.entries(words)) this.fields.write(name, value ?? '');
    this.fields.form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Opens the form on a deal that is to be corrected. */
  edit(id: string, words: Raw): void {
    this.editing = id;
    this.#typed = false;
    this.#fill(words);
  }

  /** Moves the focus to the title of the form, and scrolls so that the end of the sheet is visible above it, and the score above that. */
  leadOn(paper: Element | null): void {
    this.#isLed = false;
    const panel = this.fields.form.parentElement;
    this.fields.form.querySelector<HTMLElement>('.entry-title')?.focus({ preventScroll: true });
    const state = paper?.parentElement?.querySelector('.sheet-state');
    if (paper === null || panel === null || state == null) return;
    const { position, bottom } = getComputedStyle(panel);
    if (position !== 'sticky' || bottom !== '0px') return;
    const hidden = paper.getBoundingClientRect().bottom - (innerHeight - panel.offsetHeight);
    const above = state.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden });
    else if (above < 0) scrollBy({ top: Math.max(hidden, above) });
  }

  /** Scrolls to the form and focuses its first field. */
  lead(): void {
    this.fields.form.scrollIntoView({ block: 'nearest' });
    this.fields.form.querySelector<HTMLElement>('input, select')?.focus();
  }

  /** Stores the unfinished input of this form, and that of the form beside it. */
  keep(beside: Raw): void {
    this.#drafts.keep({ words: this.isIdle ? {} : this.words, of: this.editing, beside });
  }

  /** The draft of this tab, or with `isGone` that of a closed tab; null if there is none. */
  left(isGone?: (tab: string) => boolean): Draft | null {
    return isGone === undefined ? this.#drafts.mine() : this.#drafts.left(isGone);
  }

  /** Restores a draft. */
  takeUp({ words, of }: Draft): void {
    if (of === null && Object.keys(words).length === 0) return;
    this.editing = of;
    this.#typed = true;
    unfold(this.fields.form);
    this.#fill(words);
  }

  /** Writes one deal into the form, over its former content. */
  #fill(words: Raw): void {
    this.fields.clear();
    for (const [name, value] of Object.entries(words)) this.fields.write(name, value ?? '');
    this.fields.asked();
    // Answers that are given, and the field that a ruling has led to, are not left folded away.
    const asked = this.#isLed ? this.fields.form.querySelector(':target') : null;
    for (const folded of this.fields.form.querySelectorAll<HTMLDetailsElement>('details.more'))
      folded.open =
        folded.contains(asked) ||
        [...folded.querySelectorAll<HTMLElement>('[data-field]')].some((field) => !UNSAID.test(words[field.dataset.field ?? ''] ?? ''));
    asked?.scrollIntoView({ block: 'center' });
  }
}
