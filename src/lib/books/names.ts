import { BOOK_IDS, BOOKS, type BookId } from '../../rules-engine/index.ts';
import { joinWords } from '../search/words/words.ts';

/** A book's name in running text, without its date: "Donohue". */
export function nameOfBook(book: BookId): string {
  return BOOKS[book].short.replace(/[,(].*$/, '').trim();
}

/** A book's name with soft hyphens, for the narrow columns of a phone. */
export const nameInColumn = (book: BookId): string =>
  nameOfBook(book).replace('Donohue', 'Dono\u00adhue').replace('Hoffmann', 'Hoff\u00admann').replace('Playing', 'Play\u00ading');

/** A book's date, shown under its name in the head of a column: "1898", "undated". */
export function dateOfBook(book: BookId): string {
  return /[,(]\s*([^)]*)/.exec(BOOKS[book].short)?.[1] ?? BOOKS[book].dated;
}

/** "Sierra, Blue Ribbon and Donohue", newest first. */
export function nameBooks(books: readonly BookId[]): string {
  return joinWords(BOOK_IDS.filter((book) => books.includes(book)).map(nameOfBook));
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Small numbers as words, for sentences. */
export const sayNumber = (n: number): string => NUMBERS[n] ?? String(n);

/** The id of a book as an author wrote it. Throws if it is unknown, because a citation of no book proves nothing. */
export function asBook(text: string): BookId {
  if (!(text in BOOKS)) throw new Error(`expected one of ${BOOK_IDS.join(', ')}; found "${text}"`);
  return text as BookId;
}
