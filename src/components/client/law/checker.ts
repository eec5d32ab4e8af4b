// Finds the case of a law that applies. Questions, options, cases and rulings are read from the page: the table that is printed is
// the table that decides, and no game's code is loaded.
import { among, oneOf, takeLink } from '../../../lib/links.ts';
import { decide, type Table } from '../../../rules-engine/core/decide.ts';
import { type Drafts, ownDraft } from '../forms/drafts.ts';
import { tellFaults } from '../link.ts';
import { chosenBook, element, gameHere, linkTo, printSlip, share, textIn } from '../share.ts';
import { dropLink } from '../sheet/link.ts';
import { answerTo, liveRows, type Told } from './answer.ts';
import { type Column, columnsIn, UNKNOWN } from './rows.ts';
import { fallBack, sideBySide } from './versions.ts';

/** A tap moves on at once; arrow keys walk over options and must not. */
let lastPointer = 0;
addEventListener('pointerup', () => (lastPointer = performance.now()), { capture: true, passive: true });

class Checker extends HTMLElement {
  #draft: Drafts | null = null;
  #law: HTMLElement | null = null;
  #form: HTMLFormElement | null = null;
  #fields = new Map<string, HTMLFieldSetElement>();
  #columns: readonly Column[] = [];
  #facts: Record<string, readonly string[]> = {};
  #book = '';
  /** How the one tells it, while the other is asked. */
  #version: Record<string, string> | null = null;

  connectedCallback(): void {
    this.#law = this.closest<HTMLElement>('.law');
    this.#form = this.querySelector('form');
    if (this.#law === null || this.#form === null || this.#columns.length > 0) return;
    this.#complete(this.#form);
    for (const field of this.#form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-fact]')) {
      const fact = field.dataset.fact ?? '';
      this.#fields.set(fact, field);
      this.#facts[fact] = [...field.querySelectorAll<HTMLInputElement>('input')].map((input) => input.value).filter((value) => value !== UNKNOWN);
      field.querySelector('.change')?.addEventListener('click', () => this.#reopen(field));
    }
    this.#columns = columnsIn(this.#law);
    this.#form.addEventListener('change', (event) => this.#answered(event.target));
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.querySelector<HTMLElement>('.answer')?.focus();
    });
    this.addEventListener('click', (event) => this.#do(event.target));
    document.addEventListener('hoyle:book', () => this.#show());
    this.#draft = ownDraft(this);
    this.#restore();
    this.#show();
  }

  /** Takes what every checker has from the page's one template. */
  #complete(form: HTMLFormElement): void {
    const rest = document.querySelector<HTMLTemplateElement>('#checker-rest')?.content.cloneNode(true) as DocumentFragment | undefined;
    const change = rest?.querySelector('.change');
    const toAnswer = rest?.querySelector('.to-answer');
    if (rest == null || change == null || toAnswer == null) throw new Error('<hoyle-checker> needs the template #checker-rest on its page');
    change.remove();
    form.append(toAnswer);
    for (const field of form.querySelectorAll('fieldset')) {
      const own = change.cloneNode(true) as HTMLElement;
      own.querySelector('.hidden')?.append(textIn(field.querySelector('legend')));
      field.append(own);
    }
    this.append(rest);
  }

  get #key(): string {
    return (this.#law?.id ?? '').replace('law.', '');
  }

  get #answers(): Record<string, string> {
    const answers: Record<string, string> = {};
    for (const [fact, field] of this.#fields) {
      const checked = field.querySelector<HTMLInputElement>('input:checked');
      if (checked !== null) answers[fact] = checked.value;
    }
    return answers;
  }

  get #table(): Table {
    return { facts: this.#facts, columns: this.#columns.map((column) => column.rows) };
  }

  #restore(): void {
    const params = new URLSearchParams(location.search);
    if (params.get('law') !== this.#key) {
      this.#takeUp();
      return;
    }
    const books = [...document.querySelectorAll<HTMLOptionElement>('#set-book option')].map((option) => option.value).filter((value) => value !== '');
    const faults = takeLink(params, {
      names: ['law', 'book', ...Object.keys(this.#facts)],
      take: (name, value) => {
        if (name === 'law') return null;
        if (name === 'book') {
          if (books.includes(value)) this.#book = value;
          return among(value, books);
        }
        const field = this.#fields.get(name);
        const input = [...(field?.querySelectorAll<HTMLInputElement>('input') ?? [])].find((one) => one.value === value);
        if (input === undefined) return oneOf(value, [...(this.#facts[name] ?? []), UNKNOWN]);
        input.checked = true;
        this.#fold(field, true);
        return null;
      },
    });
    tellFaults(this, faults);
    this.#law?.scrollIntoView();
  }

  /** What was answered before the page was loaded again is answered still, and what somebody quicker than this module has answered. */
  #takeUp(): void {
    const quick = this.#answers;
    const { words: kept = {}, beside } = this.#draft?.mine() ?? {};
    const words = { ...kept, ...quick };
    this.#version = beside === undefined ? null : (beside as Record<string, string>);
    let isAny = beside !== undefined;
    for (const [fact, field] of this.#fields) {
      const input = [...field.querySelectorAll<HTMLInputElement>('input')].find((one) => one.value === words[fact]);
      if (input === undefined) continue;
      input.checked = true;
      isAny = true;
      // Arrow keys walk on.
      this.#fold(field, field.querySelector('input:focus-visible') === null);
    }
    if (Object.keys(quick).length > 0) this.#keep();
    const details = this.closest('details');
    if (isAny && details !== null) details.open = true;
  }

  /** Keeps what is answered for its tab, and how the one told it while the other is asked. */
  #keep(): void {
    if (this.#version === null && Object.keys(this.#answers).length === 0) this.#draft?.drop();
    else this.#draft?.keep({ words: this.#answers, of: null, ...(this.#version === null ? {} : { beside: this.#version }) });
    if (new URLSearchParams(location.search).get('law') === this.#key) dropLink();
  }

  #fold(field: HTMLFieldSetElement | undefined, folded: boolean): void {
    if (field === undefined) return;
    field.classList.toggle('answered', folded);
    const change = field.querySelector<HTMLElement>('.change');
    if (change !== null) change.hidden = !folded;
  }

  #reopen(field: HTMLFieldSetElement): void {
    this.#fold(field, false);
    (field.querySelector<HTMLInputElement>('input:checked') ?? field.querySelector('input'))?.focus();
  }

  #answered(target: EventTarget | null): void {
    const here = target instanceof Element ? target.closest<HTMLFieldSetElement>('fieldset') : null;
    const tapped = performance.now() - lastPointer < 800;
    for (const field of this.#fields.values()) {
      if (field.querySelector('input:checked') !== null && (field !== here || tapped)) this.#fold(field, true);
    }
    this.#keep();
    this.#show();
    if (tapped) this.querySelector('.answer')?.scrollIntoView({ block: 'nearest' });
  }

  #do(target: EventTarget | null): void {
    const what = target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset.do : undefined;
    // The heading's own words, without the mark of what is new or changed that may follow them.
    const title = ((this.#law?.querySelector('h4') ?? document.querySelector('h1'))?.firstChild?.textContent ?? '').trim();
    const url = linkTo({ law: this.#key, book: this.#first, ...this.#answers }, this);
    const answer = this.querySelector<HTMLElement>('.answer');
    if (what === 'again' || what === 'versions') {
      this.#version = what === 'versions' ? this.#answers : null;
      this.#form?.reset();
      this.#keep();
      for (const field of this.#fields.values()) this.#fold(field, false);
      this.#show();
      [...this.#fields.values()]
        .find((field) => !field.hidden)
        ?.querySelector('input')
        ?.focus();
    } else if (what === 'share') {
      share(title, textIn(answer), url).then((said) => {
        const done = this.querySelector('.done');
        if (done !== null) done.textContent = said;
      });
    } else if (what === 'print' && answer !== null) {
      const facts = element('dl', 'slip-facts');
      for (const field of this.#fields.values()) {
        const checked = field.querySelector('input:checked');
        if (checked === null || field.hidden) continue;
        facts.append(element('dt', '', textIn(field.querySelector('legend'))), element('dd', '', textIn(checked.closest('label'))));
      }
      printSlip(`${gameHere()}: ${title}`, [facts, ...[...answer.childNodes].map((node) => node.cloneNode(true))], {
        id: textIn(this.#law?.querySelector('.permalink a')),
        url,
      });
    }
  }

  get #first(): string {
    return this.#book === '' ? chosenBook() : this.#book;
  }

  #show(): void {
    if (this.#law === null) return;
    const told: Told = { law: this.#law, columns: this.#columns, facts: this.#facts, fields: this.#fields, first: this.#first };
    const answers = this.#answers;
    // An answer to a question that makes no difference any more is kept in the form and left out of account.
    const decision = decide(this.#table, answers);
    const said = Object.keys(answers).length > 0;
    for (const [fact, field] of this.#fields) {
      const next = decision.kind === 'ask' && decision.fact === fact;
      field.hidden = answers[fact] === undefined && !next;
    }
    for (const column of this.#columns) {
      const live = liveRows(told, column, answers);
      const outcomes = new Set([...live].map((row) => row.outcome));
      for (const row of column.rows) {
        const here = said && live.has(row) && outcomes.size === 1;
        row.node.classList.toggle('here', here);
        row.node.classList.toggle('out', said && !live.has(row));
        const cell = row.node.querySelector('td:last-child') ?? row.node;
        const mark = cell.querySelector('.here-mark');
        if (here && mark === null) cell.prepend(element('span', 'here-mark', 'Applies here'));
        else if (!here) mark?.remove();
      }
    }
    const answer = this.querySelector<HTMLElement>('.answer');
    const buttons = this.querySelector<HTMLElement>('.buttons');
    const done = this.querySelector('.done');
    if (done !== null) done.textContent = '';
    if (buttons !== null) buttons.hidden = !said;
    const version = this.#version;
    const reply = () => (version === null ? answerTo(told, decision, answers) : sideBySide(told, this.#table, [version, answers]));
    answer?.replaceChildren(...(said ? reply() : version === null ? [] : [element('p', 'answer-head', 'Now as the other tells it: answer again.')]));
    if (said && (version !== null || decision.kind === 'depends')) answer?.append(fallBack());
    const two = this.querySelector<HTMLElement>('[data-do="versions"]');
    if (two !== null) two.hidden = version !== null || decision.kind === 'ask';
  }
}
customElements.define('hoyle-checker', Checker);

// A row that was answered before the page was loaded again stands open again.
for (const row of document.querySelectorAll<HTMLElement>('.law.folded:not(.open)'))
  if (ownDraft(row).mine() !== null) void import('./open.ts').then(({ openRow }) => openRow(row));
