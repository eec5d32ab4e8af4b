/** The five rule books, newest first: the order in which readings stand unless the reader has chosen a book. */
export const BOOK_IDS = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'] as const;
export type BookId = (typeof BOOK_IDS)[number];

/** Each book by a name short enough for a column head. It stands apart from what else is told of a book (`bibliography.ts`): every scorer carries it. */
export const BOOK_SHORT: Readonly<Record<BookId, string>> = {
  sierra: 'Sierra, about 2002',
  'blue-ribbon-1940': 'Blue Ribbon, 1940',
  donohue: 'Donohue, undated',
  'uspc-1898': 'U.S. Playing Card, 1898',
  hoffmann: 'Hoffmann (excerpt)',
};

/** Where a fact stands in a book. */
export interface Citation {
  readonly book: BookId;
  /** Page as printed, `"7"` or `"7-8"`; null where our copy does not show it. */
  readonly page: string | null;
  readonly heading: string;
  /** Number of the law within its code, where the book numbers its laws. */
  readonly law?: string;
  /** What is unsure about the reading: a damaged line, a misprint, two passages that clash. Printed on the page. */
  readonly doubt?: string;
}

/** Cites a book: `cite('donohue', '25', 'Laws of Euchre', { law: '33' })`. Page null where our copy shows none. */
export function cite(book: BookId, page: string | null, heading: string, more: { law?: string; doubt?: string } = {}): Citation {
  return { book, page, heading, ...more };
}

/** A citation as a reader writes it: "Donohue, undated, p. 25, Laws of Euchre, law 33". */
export function makeCitation(citation: Citation): string {
  const page = citation.page === null ? 'page not known' : `p. ${citation.page}`;
  const law = citation.law === undefined ? '' : `, law ${citation.law}`;
  return `${BOOK_SHORT[citation.book]}, ${page}, ${citation.heading}${law}`;
}
