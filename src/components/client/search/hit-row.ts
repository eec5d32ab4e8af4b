// A hit as a line of a list: its figure or the sign of its kind, title and game, and what each book rules in the words of the pages.

import type { Hit } from '../../../lib/search/answer/hits.ts';
import { type BookLine, nameOf, unpackLines } from '../../../lib/search/files/book-lines.ts';
import type { Kind } from '../../../lib/search/files/format.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import type { Suit } from '../../../rules-engine/vocabulary/cards.ts';
import { suitSign } from '../drawing/draw.ts';
import { elementWith } from './words.ts';

/** What a kind is called beside a title; nothing at a law, which shows what it rules. */
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
/** The doors of the site have the same signs: rules, penalties, scores, words. */
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
  /** The game, and where in it. */
  readonly where: string;
  readonly kind: Kind;
  /** What stands in a frame behind them: "Fact". */
  readonly tag: string;
  readonly lines: string;
  readonly gist: string;
  readonly put?: Hit['put'];
}

/** A hit of the index as it is shown. */
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

/** A figure; beside a sentence that says it too it is for the eye alone. */
const figureOf = ({ figure }: BookLine, isSaid: boolean): Node | string =>
  figure === '' ? '' : elementWith('b', { class: /\d/.test(figure) ? 'figure numeral' : 'figure', ...(isSaid ? { 'aria-hidden': 'true' } : {}) }, figure);

/** What a hit rules, line by line: in the case that the question puts, or as it mostly happens. */
const rulingsOf = ({ id, lines, put }: Shown): readonly BookLine[] => put?.rulings ?? unpackLines(id, lines);

/** The books that have a word in a hit. */
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

/** The parts of a line of a list. Of a law the ruling of the reader's book alone stands there. */
export function rowOf(shown: Shown): HTMLElement[] {
  const lines = rulingsOf(shown);
  const isLaw = shown.kind === 'l' && shown.put === undefined;
  if (lines.length === 0) return [mark(shown.kind), titleOf(shown), ...(shown.gist === '' ? [] : [elementWith('span', { class: 'rules' }, shown.gist)])];
  const spans = lines.map((line) => {
    // "2 points" is one thing: the number does not stand alone before it.
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

/** The first hit: all that the books rule, one below the other. */
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
