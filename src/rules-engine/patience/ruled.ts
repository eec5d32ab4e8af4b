// Helpers for the questions of a patience: allowed or not, by what each book says.
import { BOOK_IDS, type BookId, type Citation } from '../books.ts';
import { type Case, caseByCase, type Law, type Reading, silent } from '../laws/laws.ts';
import type { Act } from '../laws/remedies/acts.ts';
import { allowed, barred, noPenaltyPrinted, notDecided, type Remedy } from '../laws/remedies.ts';
import type { Point, Stated, Table, Tables } from './table.ts';

/** The note for a book that has the game but is silent on a question. */
export type Unsaid = (book: BookId) => string;
/** Generates a law from the tables of a game; null if no book answers it. */
export type Question = (tables: Tables, unsaid: Unsaid) => Law | null;

/** Remedies for a move that is allowed, or forbidden without a penalty. */
export const ruled = (may: boolean, act: Act): Remedy[] => (may ? [allowed('player', act)] : [barred('player', act), noPenaltyPrinted]);
/** Remedies for a move that is not listed: forbidden by a rule, but open if the book only prints an example. */
export const otherwise = (point: Stated<unknown> | undefined, act: Act): Remedy[] => (point?.example === true ? [notDecided] : ruled(false, act));
/** The cases of a point, marked doubtful where the doubt of its passage applies. */
export const doubting = ({ unsure }: Stated<unknown>, cases: readonly Case[]): readonly Case[] =>
  unsure === undefined ? cases : cases.map((one) => (one.then[0]?.kind === unsure ? { ...one, doubtful: true } : one));
/** A book's advice is not a rule: the question stays open, with the advice as a note. */
export const openWith = (note: string): Case[] => [{ then: [notDecided], note }];

/** The readings of the books that have a table: the cases of the given points, or silence. */
export function readingsOf(tables: Tables, points: readonly Point[], read: (table: Table) => readonly Case[], unsaid: Unsaid): Law['readings'] {
  const rows = BOOK_IDS.flatMap((book): [BookId, Reading][] => {
    const table = tables[book];
    if (table === undefined) return [];
    const here = points.flatMap((point): Stated<unknown>[] => (table[point] === undefined ? [] : [table[point]]));
    if (here.length === 0) return [[book, silent(unsaid(book))]];
    const cites: Citation[] = [...new Set(here.flatMap((one) => one.cites))];
    return [[book, caseByCase(read(table), cites, here.find(({ note }) => note !== undefined)?.note)]];
  });
  return Object.fromEntries(rows);
}
export const someAnswer = (tables: Tables, ...points: readonly Point[]) =>
  Object.values(tables).some((table) => points.some((point) => table[point] !== undefined));
