import { chosenBook } from '../share/share.ts';

/**
 * Selects the reader's book, and again if an agreement that loads later sets one for this page. A book that the reader has chosen here, or that the
 * link names, stays.
 */
export function followBook(book: HTMLSelectElement): void {
  let usual = book.value;
  const follow = (): boolean => {
    const own = chosenBook();
    if (own === usual || book.value !== usual || ![...book.options].some(({ value }) => value === own)) return false;
    usual = own;
    book.value = own;
    return true;
  };
  follow();
  if (new URLSearchParams(location.search).has('book')) return;
  document.addEventListener('hoyle:book', () => follow() && book.dispatchEvent(new Event('change', { bubbles: true })));
}
