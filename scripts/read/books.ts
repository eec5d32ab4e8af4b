// The texts of the books, if they are available: they are not part of the project, and only this command uses them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookId } from '../../src/rules-engine/books.ts';
import { type BookText, readBook } from './passages.ts';

/** The folder of the texts: that in BOOKS, or `../shared/sources` beside the checkout; null if there is none. */
function folderOfBooks(): string | null {
  const folder = process.env.BOOKS ?? '../shared/sources';
  return existsSync(folder) ? folder : null;
}

/** `atHand`: whether there is a folder of texts. `of`: the text of a book, or null if it is not there. */
export interface BookTexts {
  readonly atHand: boolean;
  readonly of: (book: BookId) => BookText | null;
}

/** The texts of the books, each read from its file when it is first needed. */
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
