// What a law or a score item rules by each book, as the search keeps it.
import { BOOK_IDS, type ResolvedItem, type ResolvedLaw } from '../../rules-engine/index.ts';
import { titleOf } from '../catalogue/library.ts';
import { isHeldBack, linesFor } from '../rulings/one-line.ts';
import { sayValue } from '../rulings/values.ts';
import { packTold } from './told.ts';

/** A law's lines; none where they are kept back. */
export const toldOfLaw = (law: ResolvedLaw): string =>
  isHeldBack(law) ? '' : packTold(linesFor(law, titleOf).map(({ books, line }) => ({ books, text: line.text })));

/** What each book gives for a score item. */
export const toldOfItem = (item: ResolvedItem): string =>
  packTold(BOOK_IDS.flatMap((book) => (item.books[book]?.status === 'stated' ? [{ books: [book], text: sayValue(item.books[book]) }] : [])));
