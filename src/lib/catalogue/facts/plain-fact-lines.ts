// The books' answers to a plain fact, as lines: books that say the same share a line, with the pages of each.

import { BOOK_IDS, type BookId, type Citation } from '../../../rules-engine/index.ts';
import { nameOfBook } from '../../books/names.ts';
import type { ContentRule } from '../../content/grammar.ts';
import { sayPages } from '../../rulings/law-page/law-control.ts';
import { sentencesOf } from './plain-fact-rules.ts';

/** What some books say; `books` is empty if it is said of all of them, or none says it. */
export interface FactLine {
  readonly books: readonly BookId[];
  readonly text: string;
}

/** A text of ours and the passages that it comes from. */
export interface Said {
  readonly text: string;
  readonly cites: readonly Citation[];
}

/** A sentence that refers to the one before it says nothing by itself. */
const LEANS = /^(?:It|He|They|So|And|Those|Of the|The winner himself|The other books|The book does|Below them)\b/;

/** Pages as shown after a text: "p. 7", "pp. 7–9, reading in doubt". */
const pagesAfter = (cites: readonly Citation[]): string => `${sayPages(cites)}${cites.some(({ doubt }) => doubt !== undefined) ? ', reading in doubt' : ''}`;

/** Pages with the names of their books: "Sierra pp. 68–76; Blue Ribbon pp. 398–399". */
export const pagesByName = (cites: readonly Citation[]): string => cites.map((cite) => `${nameOfBook(cite.book)} ${pagesAfter([cite])}`).join('; ');

/** The passages of a rule, reduced to the sentences that match `says`; with `whole`, the whole passage around a match. */
export const passagesWith = (rule: ContentRule, says: RegExp | null, whole = false): Said[] =>
  rule.passages.flatMap(({ text, cites }) => {
    const all = sentencesOf(text);
    const said = says === null || (whole && all.some((one) => says.test(one))) ? all : all.filter((one) => says.test(one));
    return said.length === 0 ? [] : [{ text: said.join(' '), cites }];
  });

/** Without texts that refer to what comes before them. */
export const standingAlone = (said: readonly Said[]): Said[] => said.filter(({ text }) => !LEANS.test(text));

/** As many of the first sentences as fit; at least one. */
function shorten(text: string, most: number): string {
  const [first = '', ...rest] = sentencesOf(text);
  let short = first;
  for (const one of rest) {
    if (short.length + one.length + 1 > most) break;
    short += ` ${one}`;
  }
  return /[.!?”]$/.test(short) ? short : `${short}.`;
}

/** Merges texts of the same books, and books with the same text. */
function joined(said: readonly Said[]): Said[] {
  const by = new Map<string, Said>();
  for (const { text, cites } of said) {
    const books = [...new Set(cites.map(({ book }) => book))].sort().join();
    const had = by.get(books);
    by.set(books, had === undefined ? { text, cites } : { text: had.text.includes(text) ? had.text : `${had.text} ${text}`, cites: [...had.cites, ...cites] });
  }
  const alike = new Map<string, Said>();
  for (const { text, cites } of by.values()) alike.set(text, { text, cites: [...(alike.get(text)?.cites ?? []), ...cites] });
  return [...alike.values()];
}

/** Lines of at most `most` characters plus pages, the newest book first; pages are in the order in which the books are named. */
export function linesOf(said: readonly Said[], most: number): FactLine[] {
  const lines = joined(said).map(({ text, cites }) => {
    const books = BOOK_IDS.filter((book) => cites.some((cite) => cite.book === book));
    const pages = books.map((book) => pagesAfter(cites.filter((cite) => cite.book === book)));
    return { books, text: `${shorten(text, most)} (${pages.map((page, n) => (n === 0 ? page : page.replace(/^pp?\. /, ''))).join('; ')})` };
  });
  const first = ({ books: [book] }: FactLine) => BOOK_IDS.indexOf(book ?? 'hoffmann');
  return lines.sort((a, b) => first(a) - first(b));
}
