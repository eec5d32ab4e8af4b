// The rulings of a law or score item by book, as the search stores them.
import { BOOK_IDS, type ResolvedItem, type ResolvedLaw } from '../../../rules-engine/index.ts';
import { titleOf } from '../../catalogue/library.ts';
import { cellOf } from '../../catalogue/offences/compared-games.ts';
import { pagesOf, sayPages } from '../../rulings/law-page/law-control.ts';
import { isHeldBack, type LineFor, linesFor } from '../../rulings/one-line.ts';
import { isVague } from '../../rulings/vague-figures.ts';
import { sayValue } from '../../rulings/values.ts';
import { packLines } from '../files/book-lines.ts';

/** The most characters that fit in the column of figures. */
const LONGEST = 9;
/** The ruling of the usual case as a figure; '' if it depends, or if the line shows what a book says elsewhere. */
function figureOf(law: ResolvedLaw, { books: [book], line }: LineFor): string {
  const cell = book === undefined || line.from !== 'own' || !line.rules ? null : cellOf(law, book);
  return cell?.kind !== 'ruled' || isVague(cell.figure) || cell.figure.word.length > LONGEST ? '' : cell.figure.word;
}

/** The lines of a law; '' if its ruling is held back. */
export const linesOfLaw = (law: ResolvedLaw): string =>
  isHeldBack(law)
    ? ''
    : packLines(
        linesFor(law, titleOf).map((one) => ({
          books: one.books,
          text: one.line.text,
          figure: figureOf(law, one),
          pages: one.line.from === 'own' ? one.books.map((book) => pagesOf(law, book).pages) : [],
        })),
      );

/** What each book gives for a score item. */
export const linesOfItem = (item: ResolvedItem): string =>
  packLines(
    BOOK_IDS.flatMap((book) => {
      const value = item.books[book];
      return value?.status === 'stated' ? [{ books: [book], text: sayValue(value), pages: [sayPages(value.cites)] }] : [];
    }),
  );
