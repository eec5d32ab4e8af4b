import { type BookId, type Citation, cite } from '../books.ts';
import { CODES, type LawNumber, lawPages, type NumberedCode } from '../numbered-laws/index.ts';
import { nearTo } from '../rulesets/nearest.ts';

/** The books' short names in lists of citations: `blue.play`, `donohue.revoke(34)`. */
export const BOOK_WORDS = {
  sierra: 'sierra',
  blue: 'blue-ribbon-1940',
  donohue: 'donohue',
  uspc: 'uspc-1898',
  hoffmann: 'hoffmann',
} as const satisfies Readonly<Record<string, BookId>>;
export type BookWord = keyof typeof BOOK_WORDS;

/** Page as printed, `'7'` or `'7-8'`; null where our copy does not show it. */
type Page = string | null;
/** A passage with what is uncertain about it wherever it is cited. */
interface Doubtful {
  readonly page: Page;
  readonly doubt: string;
}
/** The numbered laws that a book has under a heading. */
interface Numbered {
  readonly numbered: true;
}

/** Entry in a list of citations: the heading's laws are cited by number; their pages are in `numbered-laws/`. */
export const numbered: Numbered = { numbered: true };

/** Marks a passage whose reading is uncertain wherever it is cited. */
export function doubtful(page: Page, doubt: string): Doubtful {
  return { page, doubt };
}

/** Returns the citation with a doubt added, if there is one. */
export function doubted(cited: Citation, doubt: string | undefined): Citation {
  return doubt === undefined ? cited : { ...cited, doubt };
}

/** A citation whose page our copy shows. */
export interface Paged extends Citation {
  readonly page: string;
}

/** The numbers of a code: `LawOf<typeof cites.uspc.law>`. */
export type LawOf<L extends (...numbers: never) => Citation> = Parameters<L>[0];

/** Cites laws of one code by number: `donohue.revoke(32, 33)` cites both, from the page of the first to the page of the last. */
export type Laws<N extends LawNumber = LawNumber> = (...numbers: readonly [N, ...N[]]) => Citation;

type Entry = Page | Doubtful | Numbered;
/** The passages under each heading of a book, by key. */
type Headings = Readonly<Record<string, Readonly<Record<string, Entry>>>>;
type Words<H> = { [T in keyof H]: keyof H[T] }[keyof H];
/** The law numbers of book `W` under heading `T`; `never` if it has none there. */
type NumbersIn<W, T> = W extends keyof typeof CODES
  ? T extends keyof (typeof CODES)[W]
    ? (typeof CODES)[W][T] extends NumberedCode<infer N>
      ? N
      : never
    : never
  : never;
type Cited<W, T, E> = E extends Numbered ? Laws<NumbersIn<W, T>> : E extends string ? Paged : Citation;
type At<W, H, K> = { [T in keyof H]: K extends keyof H[T] ? Cited<W, T, H[T][K]> : never }[keyof H];
type CitedIn<W, H> = { readonly [K in Words<H> & string]: At<W, H, K> };

/** A game's citations: by book, then by the key of the passage. The law numbers of a code are typed only where the citations are declared. */
export type Cites = { readonly [W in BookWord]?: Readonly<Record<string, Citation | Laws<never>>> };

const pageOfAll = (pages: readonly string[]): string => {
  const first = pages[0]?.split('-')[0] ?? '';
  const last = pages.at(-1)?.split('-').at(-1) ?? '';
  return first === last ? first : `${first}-${last}`;
};

/** Hint for a number that is not in the code: another heading of the same code that has it, or the nearest number. */
function nearLaw(word: BookWord, heading: string, number: string, known: readonly string[]): string {
  const [title = ''] = heading.split(': ');
  const elsewhere = Object.entries(codesOf(word)).find(([other, code]) => other !== heading && other.startsWith(title) && lawPages(code).has(number));
  if (elsewhere !== undefined) return `; law ${number} stands under "${elsewhere[0]}"`;
  const far = (one: string) => Math.abs(Number(one) - Number(number));
  const [beside] = Number.isNaN(Number(number)) ? [] : [...known].sort((a, b) => far(a) - far(b));
  return beside === undefined ? nearTo(number, known) : `; the nearest is law ${beside}`;
}

const codesOf = (word: BookWord): Readonly<Record<string, NumberedCode>> => (word in CODES ? CODES[word as keyof typeof CODES] : {});

function lawsIn(word: BookWord, heading: string, key: string): Laws {
  const code = codesOf(word)[heading];
  if (code === undefined) throw new Error(`${word}.${key}: no numbered laws under "${heading}"${nearTo(heading, Object.keys(codesOf(word)))}`);
  const pages = lawPages(code);
  return (...numbers) => {
    const on = numbers.map((number) => {
      const page = pages.get(`${number}`);
      if (page === undefined) {
        const known = [...pages.keys()];
        throw new Error(`${word}.${key} has no law ${number} ("${heading}" has ${known.join(', ')})${nearLaw(word, heading, `${number}`, known)}`);
      }
      return page;
    });
    const doubt = numbers.map((number) => code.doubts[`${number}`]).find((one) => one !== undefined);
    return cite(BOOK_WORDS[word], pageOfAll(on), heading, { law: numbers.join(', '), ...(doubt === undefined ? {} : { doubt }) });
  };
}

/** Builds the citations of a game: for each book and heading, a key for every passage and its page. Throws if two passages of a book have the same key. */
export function citesOf<const T extends { readonly [W in BookWord]?: Headings }>(books: T): { readonly [W in keyof T]: CitedIn<W, T[W]> } {
  const all: Record<string, Record<string, Citation | Laws>> = {};
  for (const [word, headings] of Object.entries(books) as [BookWord, Headings][]) {
    const book = BOOK_WORDS[word];
    const cited: Record<string, Citation | Laws> = {};
    for (const [heading, entries] of Object.entries(headings))
      for (const [key, entry] of Object.entries(entries)) {
        if (key in cited) throw new Error(`${word}.${key} stands twice: a passage has one word`);
        if (entry === null || typeof entry === 'string') cited[key] = cite(book, entry, heading);
        else if ('numbered' in entry) cited[key] = lawsIn(word, heading, key);
        else cited[key] = cite(book, entry.page, heading, { doubt: entry.doubt });
      }
    all[word] = cited;
  }
  return all as { readonly [W in keyof T]: CitedIn<W, T[W]> };
}

/**
 * Returns a citation by its address in the text: `citeAt(cites, 'donohue.revoke', '32, 33')`. Throws on an unknown address, suggesting the nearest, and on a
 * law that is missing or not in the code.
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
