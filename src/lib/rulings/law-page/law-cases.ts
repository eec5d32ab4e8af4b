// Every case of a law by its books, abbreviated for a table; if that would be long, a list for each book.
import {
  BOOK_IDS,
  type BookId,
  type Case,
  type Figure,
  figuresOf,
  LINE_LENGTH,
  type Matrix,
  matrixOf,
  type ResolvedLaw,
  sayRemedies,
} from '../../../rules-engine/index.ts';
import { labelsOf } from './law-control.ts';

/** The most rows that a table of all cases shows unfolded. */
export const LONG_TABLE = 8;

/** A cell of the table of all cases: its figure, and the detail beside it. */
export interface SaidCell {
  readonly figure: Figure;
  readonly detail: string;
  readonly span: number;
}

/** The figure of a case that a book leaves open. */
export const NOT_COVERED_WORD = 'not covered';
/** The player that a law is about is left out. */
const UNNAMED = /^the player(?: at fault)?: /;
/** The most characters beside a figure of the table. */
const DETAIL = 44;

/** The table of all cases: a list of cells for each row, in the order of the books; null if the cell above spans this row. */
export function cellsOf(law: ResolvedLaw, { books, rows }: Matrix): (SaidCell | null)[][] {
  /** Ways to say a cell, shortest first: its main effect, its first two, the whole ruling. */
  const ways = (one: Case): { figure: Figure; detail: string }[] => {
    const [main, second] = figuresOf(one.then, law.people);
    const whole = { figure: { word: '', number: false, detail: '' }, detail: sayRemedies(one.then, law.people) };
    if (main === undefined) return [whole];
    // The control spells out a long choice; the table only says who has it.
    if (main.word === '') return whole.detail.length > LINE_LENGTH ? [{ figure: main, detail: main.detail }, whole] : [whole];
    if (main.word === NOT_COVERED_WORD) return [{ figure: main, detail: '' }];
    const short = main.detail.replace(UNNAMED, '');
    if (short.length > DETAIL) return [whole];
    const more = second === undefined || second.word === '' ? '' : `${second.word} ${second.detail.replace(UNNAMED, '')}`.trim();
    return [
      { figure: main, detail: short },
      ...(more === '' || more.length > DETAIL ? [] : [{ figure: main, detail: [short, more].filter((part) => part !== '').join('; ') }]),
      whole,
    ];
  };
  const nameOf = ({ figure, detail }: { figure: Figure; detail: string }) => `${figure.word}|${detail}`;
  /** The rulings that each wording represents, per column and in all columns. */
  const inColumn = books.map(() => new Map<string, Set<string>>());
  const inAll = new Map<string, Set<string>>();
  const note = (known: Map<string, Set<string>>, name: string, ruling: string) => known.set(name, (known.get(name) ?? new Set()).add(ruling));
  for (const { cells } of rows)
    cells.forEach(({ one, ruling }, column) => {
      if (one === null) return;
      for (const way of ways(one)) {
        note(inColumn[column] as Map<string, Set<string>>, nameOf(way), ruling);
        note(inAll, nameOf(way), ruling);
      }
    });
  return rows.map(({ cells }) =>
    books.map((_, column) => {
      const cell = cells[column];
      if (cell?.one == null || cell.span === 0) return null;
      const all = ways(cell.one);
      // A number must be unambiguous in its column, a word in the whole table.
      const isAlone = (way: { figure: Figure; detail: string }) => ((way.figure.number ? inColumn[column] : inAll)?.get(nameOf(way))?.size ?? 0) === 1;
      const way = all.find((one) => one.figure.word === NOT_COVERED_WORD || isAlone(one)) ?? all.at(-1);
      return way === undefined ? null : { ...way, span: cell.span };
    }),
  );
}

/** The cases of one book, abbreviated. */
export interface BookList {
  readonly book: BookId;
  readonly cases: readonly { readonly label: readonly string[]; readonly cell: SaidCell }[];
}

/** The cases of each book as a list: if books depend on different facts, their table would have a row for every pair of their cases. */
export function listsOf(law: ResolvedLaw, books: readonly BookId[]): BookList[] {
  return books.map((book) => {
    const readings = Object.fromEntries(BOOK_IDS.map((one) => [one, one === book ? law.readings[one] : NOT_HERE])) as ResolvedLaw['readings'];
    const matrix = matrixOf({ ...law, readings });
    const cells = cellsOf(law, matrix);
    return {
      book,
      cases: matrix.rows.map(({ when }, n) => {
        // A spanning cell is repeated: a list has no columns.
        const cell = cells.slice(0, n + 1).findLast(([one]) => one != null)?.[0];
        if (cell == null) throw new Error(`${law.id}: a case of ${book} without a ruling`);
        return { label: labelsOf(law.facts, when), cell };
      }),
    };
  });
}
const NOT_HERE = { status: 'no-game' } as const;
