// How a page says that a ruling stands by agreement: the same words in laws, lists and hits of the search.
import type { BookId } from '../../../rules-engine/books.ts';
import { element } from '../share.ts';
import { nameOf } from './places.ts';

export const MARK = 'By your agreement';
export const NOTHING = 'Your agreement says nothing on this';

export function mark(text: string, className = ''): HTMLElement {
  return element('p', `by-agreement ${className}`.trim(), text);
}

/** The line over an own rule: its text counts, and where it is from is said. */
export function houseMark(text: string): HTMLElement {
  const line = mark(`${MARK}, a rule of the house: `);
  line.append(element('b', '', text));
  return line;
}

/** Sets the ruling of a book first among those of a case, or says that the book has none there. */
export function leadCase(list: Element, book: BookId, pages: string | undefined): void {
  const rulings = [...list.querySelectorAll<HTMLElement>(':scope > .ruled')];
  const [first] = rulings;
  const own = rulings.find((one) => one.matches(`[data-column~="${book}"]`) && one.querySelector('.figure.open') === null);
  if (own === undefined) {
    (first ?? list).before(mark(`${NOTHING}: ${nameOf(book)} does not cover it.`, 'nothing'));
    return;
  }
  own.classList.add('agreed');
  const figure = own.querySelector('.figure.numeral')?.textContent;
  own.prepend(mark(`${MARK}: ${[figure, nameOf(book), pages].filter(Boolean).join(', ')}`));
  if (own !== first) first?.before(own);
}
