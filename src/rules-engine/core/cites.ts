import { type BookId, type Citation, cite } from '../books.ts';
import { nearTo } from './nearest.ts';

/** What the lists of citations call the books: `blue.play`, `donohue.revoke(34)`. */
export const BOOK_WORDS = {
  sierra: 'sierra',
  blue: 'blue-ribbon-1940',
  donohue: 'donohue',
  uspc: 'uspc-1898',
  hoffmann: 'hoffmann',
} as const satisfies Readonly<Record<string, BookId>>;
export type BookWord = keyof typeof BOOK_WORDS;

type LawNumber = number | string;
/** Page as printed, `'7'` or `'7-8'`; null where our copy does not show it. */
type Page = string | null;
/** A passage with what is unsure about it wherever it is cited. */
interface Doubtful {
  readonly page: Page;
  readonly doubt: string;
}
/** A code of numbered laws: to each page the laws on it. */
interface Code<N extends LawNumber> {
  readonly on: Readonly<Record<string, readonly N[]>>;
  readonly doubts: Readonly<Record<string, string>>;
}

/** The laws of a code by the pages they stand on: `laws({ 14: [32, 33], '14-15': [34] }, { 36: 'The number is damaged.' })`. */
export function laws<const N extends LawNumber>(on: Readonly<Record<string, readonly N[]>>, doubts: { readonly [K in N]?: string } = {}): Code<N> {
  return { on, doubts: doubts as Readonly<Record<string, string>> };
}

/** A passage whose reading is unsure wherever it is cited. */
export function doubtful(page: Page, doubt: string): Doubtful {
  return { page, doubt };
}

/** The same citation with what is unsure about it here. */
export function doubted(cited: Citation, doubt: string): Citation {
  return { ...cited, doubt };
}

/** Laws of one code, by number: `donohue.revoke(32, 33)` cites both, from the page of the first to the page of the last. */
export type Laws<N extends LawNumber = LawNumber> = (...numbers: readonly [N, ...N[]]) => Citation;

type Entry = Page | Doubtful | Code<LawNumber>;
/** Under each heading of a book its passages, by a word for each. */
type Headings = Readonly<Record<string, Readonly<Record<string, Entry>>>>;
type Words<H> = { [T in keyof H]: keyof H[T] }[keyof H];
type At<H, K> = { [T in keyof H]: K extends keyof H[T] ? H[T][K] : never }[keyof H];
type Cited<E> = E extends Code<infer N> ? Laws<N> : Citation;
type CitedIn<H> = { readonly [K in Words<H> & string]: Cited<At<H, K>> };

/** A game's citations as they are kept: by book, then by a word for the passage. Which laws a code has is known where it is declared only. */
export type Cites = { readonly [W in BookWord]?: Readonly<Record<string, Citation | Laws<never>>> };

const pageOfAll = (pages: readonly string[]): string => {
  const first = pages[0]?.split('-')[0] ?? '';
  const last = pages.at(-1)?.split('-').at(-1) ?? '';
  return first === last ? first : `${first}-${last}`;
};

function lawsIn(book: BookId, heading: string, name: string, code: Code<LawNumber>): Laws {
  const pages = new Map(Object.entries(code.on).flatMap(([page, numbers]) => numbers.map((number) => [`${number}`, page])));
  return (...numbers) => {
    const on = numbers.map((number) => {
      const page = pages.get(`${number}`);
      if (page === undefined) throw new Error(`${name} has no law ${number}; it has ${[...pages.keys()].join(', ')}`);
      return page;
    });
    const doubt = numbers.map((number) => code.doubts[`${number}`]).find((one) => one !== undefined);
    return cite(book, pageOfAll(on), heading, { law: numbers.join(', '), ...(doubt === undefined ? {} : { doubt }) });
  };
}

/**
 * The citations of a game, each in one place: by book and heading, a word for every passage and the page where it stands.
 * Throws where two passages of a book bear one word.
 */
export function citesOf<const T extends { readonly [W in BookWord]?: Headings }>(books: T): { readonly [W in keyof T]: CitedIn<T[W]> } {
  const all: Record<string, Record<string, Citation | Laws>> = {};
  for (const [word, headings] of Object.entries(books) as [BookWord, Headings][]) {
    const book = BOOK_WORDS[word];
    const cited: Record<string, Citation | Laws> = {};
    for (const [heading, entries] of Object.entries(headings))
      for (const [key, entry] of Object.entries(entries)) {
        if (key in cited) throw new Error(`${word}.${key} stands twice: a passage has one word`);
        if (entry === null || typeof entry === 'string') cited[key] = cite(book, entry, heading);
        else if ('on' in entry) cited[key] = lawsIn(book, heading, `${word}.${key}`, entry);
        else cited[key] = cite(book, entry.page, heading, { doubt: entry.doubt });
      }
    all[word] = cited;
  }
  return all as { readonly [W in keyof T]: CitedIn<T[W]> };
}

/**
 * A citation by its address, as the text names it: `citeAt(cites, 'donohue.revoke', '32, 33')`.
 * Throws on an address that is none, naming the near one, and on a law missing or not in the code.
 */
export function citeAt(cites: Cites, at: string, law?: string): Citation {
  const known = Object.entries(cites).flatMap(([book, words]) => Object.keys(words).map((word) => `${book}.${word}`));
  const [book = '', word = ''] = at.split('.');
  const found = cites[book as BookWord]?.[word];
  if (found === undefined || !known.includes(at)) throw new Error(`no citation "${at}"${nearTo(at, known)}`);
  if (typeof found !== 'function') {
    if (law !== undefined) throw new Error(`"${at}" is no code of numbered laws, and law ${law} is asked of it`);
    return found;
  }
  if (law === undefined) throw new Error(`"${at}" is a code of numbered laws: say which law`);
  return (found as Laws)(...(law.split(', ') as [string, ...string[]]));
}
