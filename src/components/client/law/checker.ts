// A law's questions and rulings. Which rulings hold is shown by the style sheet; this adds what a page cannot do by itself: answers that a link
// or a reload brings back, sharing, the slip, and two versions side by side.
import { among, chooseOf, takeLink } from '../../../lib/addresses/links.ts';
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { type Drafts, ownDraft } from '../forms/drafts.ts';
import { showFaults } from '../link.ts';
import { chosenBook, element, gameHere, linkTo, printSlip, shareBy, textIn } from '../share.ts';
import { dropLink } from '../sheet/link.ts';
import { questionOf, UNKNOWN, valuesOf, wordsOf } from './answers.ts';
import { casesFor, rulingsFor, sideBySide } from './versions.ts';

type Answers = Readonly<Record<string, string>>;

class Checker extends HTMLElement {
  #draft: Drafts | null = null;
  #law: HTMLElement | null = null;
  #form: HTMLFormElement | null = null;
  #fields = new Map<string, HTMLFieldSetElement>();
  #book = '';
  /** How the one side tells it, while the other is asked. */
  #version: Answers | null = null;

  connectedCallback(): void {
    this.#law = this.closest<HTMLElement>('.law');
    this.#form = this.querySelector('form');
    if (this.#law === null || this.#form === null || this.#draft !== null) return;
    for (const field of this.#form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-fact]')) this.#fields.set(field.dataset.fact ?? '', field);
    this.#form.addEventListener('change', () => this.#answered());
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('click', (event) => this.#do(event.target));
    document.addEventListener('hoyle:book', () => this.#order());
    this.#draft = ownDraft(this);
    this.#restore();
    this.#order();
    this.#show();
  }

  get #key(): string {
    return (this.#law?.id ?? '').replace('law.', '');
  }

  get #answers(): Answers {
    const checked = [...this.#fields].map(([fact, field]) => [fact, field.querySelector<HTMLInputElement>('input:checked')?.value] as const);
    return Object.fromEntries(checked.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }

  /** The answers that the page came with. */
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
    const faults = takeLink(params, {
      names: ['law', 'book', ...this.#fields.keys()],
      ask: (name) => questionOf(this.#fields.get(name)),
      take: (name, value) => {
        if (name === 'law') return null;
        if (name === 'book') {
          const book = BOOK_IDS.find((one) => one === value);
          if (book !== undefined) this.#book = book;
          return among(value, BOOK_IDS, (key) => BOOK_SHORT[key as BookId]);
        }
        const field = this.#fields.get(name);
        return this.#choose(field, value) || (value === UNKNOWN && field !== undefined)
          ? null
          : chooseOf(value, [...[...(field?.querySelectorAll('input') ?? [])].flatMap(valuesOf).filter((one) => one !== UNKNOWN), UNKNOWN], (key) =>
              wordsOf(field, key),
            );
      },
    });
    showFaults(this, faults);
    this.#law?.scrollIntoView();
  }

  #choose(field: HTMLFieldSetElement | undefined, value: string | undefined): boolean {
    const input = [...(field?.querySelectorAll('input') ?? [])].find((one) => value !== undefined && valuesOf(one).includes(value));
    if (input !== undefined) input.checked = true;
    return input !== undefined;
  }

  /** What was answered before the page was loaded again is answered still, but for what somebody quicker than this module has changed. */
  #takeUp(): void {
    const preset = this.#preset;
    const quick = Object.fromEntries(Object.entries(this.#answers).filter(([fact, value]) => preset[fact] !== value));
    const { words = {}, beside } = this.#draft?.mine() ?? {};
    this.#version = beside === undefined ? null : (beside as Answers);
    for (const [fact, value] of Object.entries({ ...words, ...quick })) this.#choose(this.#fields.get(fact), value);
    if (Object.keys(quick).length > 0) this.#keep();
    const details = this.closest('details');
    if (details !== null && (Object.keys(words).length > 0 || beside !== undefined)) details.open = true;
  }

  /** Keeps what is answered for its tab, and how the one told it while the other is asked. */
  #keep(): void {
    const isPreset = JSON.stringify(this.#answers) === JSON.stringify(this.#preset);
    if (this.#version === null && isPreset) this.#draft?.drop();
    else this.#draft?.keep({ words: this.#answers, of: null, ...(this.#version === null ? {} : { beside: this.#version }) });
    if (new URLSearchParams(location.search).get('law') === this.#key) dropLink();
  }

  #answered(): void {
    this.#keep();
    this.#show();
    const whole = this.getBoundingClientRect();
    // The whole answer is to be seen: where it does not fit below, the control goes up as far as its questions stay in sight.
    const nav = document.querySelector('.main-nav')?.getBoundingClientRect();
    const bottom = nav !== undefined && nav.top > innerHeight / 2 ? nav.top : innerHeight;
    const over = (this.querySelector('.buttons')?.getBoundingClientRect().top ?? whole.bottom) - bottom;
    if (over > 0 && this.matches('.chips')) scrollBy({ top: Math.min(over, whole.top - 4), behavior: 'instant' });
  }

  /** Moves a book to the front: the one in the link, else the agreed one for this law, else the reader's own. */
  #order(): void {
    const book = this.#book || (this.#law?.dataset.agreed ?? chosenBook());
    if (book !== '') for (const own of this.querySelectorAll(`[data-column~="${book}"]`)) own.parentElement?.prepend(own);
  }

  #do(target: EventTarget | null): void {
    const what = target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset.do : undefined;
    // The heading's own words, without the mark of what is new or changed that may follow them.
    const title = ((this.#law?.querySelector('h4') ?? document.querySelector('h1'))?.firstChild?.textContent ?? '').trim();
    const url = linkTo({ law: this.#key, book: this.#book === '' ? chosenBook() : this.#book, ...this.#answers }, this);
    const rulings =
      this.#version === null ? rulingsFor(this, this.#answers) : [...(this.querySelector('.versions')?.childNodes ?? [])].map((one) => one.cloneNode(true));
    if (what === 'versions') this.#tellTwice();
    else if (what === 'put-right') this.#putRight();
    else if (what === 'share') {
      const done = this.querySelector('.done');
      if (done !== null) void this.#share(done, title, rulings.map((one) => textIn(one as Element)).join(' '), url);
    } else if (what === 'print') {
      const facts = element('dl', 'slip-facts');
      for (const field of this.#fields.values()) {
        const checked = field.querySelector('input:checked')?.closest('label');
        if (checked == null || field.hidden) continue;
        facts.append(element('dt', '', questionOf(field)), element('dd', '', checked.title || textIn(checked)));
      }
      printSlip(`${gameHere()}: ${title}`, [facts, ...rulings], { id: this.#id, url });
    }
  }

  /** The id of the law, as its link has it. */
  get #id(): string {
    return textIn(this.#law?.querySelector('.permalink a'));
  }

  async #share(done: Element, title: string, text: string, url: string): Promise<void> {
    const whole = `${gameHere()}: ${title}`;
    await shareBy(done, whole, text, url, this.#id);
    const { offerCitation } = await import('./cite.ts');
    offerCitation(done, whole, rulingsFor(this, this.#answers), url);
  }

  /** Shows the "Put it right" button if the answers leave one case; closes the steps when the answers change. */
  #offerSteps(): void {
    this.querySelector('.put-right')?.remove();
    const known = this.querySelector<HTMLElement>('[data-do="put-right"]');
    // Only for offences. Their pages link to the same offence in other games.
    const isSettled = this.#law?.querySelector('.law-foot a[href*="/penalties/"]') != null && casesFor(this, this.#answers).length === 1;
    if (known !== null) known.hidden = !isSettled || this.#version !== null;
    else if (isSettled && this.#version === null) {
      const button = Object.assign(element('button', '', 'Put it right'), { type: 'button' });
      button.dataset.do = 'put-right';
      this.querySelector('.buttons')?.prepend(button);
    }
  }

  #putRight(): void {
    const [only] = casesFor(this, this.#answers);
    if (only !== undefined) void import('../steps/put-right.ts').then(({ putRight }) => putRight(this, only, this.#key));
  }

  /** Two players who do not agree: what stands is the one's version, and the other's is asked. */
  #tellTwice(): void {
    this.#version = this.#version === null ? this.#answers : null;
    this.#keep();
    this.#show();
    this.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  }

  #show(): void {
    const done = this.querySelector('.done');
    if (done !== null) done.textContent = '';
    const button = this.querySelector('[data-do="versions"]');
    if (button !== null) button.textContent = this.#version === null ? 'We don’t agree' : 'Back to one version';
    this.querySelector('.two-versions')?.remove();
    this.#offerSteps();
    if (this.#version !== null) this.querySelector('.buttons')?.before(sideBySide(this, this.#fields, [this.#version, this.#answers]));
  }
}
customElements.define('hoyle-checker', Checker);

// A row that was answered before the page was loaded again stands open again.
for (const row of document.querySelectorAll<HTMLElement>('.law.folded:not(.open)'))
  if (ownDraft(row).mine() !== null) void import('./open.ts').then(({ openRow }) => openRow(row));
