// What an entry rules, by book: the lines of a law, each with the books whose readers see it, or what each book gives for a score item. Packed in
// one string beside the entry, and shown by the reader's book. Pure; written by the build, read by page and terminal.

import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { LINE_LENGTH } from '../../../rules-engine/wording/line-length.ts';
import { ofSeveralBooks } from '../../rulings/comparison/several-books.ts';
import { joinWords } from '../words/words.ts';

export interface ShownLine {
  /** For a law, the books whose readers see the line; empty if no book rules. */
  readonly books: readonly BookId[];
  readonly text: string;
  /** The names of the books whose ruling it is, as shown before it; empty if no book rules, and for a score item. */
  readonly whose: string;
  /** The ruling as a figure, "+2", or a word or two, "deal void"; empty if there is none. */
  readonly figure: string;
  /** The page in each of the books, in their order: "p. 224", "pp. 14–15". Empty if the line does not come from the books' own pages. */
  readonly pages: readonly string[];
}
/** A line that some books share word for word. */
export type BookLine = Pick<ShownLine, 'books' | 'text' | 'figure' | 'pages'>;
/** A line to pack. */
type Line = Pick<ShownLine, 'books' | 'text'> & Partial<BookLine>;

/** Packs lines with their books, and with figure and pages if any: "0=+2@p. 224:2 points.^23@p. 9;p. 14:The deal stands." */
export const packLines = (lines: readonly Line[]): string =>
  lines
    .map(({ books, text, figure = '', pages = [] }) => {
      const where = pages.some((page) => page !== '') ? `@${pages.join(';')}` : '';
      return `${books.map((book) => BOOK_IDS.indexOf(book)).join('')}${figure === '' ? '' : `=${figure}`}${where}:${text.replace(/[|^\n]/g, ' ')}`;
    })
    .join('^');

/** A number at the start of what a book gives for a score item: "2 points". */
const GIVEN = /^[+−]?[\d,]+[½¼¾]?(?= points?\b|$)/;

/** The lines as packed: each book once. */
export const unpackLines = (id: string, text: string): BookLine[] =>
  (text === '' ? [] : text.split('^')).map((line) => {
    const at = line.indexOf(':');
    const [head = '', where = ''] = line.slice(0, at).split('@');
    const [books = '', figure = ''] = head.split('=');
    const own = line.slice(at + 1);
    return {
      books: [...books].flatMap((n) => BOOK_IDS[Number(n)] ?? []),
      text: own,
      figure: figure === '' && id.includes('.points.') ? (GIVEN.exec(own)?.[0] ?? '') : figure,
      pages: where === '' ? [] : where.split(';'),
    };
  });

/** The short name of a book in a list: "Blue Ribbon". */
export const nameOf = (book: BookId): string => BOOK_SHORT[book].replace(/[,(].*$/, '').trim();
/** "Blue Ribbon and Donohue". */
export const namesOf = (books: readonly BookId[]): string => joinWords(BOOK_IDS.filter((book) => books.includes(book)).map(nameOf));

/** The lines that a list may show, the usual one first. For a score item every line names all its books, starting with a different one each. */
export function shownLines(id: string, text: string): ShownLine[] {
  const lines = unpackLines(id, text);
  if (id.includes('.fact.')) return factLines(lines);
  if (!id.includes('.points.'))
    return lines.map((line) => {
      const all = namesOf(line.books);
      const [first] = line.books;
      const whose = first === undefined || all.length + 2 + line.text.length <= LINE_LENGTH ? all : nameOf(first);
      return { ...line, whose, text: line.books.length > 1 && whose === all ? ofSeveralBooks(line.text) : line.text };
    });
  return lines.map((own) => ({
    books: own.books,
    text: [own, ...lines.filter((line) => line !== own)]
      .map(({ books: [book], text }) => (book === undefined ? text : `${BOOK_SHORT[book]}: ${text}`))
      .join('. ')
      .replaceAll('.. ', '. '),
    whose: '',
    figure: own.figure,
    pages: own.pages,
  }));
}

/** A plain fact shows every reader what all books say, a line each, the reader's book first; the first result is for readers without a book. */
function factLines(lines: readonly Pick<ShownLine, 'books' | 'text'>[]): ShownLine[] {
  const say = (book?: BookId) => {
    const isOwn = ({ books }: Pick<ShownLine, 'books'>) => book !== undefined && books.includes(book);
    return [...lines.filter(isOwn), ...lines.filter((line) => !isOwn(line))]
      .map(({ books, text }) => (books.length === 0 ? text : `${namesOf(books)}: ${text}`))
      .join('\n');
  };
  const by = new Map<string, BookId[]>([[say(), []]]);
  for (const book of BOOK_IDS) if (lines.some(({ books }) => books.includes(book))) by.set(say(book), [...(by.get(say(book)) ?? []), book]);
  return [...by].map(([text, books]) => ({ books, text, whose: '', figure: '', pages: [] }));
}

/** The line for a reader of this book; without a book, the usual line. */
export function lineFor(id: string, text: string, reader?: BookId): string {
  const lines = shownLines(id, text);
  const [usual] = lines;
  const line = lines.find(({ books }) => reader !== undefined && books.includes(reader)) ?? usual;
  return line === undefined ? '' : `${line.whose === '' ? '' : `${line.whose}: `}${line.text}`;
}
