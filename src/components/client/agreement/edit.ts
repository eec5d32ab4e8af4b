// One game of an agreement as it is made: whose book, the points on which the books disagree, and rules of the house. Every touch is told at once.

import type { Agreeable, Point } from '../../../lib/agreements/agreeable.ts';
import { type AgreedGame, type HouseRule, MOST } from '../../../lib/agreements/agreement.ts';
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { chosenBook, element } from '../share.ts';
import { nameOf } from './places.ts';

/** So many points stand open; the others are folded behind them. */
const FIRST = 10;
/** Answers to a point that are no book. */
const [LEFT_OPEN, OWN] = ['open', 'own'];

/** A game as it stands before anything is touched: by the reader's own book, or the one that covers most of its laws. */
export function newGame(data: Agreeable): AgreedGame {
  const covered = (book: BookId) => Object.values(data.laws).filter(({ books }) => books[book] !== undefined).length;
  const own = BOOK_IDS.find((book) => book === chosenBook());
  const [most = null] = data.books.toSorted((a, b) => covered(b) - covered(a));
  return { place: data.place, book: own !== undefined && data.books.includes(own) ? own : most, points: {}, house: [] };
}

let made = 0;
/** A radio button with its words, in the manner of every answer of the site. */
function option(name: string, value: string, isChosen: boolean, ...words: readonly (string | Node)[]): HTMLLabelElement {
  const [label, input, said] = [element('label', 'option'), element('input'), element('span')];
  Object.assign(input, { type: 'radio', name, value, checked: isChosen });
  said.append(...words);
  label.append(input, said);
  return label;
}
function group(legend: string, className: string): HTMLFieldSetElement {
  const fields = element('fieldset', className);
  fields.append(element('legend', '', legend));
  return fields;
}
function textField(label: string, value: string, said: (text: string) => void): HTMLInputElement {
  const field = Object.assign(element('input'), { type: 'text', value, maxLength: MOST.text, autocomplete: 'off' });
  field.setAttribute('aria-label', label);
  field.addEventListener('input', () => said(field.value));
  return field;
}

/** The fields of a game. `changed` hears of every change, `removed` that the game is to go. */
export class GameFields {
  readonly element = element('section', 'agree-game');
  readonly data: Agreeable;
  /** Where something is still to be entered: what to enter, and the field. */
  readonly #asked = new Map<string, { readonly say: string; readonly field: HTMLElement }>();
  readonly #name: string;
  readonly #changed: () => void;
  #book: BookId | null;
  #points: Record<string, BookId>;
  /** Rules of the house on a law, and those on none: these may be empty while they are typed. */
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
    const [head, remove] = [element('div', 'agree-head'), Object.assign(element('button', '', 'Remove'), { type: 'button' })];
    remove.setAttribute('aria-label', `Remove ${data.title}`);
    remove.addEventListener('click', removed);
    head.append(element('h2', '', data.title), remove);
    this.element.append(head, this.#whose(), this.#allPoints(), this.#house());
  }

  /** What is agreed as it stands. */
  get game(): AgreedGame {
    const house: HouseRule[] = [...[...this.#onLaws].map(([law, text]) => ({ law, text })), ...this.#free.map((text) => ({ law: '', text }))];
    return { place: this.data.place, book: this.#book, points: this.#points, house };
  }

  /** What is still to be entered before anybody can agree. */
  get lacks(): { readonly say: string; readonly field: HTMLElement } | null {
    return [...this.#asked.values()][0] ?? null;
  }

  #whose(): HTMLElement {
    const fields = group('Whose book applies?', 'agree-books');
    for (const book of this.data.books) {
      const [name, date = ''] = BOOK_SHORT[book].split(/, | \(|\)/);
      const one = option(`${this.#name}.book`, book, this.#book === book, element('b', '', name), element('small', '', date));
      one.dataset.b = book;
      fields.append(one);
    }
    fields.append(option(`${this.#name}.book`, '', this.#book === null, element('b', '', 'No one book'), element('small', '', 'as the site does now')));
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
    this.#asked.clear();
    if (points.length === 0) {
      all.append(element('p', 'small', 'On no law of this game do the books disagree.'));
      return all;
    }
    all.append(element('p', 'small', 'Here the books disagree. What your book says is chosen; touch what you play otherwise.'));
    all.append(...points.slice(0, FIRST).map((point) => this.#point(point)));
    if (points.length > FIRST) {
      const more = element('details', 'fold');
      more.append(
        element('summary', '', points.length === FIRST + 1 ? 'A rarer one' : `${points.length - FIRST} rarer ones`),
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
    fields.append(option(name, OWN, chosen === OWN, 'A rule of our own', element('small', 'by', 'in no book')));
    const field = this.#ownRule(point, own ?? '');
    field.hidden = chosen !== OWN;
    fields.append(field);
    fields.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      field.hidden = target.value !== OWN;
      if (target.value === OWN) {
        this.#sayOwn(point, field, field.value);
        field.focus();
      } else {
        this.#onLaws.delete(law);
        this.#asked.delete(law);
        const choice = choices.find(({ books }) => books[0] === target.value);
        const { [law]: _, ...others } = this.#points;
        // What the book of the game rules needs no word of its own.
        const isOther = choice !== undefined && (this.#book === null || !choice.books.includes(this.#book));
        this.#points = isOther ? { ...others, [law]: choice.books[0] as BookId } : others;
      }
      this.#changed();
    });
    if (chosen === OWN) this.#sayOwn(point, field, own ?? '');
    return fields;
  }

  #ownRule(point: Point, value: string): HTMLInputElement {
    const field: HTMLInputElement = textField(`Your rule: ${point.title}`, value, (text) => {
      this.#sayOwn(point, field, text);
      this.#changed();
    });
    field.placeholder = 'Your rule in a sentence';
    return field;
  }

  #sayOwn({ law, title }: Point, field: HTMLElement, text: string): void {
    this.#onLaws.set(law, text);
    if (text.trim() !== '') this.#asked.delete(law);
    else
      this.#asked.set(law, {
        say: `${title.endsWith('?') ? title : `${title}:`} Enter your rule in a sentence, or choose what a book rules. Nothing is entered yet.`,
        field,
      });
  }

  #house(): HTMLElement {
    const fields = group('Rules of your own', 'agree-house');
    const add = Object.assign(element('button', '', 'Add a rule of the house'), { type: 'button' });
    const full = element('p', 'small', `An agreement has at most ${MOST.house} rules of the house in a game.`);
    const count = () => {
      const isFull = this.#free.length + this.#onLaws.size >= MOST.house;
      add.hidden = isFull;
      full.hidden = !isFull;
    };
    const row = (n: number): HTMLInputElement => {
      const field = textField(`Rule of the house ${n + 1}`, this.#free[n] ?? '', (text) => {
        this.#free[n] = text;
        this.#changed();
      });
      field.placeholder = 'No ace and no court card: a new deal';
      add.before(field);
      return field;
    };
    fields.append(element('p', 'small', 'Shown and printed with the rulings of this game. Empty a field to drop its rule.'), add, full);
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
