// One offence or question over all games, as a table: a row for each game, a column for each book, in each cell what it rules as it mostly
// happens.
import {
  type BookId,
  casesMet,
  casesOf,
  type Figure,
  figureOfRuling,
  firstLine,
  isOpen,
  LINE_LENGTH,
  lineOfCases,
  type ResolvedLaw,
  sayRemedies,
  sayWhen,
} from '../../rules-engine/index.ts';
import { controlOf } from '../rulings/law-control.ts';
import { isHeldBack } from '../rulings/one-line.ts';
import { isVague } from '../rulings/vague-figures.ts';
import { rankOf } from './common-games.ts';
import { booksIn, type Heading, type PlacedLaw } from './headings.ts';
import { gameOf, titleOf } from './library.ts';

export type Cell =
  /** The game is not in the book. */
  | { readonly kind: 'absent' }
  /** The book has the game and says nothing of this. */
  | { readonly kind: 'silent' }
  /** The book mentions it and leaves it open. */
  | { readonly kind: 'open' }
  /** What it rules: one figure, or the words of two; without a word, a line as its detail. */
  | { readonly kind: 'ruled'; readonly figure: Figure };

/** Cells of books beside each other that rule alike are one. */
interface Span {
  readonly cell: Cell;
  readonly books: readonly BookId[];
}

export interface GameRow {
  readonly law: ResolvedLaw;
  /** The game or its form where its first law stands, else the law's title. */
  readonly name: string;
  /** The law's title under the name of the place, where it is not that of the heading. */
  readonly title: string;
  readonly isForm: boolean;
  /** Whether it is a special case, beside a law of its place that is called as the heading is. */
  readonly isSpecial: boolean;
  /** The usual case as a clause; empty where none is usual. */
  readonly when: string;
  readonly hidden: boolean;
  readonly cells: readonly Span[];
}
export interface ComparedGame {
  readonly id: string;
  readonly title: string;
  /** What a reader may type to find it. */
  readonly text: string;
  readonly rows: readonly GameRow[];
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
/** What a book rules in the usual case of a law. */
export function cellOf(law: ResolvedLaw, book: BookId): Cell {
  const reading = law.readings[book];
  if (reading.status === 'no-game' || reading.status === 'not-held') return { kind: 'absent' };
  if (reading.status === 'silent') return { kind: 'silent' };
  const met = casesMet(casesOf(reading), law.facts, law.usual);
  const decided = met.filter((one) => !isOpen(one));
  if (decided.length === 0) return { kind: 'open' };
  const figures = [...new Map(decided.map((one) => figureOfRuling(one.then, law.people)).map((one) => [`${one.word}|${one.detail}`, one])).values()];
  const [first] = figures;
  const ruled = (word: string, detail: string): Cell => ({ kind: 'ruled', figure: { word, number: false, detail } });
  const words = [...new Set(figures.map(({ word }) => word))];
  const lead = law.leads[book];
  const line = () => (lead === undefined ? lineOfCases(law, met) : firstLine(law, book)) ?? '';
  if (first !== undefined && !figures.some(isVague)) {
    if (figures.length === 1 && decided.length === met.length) return { kind: 'ruled', figure: first };
    if (words.length === 1) return { kind: 'ruled', figure: { ...first, detail: '' } };
    if (words.length === 2 && words.every((word) => word.length < 6)) return ruled(words.join(' or '), line());
  }
  // What no figure stands for is said whole, where that holds in every case left and fits.
  const [ruling, ...others] = new Set(decided.map(({ then }) => sayRemedies(then, law.people)));
  if (ruling !== undefined && others.length === 0 && decided.length === met.length)
    return ruled('', ruling.length <= LINE_LENGTH ? ruling : firstSentence(ruling));
  // Else each case that is left with what leads to it.
  return ruled('', line());
}

/** The cells of a row, those beside each other that say the same as one. */
function spansOf(law: ResolvedLaw, books: readonly BookId[]): Span[] {
  const spans: Span[] = [];
  for (const book of books) {
    const cell = cellOf(law, book);
    const last = spans.at(-1);
    if (last !== undefined && cell.kind === 'ruled' && JSON.stringify(last.cell) === JSON.stringify(cell))
      spans.splice(-1, 1, { cell, books: [...last.books, book] });
    else spans.push({ cell, books: [book] });
  }
  return spans;
}

function whenOf(law: ResolvedLaw): string {
  const usual = controlOf(law).questions.flatMap(({ key }) => (law.usual[key] === undefined ? [] : [[key, law.usual[key]] as const]));
  return usual.length === 0 ? '' : sayWhen(law.facts, Object.fromEntries(usual));
}

const gameOfLaw = ({ place }: PlacedLaw) => place.parent ?? place.id;

/** The books that have anything under a heading, newest first. */
export const columnsOfTopic = ({ laws }: Heading): BookId[] => booksIn(laws);

/** Whether any book has something on a law. */
const isRuledOn = ({ law }: PlacedLaw, books: readonly BookId[]) => books.some((book) => !['silent', 'absent'].includes(cellOf(law, book).kind));

/** What a reader may type to find a game. */
const searchText = (id: string, laws: readonly PlacedLaw[]): string =>
  [...new Set([titleOf(id), ...gameOf(id).aliases, ...laws.flatMap(({ title, law }) => [title, law.title])])].join(' ').toLowerCase();

/** The games that have a law under a heading, those most played first; of each the game before its forms. Laws of which no book says anything are left out. */
export function gamesUnder(heading: Heading): ComparedGame[] {
  const books = columnsOfTopic(heading);
  const ruledOn = heading.laws.filter((one) => isRuledOn(one, books));
  const ids = [...new Set(ruledOn.map(gameOfLaw))].toSorted((a, b) => rankOf(a) - rankOf(b));
  return ids.map((id) => {
    // The law that is called as the heading is comes first.
    const laws = ruledOn
      .filter((one) => gameOfLaw(one) === id)
      .toSorted((a, b) => (a.place === b.place ? Number(b.law.title === heading.title) - Number(a.law.title === heading.title) : 0));
    return {
      id,
      title: titleOf(id),
      text: searchText(id, laws),
      rows: laws.map(({ place, law }, n) => {
        const isFurther = laws[n - 1]?.place === place;
        return {
          law,
          name: isFurther ? law.title : titleOf(place.id),
          title: isFurther || law.title === heading.title ? '' : law.title,
          isForm: place.parent !== null,
          isSpecial: isFurther && laws.find((one) => one.place === place)?.law.title === heading.title,
          when: whenOf(law),
          hidden: isHeldBack(law),
          cells: spansOf(law, books),
        };
      }),
    };
  });
}

/** The games whose books have no word on a heading, each with its law. */
export function silentUnder(heading: Heading): { readonly id: string; readonly title: string; readonly text: string; readonly law: ResolvedLaw }[] {
  const books = columnsOfTopic(heading);
  return [...Map.groupBy(heading.laws, gameOfLaw)].flatMap(([id, laws]) => {
    const [first] = laws;
    return first === undefined || laws.some((one) => isRuledOn(one, books)) ? [] : [{ id, title: titleOf(id), text: searchText(id, laws), law: first.law }];
  });
}
