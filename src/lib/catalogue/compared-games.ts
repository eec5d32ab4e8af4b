// One offence or question over all games, as a table: a row for each game, a column for each book, in each cell what it rules as it mostly
// happens.
import {
  type BookId,
  type Case,
  casesMet,
  casesOf,
  type Figure,
  figureOfRuling,
  isOpen,
  type ResolvedLaw,
  sayRemedies,
  sayWhen,
} from '../../rules-engine/index.ts';
import { controlOf } from '../rulings/law-control.ts';
import { isHeldBack } from '../rulings/one-line.ts';
import { isVerb } from '../rulings/vague-figures.ts';
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
  /** What it rules: one figure, or the words of two, or that it depends; without a word, a sentence as its detail. */
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
  /** The usual case as a clause; "several cases" where none is usual. */
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

/** The question on which the ruling depends; several in short: "found out, lone hand". */
function dependsOn(law: ResolvedLaw, met: readonly Case[]): string {
  const asked = Object.entries(law.facts).flatMap(([key, fact]) =>
    law.usual[key] === undefined && met.some(({ when }) => when?.[key] !== undefined) ? [fact] : [],
  );
  const [only] = asked;
  return asked.length === 1 && only !== undefined ? only.ask : `on ${asked.map(({ legend }) => legend.toLowerCase()).join(', ')}`;
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
  if (first !== undefined && words.every((word) => word !== '') && !figures.some(isVerb)) {
    if (figures.length === 1 && decided.length === met.length) return { kind: 'ruled', figure: first };
    if (words.length === 1) return { kind: 'ruled', figure: { ...first, detail: '' } };
    if (words.length === 2 && words.every((word) => word.length < 6)) return ruled(words.join(' or '), '');
  }
  // What no figure stands for has its first sentence, where that holds in every case left.
  const [sentence, ...others] = new Set(decided.map(({ then }) => firstSentence(sayRemedies(then, law.people))));
  if (sentence !== undefined && others.length === 0 && decided.length === met.length) return ruled('', sentence);
  return ruled('depends', dependsOn(law, met));
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
  const { questions } = controlOf(law);
  if (questions.length === 0) return '';
  const usual = questions.flatMap(({ key }) => (law.usual[key] === undefined ? [] : [[key, law.usual[key]] as const]));
  return usual.length === 0 ? 'several cases' : sayWhen(law.facts, Object.fromEntries(usual));
}

const gameOfLaw = ({ place }: PlacedLaw) => place.parent ?? place.id;

/** The books that have anything under a heading, newest first. */
export const columnsOfTopic = ({ laws }: Heading): BookId[] => booksIn(laws);

/** The games that have a law under a heading, those most played first; of each the game before its forms. */
export function gamesUnder(heading: Heading): ComparedGame[] {
  const books = columnsOfTopic(heading);
  const ids = [...new Set(heading.laws.map(gameOfLaw))].toSorted((a, b) => rankOf(a) - rankOf(b));
  return ids.map((id) => {
    // The law that is called as the heading is comes first.
    const laws = heading.laws
      .filter((one) => gameOfLaw(one) === id)
      .toSorted((a, b) => (a.place === b.place ? Number(b.law.title === heading.title) - Number(a.law.title === heading.title) : 0));
    return {
      id,
      title: titleOf(id),
      text: [...new Set([titleOf(id), ...gameOf(id).aliases, ...laws.flatMap(({ title, law }) => [title, law.title])])].join(' ').toLowerCase(),
      rows: laws.map(({ place, law }, n) => ({
        law,
        name: laws[n - 1]?.place === place ? law.title : titleOf(place.id),
        title: laws[n - 1]?.place === place || law.title === heading.title ? '' : law.title,
        isForm: place.parent !== null,
        when: whenOf(law),
        hidden: isHeldBack(law),
        cells: spansOf(law, books),
      })),
    };
  });
}
