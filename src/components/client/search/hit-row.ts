// A hit as a row of a list: its figure or the sign of its kind, title and game, and what each book rules in the words of the pages.

import type { Hit } from '../../../lib/search/answer/hits.ts';
import { type BookLine, nameOf, unpackLines } from '../../../lib/search/files/book-lines.ts';
import type { Kind } from '../../../lib/search/files/format.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import type { Suit } from '../../../rules-engine/vocabulary/cards.ts';
import { suitSign } from '../drawing/draw.ts';
import { elementWith } from './words.ts';

/** The label of a kind beside a title; empty for a law, which shows its ruling. */
const KINDS: Readonly<Record<Kind, string>> = {
  g: 'Game',
  v: 'Form of a game',
  l: '',
  s: 'Check a score',
  i: 'What it scores',
  r: 'Rule',
  q: 'Settled question',
  o: 'In every game',
  u: 'In every game',
  t: 'Word',
  n: 'Numbered laws',
  d: 'The odds',
  f: 'Fact',
};
/** The suit signs of kinds, as in the navigation of the site; spades for all others. */
const SIGNS: readonly (readonly [kinds: string, suit: Suit])[] = [
  ['lo', 'H'],
  ['si', 'C'],
  ['tn', 'D'],
];
const signOf = (kind: string): Suit => SIGNS.find(([kinds]) => kinds.includes(kind))?.[1] ?? 'S';

/** What is shown of a hit or of a passage of the full text. */
export interface Shown {
  readonly id: string;
  readonly title: string;
  /** The game, and the place in it. */
  readonly where: string;
  readonly kind: Kind;
  /** A label in a frame after them: "Fact". */
  readonly tag: string;
  readonly lines: string;
  readonly gist: string;
  readonly put?: Hit['put'];
}

/** A hit of the index in the form that is shown. */
export const shownHit = (hit: Hit): Shown => ({ ...hit, where: hit.kind === 'g' || hit.kind === 'v' ? '' : hit.where, tag: KINDS[hit.kind] });

/** The books of a line, each with the colour of its spine and its page. */
const booksOf = ({ books, pages }: BookLine): HTMLElement =>
  elementWith(
    'span',
    { class: 'by' },
    ...books.map((book, n) =>
      elementWith(
        'span',
        { class: 'book', 'data-b': book, title: BOOK_SHORT[book] },
        nameOf(book),
        pages[n] === undefined || pages[n] === '' ? '' : elementWith('small', {}, ` ${pages[n]}`),
      ),
    ),
  );

/** A figure; hidden from screen readers if a sentence beside it says the same. */
const figureOf = ({ figure }: BookLine, isSaid: boolean): Node | string =>
  figure === '' ? '' : elementWith('b', { class: /\d/.test(figure) ? 'figure numeral' : 'figure', ...(isSaid ? { 'aria-hidden': 'true' } : {}) }, figure);

/** The rulings of a hit, line by line: for the case in the query, or for the usual case. */
const rulingsOf = ({ id, lines, put }: Shown): readonly BookLine[] => put?.rulings ?? unpackLines(id, lines);

/** The books with a ruling in a hit. */
export const booksIn = (hit: Hit): BookId[] => rulingsOf(shownHit(hit)).flatMap(({ books }) => books);

const mark = (kind: string): HTMLElement => {
  const made = elementWith('span', { class: 'figure hit-sign' });
  made.append(suitSign(signOf(kind)));
  return made;
};

const titleOf = ({ title, where, put, tag }: Shown): HTMLElement =>
  elementWith(
    'span',
    { class: 'name' },
    elementWith('b', {}, title),
    where === '' ? '' : elementWith('i', {}, ` · ${where}`),
    put === undefined ? '' : elementWith('small', {}, ` · ${put.label}`),
    ...(tag === '' ? [] : [' ', elementWith('small', { class: 'kind' }, tag)]),
  );

/** The parts of a row. For a law, the style sheet shows only the ruling of the reader's book. */
export function rowOf(shown: Shown): HTMLElement[] {
  const lines = rulingsOf(shown);
  const isLaw = shown.kind === 'l' && shown.put === undefined;
  if (lines.length === 0) return [mark(shown.kind), titleOf(shown), ...(shown.gist === '' ? [] : [elementWith('span', { class: 'rules' }, shown.gist)])];
  const spans = lines.map((line) => {
    // A text such as "2 points" includes its figure, which is not repeated before it.
    const figure = line.text.startsWith(`${line.figure} `) ? '' : line.figure;
    return elementWith(
      'span',
      isLaw ? { 'data-line': line.books.join(' ') } : { class: 'hit-line' },
      figure === '' ? mark(shown.kind) : figureOf(line, shown.put === undefined),
      elementWith('span', { class: 'says' }, line.text),
      booksOf(line),
    );
  });
  return [titleOf(shown), elementWith('span', { class: isLaw ? 'rules one-line' : 'rules' }, ...spans)];
}

/** The first hit, with the rulings of all books, one below the other. */
export function leadOf(shown: Shown, attributes: Readonly<Record<string, string>>, href: string): HTMLElement {
  const lines = rulingsOf(shown);
  const rows = lines.map((line) =>
    elementWith(
      'div',
      { class: 'ruled', 'data-column': line.books.join(' ') },
      figureOf(line, shown.put === undefined),
      line.text === '' ? '' : elementWith('p', { class: 'said' }, line.text),
      elementWith('p', { class: 'by' }, ...booksOf(line).childNodes),
    ),
  );
  const whole = lines.length > 0 || shown.gist === '' ? rows : [elementWith('p', { class: 'gist' }, shown.gist)];
  return elementWith('section', { class: 'first-hit', ...attributes }, elementWith('a', { href, 'data-jump': '' }, titleOf(shown)), ...whole);
}
