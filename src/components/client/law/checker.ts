// A law's questions and rulings. The style sheet shows which rulings apply; this adds what needs script: restoring answers from a link or after
// a reload, sharing, the slip, and two versions side by side.
import { among, chooseOf, takeLink } from '../../../lib/addresses/links.ts';
import type { Version } from '../../../lib/record/entry.ts';
import { OTHER, readOther, writeOther } from '../../../lib/record/other-version.ts';
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { type Drafts, ownDraft } from '../forms/drafts.ts';
import { idOf, versionOf } from '../record/from-law.ts';
import { showFaults } from '../share/link.ts';
import { ruleName, ruleTitle } from '../share/rule-name.ts';
import { chosenBook, linkTo, shareBy } from '../share/share.ts';
import { dropLink } from '../sheet/link.ts';
import { closeSteps, hasOpenSteps, leftOpen } from '../steps/left-open.ts';
import { addActions, arrangeActions, offerPutRight } from './actions.ts';
import { answersOnPaper, choicesOf, inputOf, questionOf, UNKNOWN } from './answers.ts';
import { offerSheet } from './into-sheet.ts';
import { bothVersions, casesFor, inShort, rulingsFor, sideBySide } from './versions.ts';

type Answers = Readonly<Record<string, string>>;
/** The keys of the two players' names in a draft. No question has a key with a space. */
const TELLERS = ['name 1', 'name 2'] as const;

class Checker extends HTMLElement {
  #draft: Drafts | null = null;
  #law: HTMLElement | null = null;
  #form: HTMLFormElement | null = null;
  #fields = new Map<string, HTMLFieldSetElement>();
  #book = '';
  /** The first version, while the second is entered; else null. */
  #version: Answers | null = null;
  /** The names of the two players, if given. */
  #tellers: [string, string] = ['', ''];

  connectedCallback(): void {
    this.#law = this.closest<HTMLElement>('.law');
    this.#form = this.querySelector('form');
    if (this.#law === null || this.#form === null || this.#draft !== null) return;
    for (const field of this.#form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-fact]')) this.#fields.set(field.dataset.fact ?? '', field);
    this.#form.addEventListener('change', () => this.#answered());
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('click', (event) => this.#do(event.target));
    this.addEventListener('input', ({ target }) => this.#named(target));
    addActions(this.#row, this.#law);
    document.addEventListener('hoyle:book', () => this.#order());
    this.#draft = ownDraft(this);
    this.#restore();
    this.#order();
    this.#show();
    // Steps that were open before a reload.
    this.#putRight(leftOpen(this, this.#answers));
  }

  get #key(): string {
    return (this.#law?.id ?? '').replace('law.', '');
  }

  /** The buttons below the rulings; the steps have a row of their own. */
  get #row(): Element | null {
    return this.querySelector(':scope > .buttons');
  }

  get #answers(): Answers {
    const checked = [...this.#fields].map(([fact, field]) => [fact, field.querySelector<HTMLInputElement>('input:checked')?.value] as const);
    return Object.fromEntries(checked.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }

  /** The answers that are preset in the page. */
  get #preset(): Answers {
    const inputs = [...this.#fields].map(([fact, field]) => [fact, [...field.querySelectorAll('input')].find((one) => one.defaultChecked)?.value] as const);
    return Object.fromEntries(inputs.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }

  #restore(): void {
    const params = new URLSearchParams(location.search);
    if (params.get('law') !== this.#key) {
      this.#takeUp();
      return;
    }
    let other: ReturnType<typeof readOther> = [];
    const faults = takeLink(params, {
      names: ['law', 'book', OTHER, ...this.#fields.keys()],
      ask: (name) => (name === OTHER ? 'The other version' : questionOf(this.#fields.get(name))),
      take: (name, value) => {
        if (name === 'law') return null;
        if (name === OTHER) {
          other = readOther(value);
          const wrong = other.find(([fact, answer]) => inputOf(this.#fields.get(fact), answer) === undefined);
          if (wrong === undefined) return null;
          const field = this.#fields.get(wrong[0]);
          return field === undefined ? chooseOf(wrong[0], [...this.#fields.keys()]) : choicesOf(field, wrong[1]);
        }
        if (name === 'book') {
          const book = BOOK_IDS.find((one) => one === value);
          if (book !== undefined) this.#book = book;
          return among(value, BOOK_IDS, (key) => BOOK_SHORT[key as BookId]);
        }
        const field = this.#fields.get(name);
        return this.#choose(field, value) || (value === UNKNOWN && field !== undefined) ? null : choicesOf(field, value);
      },
    });
    // The URL has the first version, and the answers that differ in the second.
    if (other.some(([fact, value]) => inputOf(this.#fields.get(fact), value) !== undefined)) {
      this.#version = this.#answers;
      for (const [fact, value] of other) this.#choose(this.#fields.get(fact), value);
    }
    showFaults(this, faults);
    this.#law?.scrollIntoView();
  }

  #choose(field: HTMLFieldSetElement | undefined, value: string | undefined): boolean {
    const input = inputOf(field, value);
    if (input !== undefined) input.checked = true;
    return input !== undefined;
  }

  /** Saves the name of a player while it is typed. */
  #named(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || target.dataset.teller === undefined) return;
    this.#tellers = target.dataset.teller === '0' ? [target.value, this.#tellers[1]] : [this.#tellers[0], target.value];
    this.#keep();
  }

  /** Restores the answers from before a reload, except those that the reader changed before this module was loaded. */
  #takeUp(): void {
    const preset = this.#preset;
    const quick = Object.fromEntries(Object.entries(this.#answers).filter(([fact, value]) => preset[fact] !== value));
    const { words = {}, beside } = this.#draft?.mine() ?? {};
    if (beside !== undefined) {
      const { [TELLERS[0]]: one = '', [TELLERS[1]]: other = '', ...version } = beside as Answers;
      this.#tellers = [one, other];
      this.#version = version;
    }
    for (const [fact, value] of Object.entries({ ...words, ...quick })) this.#choose(this.#fields.get(fact), value);
    if (Object.keys(quick).length > 0) this.#keep();
    const details = this.closest('details');
    if (details !== null && (Object.keys(words).length > 0 || beside !== undefined)) details.open = true;
  }

  /** Saves the answers in this tab, with the first version while the second is entered. */
  #keep(): void {
    const isPreset = JSON.stringify(this.#answers) === JSON.stringify(this.#preset);
    if (this.#version === null && isPreset) this.#draft?.drop();
    else if (this.#version === null) this.#draft?.keep({ words: this.#answers, of: null });
    else {
      const [one, other] = this.#tellers;
      this.#draft?.keep({ words: this.#answers, of: null, beside: { ...this.#version, [TELLERS[0]]: one, [TELLERS[1]]: other } });
    }
    if (new URLSearchParams(location.search).get('law') === this.#key) dropLink();
  }

  #answered(): void {
    this.#keep();
    this.#show();
    const whole = this.getBoundingClientRect();
    // Shows the whole answer: scrolls if it does not fit, but not so far that the questions leave the window.
    const nav = document.querySelector('.main-nav')?.getBoundingClientRect();
    const bottom = nav !== undefined && nav.top > innerHeight / 2 ? nav.top : innerHeight;
    const over = (this.#row?.getBoundingClientRect().top ?? whole.bottom) - bottom;
    if (over > 0 && this.matches('.chips')) scrollBy({ top: Math.min(over, whole.top - 4), behavior: 'instant' });
  }

  /** Moves a book to the front: the one in the link, else the agreed one for this law, else the reader's own. */
  #order(): void {
    const book = this.#book || (this.#law?.dataset.agreed ?? chosenBook());
    if (book !== '') for (const own of this.querySelectorAll(`[data-column~="${book}"]`)) own.parentElement?.prepend(own);
  }

  #do(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const what = button?.dataset.do;
    if (button === null || what === undefined) return;
    const title = ruleTitle(this.#law ?? this);
    const answers = this.#version ?? this.#answers;
    const book = this.#book === '' ? chosenBook() : this.#book;
    const other = writeOther(this.#version, this.#answers);
    const url = linkTo({ law: this.#key, book, ...answers, [OTHER]: other }, this);
    if (what === 'versions') this.#openVersions();
    else if (what === 'put-right') this.#putRight('');
    else if (what === 'keep' || what === 'report' || (what === 'print' && other !== '')) {
      const versions = (other === '' ? null : this.#versions) ?? [versionOf(this.#fields, this.#answers, casesFor(this, this.#answers), this.#law ?? this, '')];
      void import('../record/law-actions.ts').then(({ lawAction }) => lawAction(what, { checker: this, button, title, versions, url, book }));
    } else if (what === 'share') {
      const done = this.querySelector('.done');
      if (done !== null) void this.#share(done, url);
    } else if (what === 'print') {
      const parts = [answersOnPaper(this.#fields.values()), ...rulingsFor(this, this.#answers)];
      void import('../share/slip.ts').then(({ printSlip }) => printSlip(ruleName(this.#law ?? this), parts, { id: idOf(this.#law ?? this), url }));
    }
  }

  async #share(done: Element, url: string): Promise<void> {
    const whole = ruleName(this.#law ?? this);
    await shareBy(done, whole, inShort(this, this.#answers), url, idOf(this.#law ?? this));
    const { offerCitation } = await import('./cite.ts');
    offerCitation(done, whole, rulingsFor(this, this.#answers), url);
  }

  /** Both versions; null if there is only one. */
  get #versions(): [Version, Version] | null {
    return this.#version === null ? null : bothVersions(this, this.#fields, [this.#version, this.#answers], this.#tellers);
  }

  /** Shows the "Put it right" button if the answers leave one case; closes the steps when the answers change. */
  #offerSteps(): void {
    closeSteps(this);
    // Only for offences. Their pages link to the same offence in other games.
    const [only = null, ...more] = casesFor(this, this.#answers);
    const isSettled = this.#law?.querySelector('.law-foot a[href*="/penalties/"]') != null && only !== null && more.length === 0;
    const isOffered = isSettled && this.#version === null;
    offerPutRight(this.#row, isOffered);
    offerSheet(this, isOffered ? only : null);
    arrangeActions(this.#row, this.#version !== null);
  }

  /** Opens the steps; those that were left open by some books (`left`) where the reader was. Null: does nothing. */
  #putRight(left: string | null): void {
    if (left === null || this.#version !== null) return;
    const [caseElement] = casesFor(this, this.#answers);
    if (caseElement === undefined) return;
    const asked = { caseElement, key: this.#key, answers: this.#answers, left };
    void import('../steps/put-right.ts').then(({ putRight }) => putRight(this, asked));
  }

  /** For two players who do not agree: keeps the answers as the first version and asks for the second, or goes back to one. */
  #openVersions(): void {
    this.#version = this.#version === null ? this.#answers : null;
    this.#keep();
    this.#show();
    this.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  }

  #show(): void {
    this.querySelector('.done')?.replaceChildren();
    const say = (what: string, text: string) => {
      this.querySelector(`[data-do="${what}"]`)?.replaceChildren(text);
    };
    say('versions', this.#version === null ? 'We don’t agree' : 'Back to one version');
    say('print', this.#version === null ? 'Print slip' : 'Print statement');
    for (const old of this.querySelectorAll('.two-versions, .report')) old.remove();
    this.#offerSteps();
    if (this.#version !== null && this.#versions !== null) this.#row?.before(sideBySide(this, this.#versions, [this.#version, this.#answers]));
  }
}
// After a reload, rows with saved answers open again. This runs before the element is defined, because defining it saves what the reader has
// answered since: a row that they answered and closed in the meantime must stay closed.
for (const row of document.querySelectorAll<HTMLElement>('.law.folded:not(.open)'))
  if (ownDraft(row).mine() !== null || hasOpenSteps(row)) void import('./open.ts').then(({ openRow }) => openRow(row));

customElements.define('hoyle-checker', Checker);
