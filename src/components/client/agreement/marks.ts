// How a page marks a ruling as agreed: the same words in laws, lists and search results.
import type { BookId } from '../../../rules-engine/books.ts';
import { element } from '../share/share.ts';
import { nameOf } from './places.ts';

export const MARK = 'By your agreement';
export const NOTHING = 'Your agreement says nothing about this';

export function mark(text: string, className = ''): HTMLElement {
  return element('p', `by-agreement ${className}`.trim(), text);
}

/** A house rule with its mark. */
export function houseMark(text: string): HTMLElement {
  const line = mark(`${MARK}, a house rule: `);
  line.append(element('b', '', text));
  return line;
}

/** Moves the ruling of a book to the front of its case, or says that the book does not cover the case. */
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
