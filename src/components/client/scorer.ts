// Counts. The form is on the page; the engine of its one game is fetched when the form is first touched.
import type { EngineBundle } from '../../lib/engine-bundle.ts';
import { writeClaims } from '../../lib/links.ts';
import { joinWords } from '../../lib/words.ts';
import { figureOf } from '../../rules-engine/core/counted.ts';
import { sayPoints, type Unit } from '../../rules-engine/core/remedies/amounts.ts';
import type { Answer, Line, Scorer as Sheet } from '../../rules-engine/index.ts';
import { claimed } from './claim.ts';
import { picture } from './draw.ts';
import { FieldForm } from './forms/field-form.ts';
import { loadEngine, sayNotCome } from './offline/load.ts';
import { leadsOn, restoreCount } from './restore-count.ts';
import { ruleLink } from './rule-link.ts';
import { chosenBook, element, gameHere, linkTo, printSlip, share, textIn } from './share.ts';

/** "29", and with what is counted where that is not points: "3 chips". */
function figure(points: number | undefined, unit: Unit = 'point'): string {
  return points === undefined ? '' : typeof unit === 'string' && unit.startsWith('point') ? figureOf(points) : sayPoints(points, unit);
}

class Scorer extends HTMLElement {
  #form!: HTMLFormElement;
  #fields!: FieldForm;
  #engine: Promise<EngineBundle> | null = null;
  #link = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null || this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    this.#form = form;
    this.#fields = new FieldForm(form);
    const book = form.elements.namedItem('book') as HTMLSelectElement;
    if ([...book.options].some((option) => option.value === chosenBook())) book.value = chosenBook();
    this.#fields.asked();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#count(true);
    });
    form.addEventListener('reset', () => setTimeout(() => this.#cleared()));
    form.addEventListener('change', (event) => {
      // A count that is on the page follows what is changed; problems wait for the button.
      if (this.querySelector('.result')?.childElementCount && event.target instanceof Element) void this.#count(false);
    });
    this.addEventListener('click', (event) => this.#pressed(event.target));
    void this.#load().catch(() => undefined);
    void this.#restore();
  }

  #load(): Promise<EngineBundle> {
    this.#engine ??= loadEngine<EngineBundle>(this.dataset.engine ?? '').catch((error: unknown) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  #scorer(engine: EngineBundle): Sheet | undefined {
    return engine.count.kind === 'scorer' ? engine.count : undefined;
  }

  async #restore(): Promise<void> {
    const params = new URLSearchParams(location.search);
    // A law may have a question of that name: then the link is the law's.
    const isOfLaw = document.getElementById(`law.${params.get('law')}`) !== null;
    if (params.get('score') !== this.dataset.key || isOfLaw || leadsOn(this, params)) return;
    restoreCount(this, this.#fields, params);
    this.scrollIntoView();
    await this.#count(true, false);
    this.querySelector('.result .headline')?.scrollIntoView({ block: 'center' });
  }

  /** Who says what: where the count may be in dispute, two claims. */
  get #claims(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('[data-claim]')];
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    const title = `${gameHere()}: ${this.dataset.title ?? ''}`;
    const result = this.querySelector<HTMLElement>('.result');
    if (button.dataset.do === 'share') {
      void share(title, textIn(result?.querySelector('.headline')), this.#link).then((said) => {
        const done = this.querySelector('.done');
        if (done !== null) done.textContent = said;
      });
    }
    if (button.dataset.do === 'print' && result !== null) {
      const facts = element('dl', 'slip-facts');
      for (const field of this.#fields.fields()) {
        const said = field.hidden ? '' : FieldForm.said(field);
        if (said !== '') facts.append(element('dt', '', field.dataset.label ?? ''), element('dd', '', said));
      }
      const id = `${this.dataset.place}.score.${this.dataset.key}`;
      printSlip(title, [facts, ...[...result.childNodes].map((node) => node.cloneNode(true))], { id, url: this.#link });
    }
  }

  #cleared(): void {
    this.#fields.asked();
    this.#fields.problems([], null);
    this.querySelector('.result')?.replaceChildren();
    const after = this.querySelector<HTMLElement>('.after');
    if (after !== null) after.hidden = true;
    for (const input of this.querySelectorAll('input[data-cards], input[data-stones]')) input.dispatchEvent(new Event('input'));
  }

  async #count(loud: boolean, move = true): Promise<void> {
    const result = this.querySelector<HTMLElement>('.result');
    const after = this.querySelector<HTMLElement>('.after');
    if (result === null || after === null) return;
    let engine: EngineBundle;
    try {
      engine = await this.#load();
    } catch (error) {
      result.replaceChildren(sayNotCome(error));
      return;
    }
    const scorer = this.#scorer(engine);
    if (scorer === undefined) throw new Error(`no scorer "${this.dataset.key}" in ${this.dataset.place}`);
    const raw = this.#fields.raw();
    const book = (this.#form.elements.namedItem('book') as HTMLSelectElement).value as Sheet['books'][number];
    const decoded = engine.decode(scorer.ask, raw, book);
    const scored = decoded.ok ? scorer.score(decoded.value, book) : decoded;
    if (!scored.ok || !decoded.ok) {
      const problems = scored.ok ? [] : scored.problems;
      if (!loud) {
        result.replaceChildren();
        after.hidden = true;
        return;
      }
      this.#fields.problems(problems, engine);
      const whole = this.#fields.homeless(problems);
      result.replaceChildren(...whole.map((one) => element('p', 'problem', engine.sayProblem(one, one.field))));
      after.hidden = true;
      const first = this.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (move) (first ?? result).focus();
      return;
    }
    this.#fields.problems([], engine);
    const claim = writeClaims(this.#claims.map(({ value }) => value.trim()));
    this.#link = linkTo({ ...engine.encode(scorer.ask, decoded.value), claim, score: this.dataset.key ?? '', book }, this);
    result.replaceChildren(...this.#told(engine, scorer, scored.value, book, decoded.value));
    after.hidden = false;
    const done = this.querySelector('.done');
    if (done !== null) done.textContent = '';
    if (loud && move) result.scrollIntoView({ block: 'nearest' });
  }

  #told(engine: EngineBundle, scorer: Sheet, answer: Answer, book: Sheet['books'][number], values: Parameters<Sheet['score']>[0]): Node[] {
    const parts: Node[] = [element('p', 'headline', answer.headline)];
    parts.push(element('p', 'by-book', `By ${engine.BOOKS[book].short}`));
    if (answer.lines.length > 0) {
      const table = element('table', 'lines');
      const sided = answer.lines.some((line) => line.to !== undefined && line.to !== '');
      const body = element('tbody');
      for (const line of answer.lines) body.append(this.#line(line, book, sided));
      table.append(body);
      if (answer.totals.length > 0) {
        const foot = element('tfoot');
        for (const total of answer.totals) {
          const row = element('tr');
          row.append(element('th', '', total.to === '' ? 'Total' : total.to), element('td', 'number', figure(total.points, total.unit)));
          foot.append(row);
        }
        table.append(foot);
      }
      parts.push(table);
    }
    parts.push(...this.#claimed(scorer, answer, book, values));
    if (answer.notes.length > 0) {
      const notes = element('ul', 'notes');
      notes.append(...answer.notes.map((note) => element('li', '', note)));
      parts.push(notes);
    }
    const others = scorer.books.filter((one) => one !== book);
    const told = others.flatMap((one) => {
      const scored = scorer.score(values, one);
      return scored.ok ? [{ one, headline: scored.value.headline }] : [];
    });
    const unable = others.filter((one) => !told.some((it) => it.one === one)).map((one) => engine.BOOKS[one].short);
    if (told.length > 0) {
      const same = told.every(({ headline }) => headline === answer.headline);
      const list = element('p', 'other-books');
      list.append(
        element('b', '', 'By the other books: '),
        same ? 'the same.' : `${told.map(({ one, headline }) => `${engine.BOOKS[one].short}: ${headline.replace(/\.$/, '')}`).join('; ')}.`,
      );
      parts.push(list);
    }
    if (unable.length > 0) parts.push(element('p', 'other-books', `${joinWords(unable)} cannot count this.`));
    return parts;
  }

  /** Claims held against the answer, one after another as their code comes. */
  #claimed(scorer: Sheet, answer: Answer, book: Sheet['books'][number], values: Parameters<Sheet['score']>[0]): HTMLElement[] {
    const others = scorer.books.flatMap((one) => {
      const scored = one === book ? null : scorer.score(values, one);
      return scored?.ok === true ? [{ book: one, totals: scored.value.totals }] : [];
    });
    return this.#claims.flatMap((claim) => {
      const text = claim.validity.badInput ? 'no number' : claim.value.trim();
      if (text === '') return [];
      const place = element('div');
      const slips = (gap: number) => scorer.slips?.(values, book, gap, claim.dataset.to ?? '') ?? [];
      const choose = (to: string) => {
        claim.dataset.to = to;
        void this.#count(false);
      };
      const beside = { others, slips, ...(scorer.least === true ? { least: true } : {}) };
      const said = { who: claim.dataset.claim ?? '', to: claim.dataset.to ?? null, text };
      void claimed(answer, said, choose, beside).then((told) => place.replaceWith(told));
      return [place];
    });
  }

  #line(line: Line, book: Sheet['books'][number], sided: boolean): HTMLElement {
    const row = element('tr');
    const cell = element('td');
    const what = element('div', 'what');
    cell.append(what);
    if (sided && line.to) what.append(element('small', 'to', line.to));
    what.append(element('span', 'say', line.say));
    if (line.cards !== undefined && line.cards.length > 0) {
      const hand = element('span', 'hand');
      hand.append(...line.cards.map(picture));
      what.append(hand);
    }
    if (line.stones !== undefined && line.stones.length > 0) {
      const hand = element('span', 'hand');
      void import('./forms/stone-picker.ts').then(({ stonePicture }) => hand.append(...(line.stones ?? []).map(stonePicture)));
      what.append(hand);
    }
    const rule = ruleLink(this.dataset.place ?? '', line.rule, book);
    if (rule !== null) what.append(rule);
    row.append(cell, element('td', 'number', figure(line.points, line.unit)));
    return row;
  }
}
customElements.define('hoyle-scorer', Scorer);
