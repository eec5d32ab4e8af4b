// The form for one game of an agreement: its book, the points on which the books disagree, and house rules. It reports every change at once.

import type { Agreeable, Point } from '../../../lib/agreements/agreeable.ts';
import { type AgreedGame, type HouseRule, LIMITS } from '../../../lib/agreements/agreement.ts';
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { chosenBook, element } from '../share/share.ts';
import { nameOf } from './places.ts';

/** How many points are shown at once; the others are in a <details> after them. */
const FIRST = 10;
/** Answers to a point other than a book. */
const [LEFT_OPEN, OWN] = ['open', 'own'];

/** The initial choices for a game: the reader's own book, or the book that covers most of its laws. */
export function newGame(data: Agreeable): AgreedGame {
  const covered = (book: BookId) => Object.values(data.laws).filter(({ books }) => books[book] !== undefined).length;
  const own = BOOK_IDS.find((book) => book === chosenBook());
  const [most = null] = data.books.toSorted((a, b) => covered(b) - covered(a));
  return { place: data.place, book: own !== undefined && data.books.includes(own) ? own : most, points: {}, house: [] };
}

let made = 0;
/** A radio button with its label, like every answer on the site. */
function option(name: string, value: string, isChosen: boolean, ...words: readonly (string | Node)[]): HTMLLabelElement {
  const [label, input, text] = [element('label', 'option'), element('input'), element('span')];
  Object.assign(input, { type: 'radio', name, value, checked: isChosen });
  text.append(...words);
  label.append(input, text);
  return label;
}
function group(legend: string, className: string): HTMLFieldSetElement {
  const fields = element('fieldset', className);
  fields.append(element('legend', '', legend));
  return fields;
}
function textField(label: string, value: string, changed: (text: string) => void): HTMLInputElement {
  const field = Object.assign(element('input'), { type: 'text', value, maxLength: LIMITS.text, autocomplete: 'off' });
  field.setAttribute('aria-label', label);
  field.addEventListener('input', () => changed(field.value));
  return field;
}

/** The fields of a game. `changed` is called at every change, `removed` when the game is removed. */
export class GameFields {
  readonly element = element('section', 'agree-game');
  readonly data: Agreeable;
  /** Incomplete points, each with a message and its field. */
  readonly #incomplete = new Map<string, { readonly say: string; readonly field: HTMLElement }>();
  readonly #name: string;
  readonly #changed: () => void;
  #book: BookId | null;
  #points: Record<string, BookId>;
  /** House rules that replace a law, and other house rules. The latter may be empty while the user types. */
  #onLaws: Map<string, string>;
  #free: string[];

  constructor(data: Agreeable, game: AgreedGame, changed: () => void, removed: () => void) {
    made += 1;
    this.#name = `game-${made}`;
    this.data = data;
    this.#changed = changed;
    this.#book = game.book;
    const keyNow = (key: string) => (Object.hasOwn(data.laws, key) ? key : (data.former[key] ?? key));
    this.#points = Object.fromEntries(Object.entries(game.points).map(([key, book]) => [keyNow(key), book]));
    this.#onLaws = new Map(game.house.filter(({ law }) => law !== '').map(({ law, text }) => [keyNow(law), text]));
    this.#free = game.house.filter(({ law }) => law === '').map(({ text }) => text);
    const [head, remove] = [element('div', 'agree-head'), Object.assign(element('button', 'quiet', 'Remove'), { type: 'button' })];
    remove.setAttribute('aria-label', `Remove ${data.title}`);
    remove.addEventListener('click', removed);
    head.append(element('h2', '', data.title), remove);
    this.element.append(head, this.#bookChoice(), this.#allPoints(), this.#house());
  }

  /** The current choices. */
  get game(): AgreedGame {
    const house: HouseRule[] = [...[...this.#onLaws].map(([law, text]) => ({ law, text })), ...this.#free.map((text) => ({ law: '', text }))];
    return { place: this.data.place, book: this.#book, points: this.#points, house };
  }

  /** The first incomplete point; null if the game is complete. */
  get missing(): { readonly say: string; readonly field: HTMLElement } | null {
    return [...this.#incomplete.values()][0] ?? null;
  }

  #bookChoice(): HTMLElement {
    const fields = group('Which book applies?', 'agree-books');
    for (const book of this.data.books) {
      const [name, date = ''] = BOOK_SHORT[book].split(/, | \(|\)/);
      const one = option(`${this.#name}.book`, book, this.#book === book, element('b', '', name), element('small', '', date));
      one.dataset.b = book;
      fields.append(one);
    }
    fields.append(option(`${this.#name}.book`, '', this.#book === null, element('b', '', 'No book'), element('small', '', 'the newest book comes first')));
    fields.addEventListener('change', ({ target }) => {
      this.#book = BOOK_IDS.find((book) => book === (target as HTMLInputElement).value) ?? null;
      const open = this.element.querySelector<HTMLDetailsElement>('.agree-points details')?.open ?? false;
      const points = this.#allPoints();
      const more = points.querySelector('details');
      if (more !== null) more.open = open;
      this.element.querySelector('.agree-points')?.replaceWith(points);
      this.#changed();
    });
    return fields;
  }

  #allPoints(): HTMLElement {
    const all = element('div', 'agree-points');
    const { points } = this.data;
    this.#incomplete.clear();
    if (points.length === 0) {
      all.append(element('p', 'small', 'The books do not disagree on any law of this game.'));
      return all;
    }
    all.append(element('p', 'small', 'The books disagree on these points. Your book’s ruling is selected; tap another to change it.'));
    all.append(...points.slice(0, FIRST).map((point) => this.#point(point)));
    if (points.length > FIRST) {
      const more = element('details', 'fold');
      more.append(
        element('summary', '', points.length === FIRST + 1 ? '1 less common point' : `${points.length - FIRST} less common points`),
        ...points.slice(FIRST).map((point) => this.#point(point)),
      );
      all.append(more);
    }
    return all;
  }

  #point(point: Point): HTMLElement {
    const { law, title, when, choices } = point;
    const fields = group(title, 'agree-point');
    const name = `${this.#name}.${law}`;
    const own = this.#onLaws.get(law);
    const isCovered = choices.some(({ books }) => this.#book !== null && books.includes(this.#book));
    const book = this.#points[law] ?? this.#book;
    const chosen = own !== undefined ? OWN : (choices.find(({ books }) => book !== null && books.includes(book))?.books[0] ?? LEFT_OPEN);
    if (when !== '') fields.append(element('p', 'when', `${when}:`));
    for (const { books, ruling } of choices) {
      const by = element('small', 'by');
      for (const one of books) {
        const spine = element('span', 'book', nameOf(one));
        spine.dataset.b = one;
        by.append(spine);
      }
      fields.append(option(name, books[0] ?? '', chosen === books[0], ruling, by));
    }
    if (!isCovered)
      fields.append(
        option(
          name,
          LEFT_OPEN,
          chosen === LEFT_OPEN,
          'Leave it open',
          element('small', 'by', this.#book === null ? 'as the site does now' : `${nameOf(this.#book)} does not cover it`),
        ),
      );
    fields.append(option(name, OWN, chosen === OWN, 'A rule of our own', element('small', 'by', 'not from a book')));
    const field = this.#ownRule(point, own ?? '');
    field.hidden = chosen !== OWN;
    fields.append(field);
    fields.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      field.hidden = target.value !== OWN;
      if (target.value === OWN) {
        this.#checkOwn(point, field, field.value);
        field.focus();
      } else {
        this.#onLaws.delete(law);
        this.#incomplete.delete(law);
        const choice = choices.find(({ books }) => books[0] === target.value);
        const { [law]: _, ...others } = this.#points;
        // The ruling of the game's own book need not be stored.
        const isOther = choice !== undefined && (this.#book === null || !choice.books.includes(this.#book));
        this.#points = isOther ? { ...others, [law]: choice.books[0] as BookId } : others;
      }
      this.#changed();
    });
    if (chosen === OWN) this.#checkOwn(point, field, own ?? '');
    return fields;
  }

  #ownRule(point: Point, value: string): HTMLInputElement {
    const field: HTMLInputElement = textField(`Your rule: ${point.title}`, value, (text) => {
      this.#checkOwn(point, field, text);
      this.#changed();
    });
    field.placeholder = 'Your rule in a sentence';
    return field;
  }

  #checkOwn({ law, title }: Point, field: HTMLElement, text: string): void {
    this.#onLaws.set(law, text);
    if (text.trim() !== '') this.#incomplete.delete(law);
    else
      this.#incomplete.set(law, {
        say: `${title.endsWith('?') ? title : `${title}:`} Enter your rule in a sentence, or choose a book’s ruling. Nothing is entered yet.`,
        field,
      });
  }

  #house(): HTMLElement {
    const fields = group('House rules', 'agree-house');
    const add = Object.assign(element('button', 'agree-add', 'Add a house rule'), { type: 'button' });
    const full = element('p', 'small', `An agreement has at most ${LIMITS.house} house rules for a game.`);
    const count = () => {
      const isFull = this.#free.length + this.#onLaws.size >= LIMITS.house;
      add.hidden = isFull;
      full.hidden = !isFull;
    };
    const row = (n: number): HTMLInputElement => {
      const field = textField(`House rule ${n + 1}`, this.#free[n] ?? '', (text) => {
        this.#free[n] = text;
        this.#changed();
      });
      field.placeholder = 'No ace and no court card: a new deal';
      add.before(field);
      return field;
    };
    fields.append(element('p', 'small', 'These are shown and printed with the rulings of this game. Clear a field to remove its rule.'), add, full);
    this.#free.forEach((_, n) => void row(n));
    add.addEventListener('click', () => {
      this.#free.push('');
      row(this.#free.length - 1).focus();
      count();
    });
    count();
    return fields;
  }
}
