// One offence or question across all games, as a table: a row for each game, a column for each book, in each cell its ruling in the usual
// case.
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
} from '../../../rules-engine/index.ts';
import { sayCondition } from '../../rulings/cases.ts';
import { controlOf } from '../../rulings/law-page/law-control.ts';
import { isHeldBack } from '../../rulings/one-line.ts';
import { isVague } from '../../rulings/vague-figures.ts';
import { rankOf } from '../common-games.ts';
import { gameOf, titleOf } from '../library.ts';
import { booksIn, type Heading, type PlacedLaw } from './headings.ts';

export type Cell =
  /** The book does not have the game. */
  | { readonly kind: 'absent' }
  /** The book has the game and says nothing about this. */
  | { readonly kind: 'silent' }
  /** The book mentions it and leaves it open. */
  | { readonly kind: 'open' }
  /** The ruling: one figure, or the words of two; if there is no word, a line as its detail. */
  | { readonly kind: 'ruled'; readonly figure: Figure };

/** Adjacent cells with the same ruling, merged. */
interface Span {
  readonly cell: Cell;
  readonly books: readonly BookId[];
}

export interface GameRow {
  readonly law: ResolvedLaw;
  /** The title of the game or form in its first row, otherwise the law's title. */
  readonly name: string;
  /** The law's title below the name of the place; empty if it is that of the heading. */
  readonly title: string;
  readonly isForm: boolean;
  /** Whether it is a special case, next to a law of its place with the heading's title. */
  readonly isSpecial: boolean;
  /** The usual case as a clause with a capital; empty if none is usual. */
  readonly when: string;
  readonly hidden: boolean;
  readonly cells: readonly Span[];
}
export interface ComparedGame {
  readonly id: string;
  readonly title: string;
  /** What a user may type to find it. */
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
  // A ruling without a figure is given in full, if it applies in every remaining case and fits.
  const [ruling, ...others] = new Set(decided.map(({ then }) => sayRemedies(then, law.people)));
  if (ruling !== undefined && others.length === 0 && decided.length === met.length)
    return ruled('', ruling.length <= LINE_LENGTH ? ruling : firstSentence(ruling));
  // Otherwise each remaining case with its condition.
  return ruled('', line());
}

/** The cells of a row, with adjacent identical ones merged. */
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
  return usual.length === 0 ? '' : sayCondition(Object.fromEntries(usual), law.facts);
}

const gameOfLaw = ({ place }: PlacedLaw) => place.parent ?? place.id;

/** The books that have anything under a heading, newest first. */
export const columnsOfTopic = ({ laws }: Heading): BookId[] => booksIn(laws);

/** Whether any book has something on a law. */
const isRuledOn = ({ law }: PlacedLaw, books: readonly BookId[]) => books.some((book) => !['silent', 'absent'].includes(cellOf(law, book).kind));

/** What a user may type to find a game. */
const searchText = (id: string, laws: readonly PlacedLaw[]): string =>
  [...new Set([titleOf(id), ...gameOf(id).aliases, ...laws.flatMap(({ title, law }) => [title, law.title])])].join(' ').toLowerCase();

/** The games that have a law under a heading, the most played first, each before its forms. Laws on which no book says anything are left out. */
export function gamesUnder(heading: Heading): ComparedGame[] {
  const books = columnsOfTopic(heading);
  const ruledOn = heading.laws.filter((one) => isRuledOn(one, books));
  const ids = [...new Set(ruledOn.map(gameOfLaw))].toSorted((a, b) => rankOf(a) - rankOf(b));
  return ids.map((id) => {
    // The law with the heading's title comes first.
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

/** The games whose books say nothing under a heading, each with its first law. */
export function silentUnder(heading: Heading): { readonly id: string; readonly title: string; readonly text: string; readonly law: ResolvedLaw }[] {
  const books = columnsOfTopic(heading);
  return [...Map.groupBy(heading.laws, gameOfLaw)].flatMap(([id, laws]) => {
    const [first] = laws;
    return first === undefined || laws.some((one) => isRuledOn(one, books)) ? [] : [{ id, title: titleOf(id), text: searchText(id, laws), law: first.law }];
  });
}
