// A calculator: its form is on the page, its code is loaded at the first touch, and the result is updated after every answer.
import { writeClaims, writeWhose } from '../../../lib/addresses/links.ts';
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import type { Problem, Scorer as Sheet } from '../../../rules-engine/index.ts';
import { beginPad } from '../forms/begin-pad.ts';
import { CARDS } from '../forms/card-keys.ts';
import { CardPad } from '../forms/card-pad.ts';
import { ownDraft, unfold } from '../forms/drafts.ts';
import { FieldForm } from '../forms/field-form.ts';
import { followBook } from '../forms/follow-book.ts';
import { wordsOf } from '../forms/words.ts';
import { loadEngine, sayLoadError } from '../offline/load.ts';
import { addRecordActions } from '../record/more-actions.ts';
import { element, gameHere, linkTo, shareBy, textIn } from '../share/share.ts';
import { dropLink } from '../sheet/link.ts';
import { answerView } from './answer-view.ts';
import { heldAgainst } from './claim.ts';
import { factsOf, leadTo, noted, parted, sayLacking, showLacking } from './lacking.ts';
import { leadsOn, restoreCount, writeDraft } from './restore-count.ts';
import { watchResult } from './tally.ts';

/** The pause in typing before the result is calculated, in milliseconds; taps count at once. */
const PAUSE = 400;
class Scorer extends HTMLElement {
  #form!: HTMLFormElement;
  #fields!: FieldForm;
  #pad: Pick<CardPad, 'input' | 'say' | 'open'> | null = null;
  #engine: Promise<EngineBundle> | null = null;
  #link = '';
  readonly #draft = ownDraft(this);
  #timer = 0;
  /** Fields left since the last valid result: their errors are shown unasked. */
  readonly #left = new Set<string>();

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null || this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    this.#form = form;
    this.#fields = new FieldForm(form);
    followBook(form.elements.namedItem('book') as HTMLSelectElement);
    this.#fields.asked();
    if (form.querySelector('input[data-tiles]') !== null)
      void import('../forms/tile-keys.ts').then(({ TILES_OF_A_SET }) => {
        this.#pad = new CardPad(form, TILES_OF_A_SET);
        beginPad(this.#pad, this.#fields);
      });
    else if (form.querySelector('input[data-cards]:not([data-balls])') !== null) this.#pad = new CardPad(form, CARDS);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#count(true);
    });
    form.addEventListener('reset', () => setTimeout(() => this.#cleared()));
    form.addEventListener('input', ({ target }) => this.#soon(target instanceof HTMLInputElement && /text|number/.test(target.type) ? PAUSE : 0));
    form.addEventListener('change', ({ target }) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      if (field !== null && target !== this.#pad?.input) this.#left.add(field.dataset.field ?? '');
      this.#soon(0);
    });
    form.addEventListener('hoyle:done', () => this.#lead());
    for (const type of ['input', 'change']) form.addEventListener(type, () => this.#keep());
    this.addEventListener('click', (event) => void this.#pressed(event.target));
    addRecordActions(this.#part('after'));
    watchResult(this.#part('tally'), this.#part('result'));
    void this.#load().catch(() => undefined);
    // The reader may have answered before this module was loaded.
    if (!this.#fields.untouched) this.#soon(PAUSE);
    void this.#restore();
  }

  /** Counts what is in the form, and announces the result. */
  readonly answer = (): Promise<void> => this.#count(true, false);

  #load(): Promise<EngineBundle> {
    this.#engine ??= loadEngine<EngineBundle>(this.dataset.engine ?? '').catch((error: unknown) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  /** Calculates after a pause, in milliseconds. */
  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#count(false), pause);
  }

  async #restore(): Promise<void> {
    const params = new URLSearchParams(location.search);
    // A law may have a question of that name: then the link belongs to the law.
    const isOfLaw = document.getElementById(`law.${params.get('law')}`) !== null;
    if (params.get('score') !== this.dataset.key || isOfLaw) return this.#takeUp();
    if (leadsOn(this, params)) return;
    restoreCount(this, this.#fields, params);
    for (const input of this.querySelectorAll('input[data-cards], input[data-stones]')) input.dispatchEvent(new Event('input'));
    this.scrollIntoView();
    await this.#count(true, false);
    this.querySelector('.result .headline')?.scrollIntoView({ block: 'center' });
  }

  /** Handles the choice of a side for a claim. */
  #whose(): void {
    this.#keep();
    void this.#count(false);
  }
  /** Stores the form for this tab, in place of what a link said. */
  #keep(): void {
    if (new URLSearchParams(location.search).get('score') === this.dataset.key) dropLink();
    if (this.#fields.untouched && this.#claims.every(({ value }) => value === '')) this.#draft.drop();
    else this.#draft.keep({ words: wordsOf(this.#form), of: null });
  }
  /** Restores the form after a reload. */
  #takeUp(): void {
    const words = this.#fields.untouched ? this.#draft.mine()?.words : undefined;
    if (!this.#fields.untouched) this.#draft.keep({ words: wordsOf(this.#form), of: null });
    if (words === undefined) {
      beginPad(this.#pad, this.#fields);
      return;
    }
    unfold(this);
    writeDraft(words, this.#fields, this.#claims);
    for (const input of this.querySelectorAll('input[data-cards], input[data-stones]')) input.dispatchEvent(new Event('input'));
    this.#soon(0);
  }

  /** The inputs for claims: two if the count can be disputed. */
  get #claims(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('[data-claim]')];
  }
  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`.${name}`);
    if (part === null) throw new Error(`<hoyle-scorer> needs a .${name}`);
    return part;
  }

  /** The card pad was closed: goes on to the result, or to the first field that is missing. */
  #lead(): void {
    const [first] = this.#lacking;
    // Nothing is entered yet: says what is needed.
    if (this.#fields.untouched) void this.#count(true, false);
    else if (first !== undefined) leadTo(first);
    else this.#part('result').scrollIntoView({ block: 'nearest' });
  }
  #lacking: readonly HTMLElement[] = [];

  async #pressed(target: EventTarget | null): Promise<void> {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    // The last input is counted before anything is shared or kept.
    if (this.#timer !== 0) await this.#count(false);
    if (button.closest('[hidden]') !== null) return;
    const title = `${gameHere()}: ${this.dataset.title ?? ''}`;
    const result = this.#part('result');
    const id = `${this.dataset.place}.score.${this.dataset.key}`;
    if (button.dataset.do === 'share') await shareBy(this.#part('done'), title, textIn(result.querySelector('.headline')), this.#link, id);
    if (button.dataset.do === 'keep' || button.dataset.do === 'report') {
      const { scoreAction } = await import('../record/score-actions.ts');
      const facts = factsOf(this.#fields);
      await scoreAction(button.dataset.do, { id, title: this.dataset.title ?? '', facts, result, button, after: this.#part('after'), url: this.#link });
    }
    if (button.dataset.do === 'print') {
      const { printSlip } = await import('../share/slip.ts');
      await printSlip(title, [factsOf(this.#fields), ...[...result.childNodes].map((node) => node.cloneNode(true))], { id, url: this.#link });
    }
  }

  #cleared(): void {
    clearTimeout(this.#timer);
    this.#draft.drop();
    this.#left.clear();
    this.#fields.asked();
    this.#fields.problems([], null);
    this.#show([], '', []);
    for (const input of this.querySelectorAll('input[data-cards], input[data-stones]')) input.dispatchEvent(new Event('input'));
  }

  /** Shows a result, or what prevents one; `said` is announced, and shown beside the cards. */
  #show(result: readonly Node[], said: string, lacking: readonly HTMLElement[]): void {
    this.#lacking = lacking;
    this.#part('result').replaceChildren(...result);
    this.#part('after').hidden = said === '' || lacking.length > 0;
    this.#part('done').textContent = '';
    this.querySelector('.report')?.remove();
    const tally = this.#part('tally');
    if (tally.textContent !== said) tally.textContent = said;
    showLacking(this.#part('lacking'), lacking);
    const rest = sayLacking(lacking.filter((field) => field.querySelector('[data-cards]') === null));
    this.#pad?.say(said === '' ? rest : said, said === '' ? 'asked' : 'counted');
  }

  /** Calculates the result. `loud`: the reader asked for it, so all that is missing or wrong is shown and focused. */
  async #count(loud: boolean, move = true): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    let engine: EngineBundle;
    try {
      engine = await this.#load();
    } catch (error) {
      this.#part('result').replaceChildren(sayLoadError(error));
      return;
    }
    const scorer = engine.count;
    if (scorer.kind !== 'scorer') throw new Error(`no scorer "${this.dataset.key}" in ${this.dataset.place}`);
    const raw = noted(this.#fields);
    const book = (this.#form.elements.namedItem('book') as HTMLSelectElement).value as Sheet['books'][number];
    const decoded = engine.decode(scorer.ask, raw, book);
    const scored = decoded.ok ? scorer.score(decoded.value, book) : decoded;
    if (!scored.ok || !decoded.ok) {
      this.#refuse(engine, scored.ok ? [] : scored.problems, { raw, loud, move, whole: decoded.ok });
      return;
    }
    this.#left.clear();
    this.#fields.problems([], engine);
    const claim = writeClaims(this.#claims.map(({ value }) => value.trim()));
    const whose = claim === '' ? '' : writeWhose(this.#claims.map(({ value, dataset }) => (value.trim() === '' ? '' : (dataset.to ?? ''))));
    this.#link = linkTo({ ...engine.encode(scorer.ask, decoded.value), claim, whose, score: this.dataset.key ?? '', book }, this);
    const answer = scored.value;
    // Screen readers announce the verdicts on claims that others see below the total.
    const hear = (said: string) => this.#part('tally').append(element('span', 'hidden', ` ${said}`));
    const contested = { scorer, answer, book, values: decoded.value, claims: this.#claims, again: () => this.#whose(), hear };
    this.#show(
      answerView({ engine, scorer, place: this.dataset.place ?? '', book, answer, values: decoded.value, claims: heldAgainst(contested) }),
      answer.headline,
      [],
    );
    if (loud && move) this.#part('result').scrollIntoView({ block: 'nearest' });
  }

  /** Shows why there is no result. Fields not reached yet are only named; `whole`: each field is valid, but not in combination. */
  #refuse(
    engine: EngineBundle,
    problems: readonly Problem[],
    { raw, loud, move, whole }: { readonly raw: Record<string, string>; readonly loud: boolean; readonly move: boolean; readonly whole: boolean },
  ): void {
    const fields = this.#fields.fields().filter((field) => !field.hidden);
    const { lacking, wrong } = whole ? { lacking: [], wrong: problems } : parted(problems, raw, fields);
    const isBegun = Object.values(raw).some((text) => text !== '') && !this.#fields.untouched;
    // The field with the open card pad is still being filled in.
    const at = this.#pad?.input?.closest<HTMLElement>('[data-field]')?.dataset.field;
    const fieldOf = (one: Problem) => one.field.split('.')[0] ?? '';
    const shown = loud ? problems : wrong.filter((one) => fieldOf(one) !== at && (whole || this.#left.has(fieldOf(one))));
    this.#fields.problems(shown, engine);
    if (loud) for (const one of wrong) this.#left.add(fieldOf(one));
    const homeless = this.#fields.homeless(shown).map((one) => element('p', 'problem', engine.sayProblem(one, '')));
    this.#show(homeless, '', isBegun || loud ? lacking : []);
    if (shown.length > 0) this.#pad?.say(shown.map((one) => engine.sayProblem(one, this.#fields.labelOf(one))).join(' '), 'wrong');
    if (loud && move) (this.querySelector<HTMLElement>('[aria-invalid="true"]') ?? this.#part('result')).focus();
  }
}
customElements.define('hoyle-scorer', Scorer);
