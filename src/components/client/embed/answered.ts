// Works out what to show of a law for the given answers, without the DOM.
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { combinations, matching } from '../../../rules-engine/laws/decide.ts';
import type { ShownLaw } from './site-files.ts';

export type Answers = Readonly<Record<string, string>>;

/** The ruling of one book, or of several that rule alike. */
export interface Block {
  readonly names: string;
  /** The cases that match the answers. A single case has no condition; before the first answer it is the book's line. */
  readonly cases: readonly { readonly condition: string; readonly figure: string; readonly ruling: string }[];
  /** "Donohue, undated, pp. 14–15". */
  readonly sources: readonly string[];
  readonly doubts: readonly string[];
}

/** A book's name without its date. */
const nameOf = (book: BookId): string => BOOK_SHORT[book].replace(/[,(].*$/, '').trim();
/** "Sierra, Blue Ribbon and Donohue". */
export const namesOf = (books: readonly BookId[]): string =>
  books.length < 2 ? books.map(nameOf).join('') : `${books.slice(0, -1).map(nameOf).join(', ')} and ${books.slice(-1).map(nameOf).join('')}`;

/** The book that an attribute names; null if it names none. */
export const bookNamed = (text: string): BookId | null => BOOK_IDS.find((book) => book === text.trim()) ?? null;

/** The readings of the requested book, or of all books. */
const readingsFor = (law: ShownLaw, book: BookId | null): ShownLaw['readings'] =>
  law.readings.flatMap((reading) => (book === null ? [reading] : reading.books.includes(book) ? [{ ...reading, books: [book] }] : []));

/** The questions that can change what is shown. */
export function questionsFor(law: ShownLaw, book: BookId | null): ShownLaw['questions'] {
  const asked = new Set(readingsFor(law, book).flatMap(({ cases }) => cases.flatMap(({ when }) => Object.keys(when ?? {}))));
  return law.questions.filter(({ key }) => asked.has(key));
}

/** The cases of a reading that match the answers. */
function casesLeft({ questions }: ShownLaw, { cases }: ShownLaw['readings'][number], answers: Answers): ShownLaw['readings'][number]['cases'] {
  const asked = new Set(cases.flatMap(({ when }) => Object.keys(when ?? {})));
  const facts = Object.fromEntries(questions.filter(({ key }) => asked.has(key)).map((one) => [one.key, one.answers.map(({ key }) => key)]));
  const rows = cases.map(({ when }, n) => ({ outcome: String(n), ...(when === null ? {} : { when }) }));
  const left = new Set(combinations(facts, answers).flatMap((so) => matching(rows, so).map(({ outcome }) => Number(outcome))));
  return cases.filter((_, n) => left.has(n));
}

/** The rulings of each book for the answers. Before the first answer, the line of each book is shown instead of its cases. */
export function blocksFor(law: ShownLaw, book: BookId | null, answers: Answers): Block[] {
  const isAsked = questionsFor(law, book).length > 0 && Object.keys(answers).length === 0;
  return readingsFor(law, book).map((reading) => {
    const line = isAsked ? law.lines.find(({ books }) => reading.books.some((one) => books.includes(one))) : undefined;
    const left = line === undefined ? casesLeft(law, reading, answers) : [];
    return {
      names: namesOf(reading.books),
      cases:
        line === undefined
          ? left.map(({ condition, figure, ruling }) => ({ condition: left.length > 1 ? condition : '', figure, ruling }))
          : [{ condition: '', figure: '', ruling: line.text }],
      sources: reading.books.flatMap((one) => reading.sources[one] ?? []),
      doubts: reading.doubts,
    };
  });
}
