import { BOOK_SHORT, type BookId } from './books.ts';

export interface Book {
  readonly id: BookId;
  readonly title: string;
  /** A name short enough for a column head. */
  readonly short: string;
  readonly publisher: string;
  /** As printed in the book: a year, or what is known of the date where the book has none. */
  readonly dated: string;
  /** The year that the book itself gives; null where it is undated. */
  readonly year: number | null;
  /** `whole`: we have all of it; `excerpt`: only the first part, so that silence elsewhere proves nothing. */
  readonly held: 'whole' | 'excerpt';
  /** How the book numbers its pages and laws, for looking a citation up. */
  readonly numbering: string;
}

export const BOOKS: Readonly<Record<BookId, Book>> = {
  sierra: {
    id: 'sierra',
    title: 'Hoyle Card Games (manual)',
    short: BOOK_SHORT.sierra,
    publisher: 'Sierra',
    dated: 'about 2002',
    year: null,
    held: 'whole',
    numbering: 'Pages of the printed manual; laws are not numbered. A game manual: modern rules and scores, hardly any penalties.',
  },
  'blue-ribbon-1940': {
    id: 'blue-ribbon-1940',
    title: 'Hoyle’s Complete and Authoritative Book of Games',
    short: BOOK_SHORT['blue-ribbon-1940'],
    publisher: 'Blue Ribbon Books, New York',
    dated: '1940',
    year: 1940,
    held: 'whole',
    numbering: 'Pages; the codes of auction bridge, billiards, pool, skat, backgammon, checkers and chess by post number their laws.',
  },
  donohue: {
    id: 'donohue',
    title: 'Hoyle’s Games, America’s Complete Hand-book',
    short: BOOK_SHORT.donohue,
    publisher: 'M. A. Donohue & Co., Chicago',
    dated: 'undated',
    year: null,
    held: 'whole',
    numbering: 'Pages; most games close with numbered laws.',
  },
  'uspc-1898': {
    id: 'uspc-1898',
    title: 'Card Games and How to Play Them, 9th edition',
    short: BOOK_SHORT['uspc-1898'],
    publisher: 'The United States Playing Card Co., Cincinnati',
    dated: '1898',
    year: 1898,
    held: 'whole',
    numbering: 'Pages; the laws of whist are numbered, those of duplicate whist lettered, the others stand under headings.',
  },
  hoffmann: {
    id: 'hoffmann',
    title: 'Hoyle’s Games Modernized',
    short: BOOK_SHORT.hoffmann,
    publisher: 'edited by Louis Hoffmann',
    dated: 'undated in our copy',
    year: null,
    held: 'excerpt',
    numbering: 'Pages; only the first part is held: All Fours and Baccarat.',
  },
};
