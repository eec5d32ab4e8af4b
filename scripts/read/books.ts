// The texts of the books, where somebody has them: no part of the project, and nothing but reading needs them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookId } from '../../src/rules-engine/books.ts';
import { type BookText, readBook } from './passages.ts';

/** The folder of the texts: the one that BOOKS names, or `../shared/sources` beside the checkout; null where there is none. */
function folderOfBooks(): string | null {
  const folder = process.env.BOOKS ?? '../shared/sources';
  return existsSync(folder) ? folder : null;
}

/** The texts that are at hand: whether there is a folder of them, and the text of a book, null where it is not there. */
export interface BookTexts {
  readonly atHand: boolean;
  readonly of: (book: BookId) => BookText | null;
}

/** Gives the text of each book, read when it is first asked for. */
export function bookTexts(folder = folderOfBooks()): BookTexts {
  const known = new Map<BookId, BookText | null>();
  const load = (book: BookId): BookText | null => {
    try {
      return folder === null ? null : readBook(book, readFileSync(join(folder, `${book}.txt`), 'utf8'));
    } catch {
      return null;
    }
  };
  return {
    atHand: folder !== null,
    of: (book) => {
      const text = known.has(book) ? known.get(book) : load(book);
      known.set(book, text ?? null);
      return text ?? null;
    },
  };
}
