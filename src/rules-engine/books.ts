/** The five rule books, newest first. Readings are shown in this order unless the reader has chosen a book. */
export const BOOK_IDS = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'] as const;
export type BookId = (typeof BOOK_IDS)[number];

/** Short name of each book, for column heads. Kept apart from `bibliography.ts` because every scorer bundles it. */
export const BOOK_SHORT: Readonly<Record<BookId, string>> = {
  sierra: 'Sierra, about 2002',
  'blue-ribbon-1940': 'Blue Ribbon, 1940',
  donohue: 'Donohue, undated',
  'uspc-1898': 'U.S. Playing Card, 1898',
  hoffmann: 'Hoffmann (excerpt)',
};

/** Where a book says something. */
export interface Citation {
  readonly book: BookId;
  /** Page as printed, `"7"` or `"7-8"`; null where our copy does not show it. */
  readonly page: string | null;
  readonly heading: string;
  /** Number of the law within its code, where the book numbers its laws. */
  readonly law?: string;
  /** What is uncertain about the reading: a damaged line, a misprint, two conflicting passages. Printed on the page. */
  readonly doubt?: string;
}

/** Builds a citation: `cite('donohue', '25', 'Laws of Euchre', { law: '33' })`. `page` is null where our copy shows none. */
export function cite(book: BookId, page: string | null, heading: string, more: { law?: string; doubt?: string } = {}): Citation {
  return { book, page, heading, ...more };
}

/** Returns a citation as text: "Donohue, undated, p. 25, Laws of Euchre, law 33". */
export function makeCitation(citation: Citation): string {
  const page = citation.page === null ? 'page not known' : `p. ${citation.page}`;
  const law = citation.law === undefined ? '' : `, law ${citation.law}`;
  return `${BOOK_SHORT[citation.book]}, ${page}, ${citation.heading}${law}`;
}
