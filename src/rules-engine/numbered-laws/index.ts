// The numbered laws of the books and their pages, kept once for all games that cite them.
import { blueRibbon } from './blue-ribbon-1940.ts';
import { donohue } from './donohue.ts';
import { uspc } from './uspc-1898.ts';

export { type LawNumber, lawPages, laws, type NumberedCode } from './laws.ts';

/** The numbered codes of each book by heading, under the book's short name in lists of citations. */
export const CODES = { blue: blueRibbon, donohue, uspc } as const;
