// What the questions of a patience have in common: allowed or not by what each book tells.
import { BOOK_IDS, type BookId, type Citation } from '../books.ts';
import { type Case, caseByCase, type Law, type Reading, silent } from '../laws/laws.ts';
import type { Act } from '../laws/remedies/acts.ts';
import { allowed, barred, noPenaltyPrinted, notDecided, type Remedy } from '../laws/remedies.ts';
import type { Point, Stated, Table, Tables } from './table.ts';

/** What is said of a book that has the game and is silent on a question. */
export type Unsaid = (book: BookId) => string;
/** A question made from the tables of a game; null where no book speaks on it. */
export type Question = (tables: Tables, unsaid: Unsaid) => Law | null;

/** Allowed, or not and without a penalty. */
export const ruled = (may: boolean, act: Act): Remedy[] => (may ? [allowed('player', act)] : [barred('player', act), noPenaltyPrinted]);
/** What is not among the moves that are told: barred by a rule, open where only an example is printed. */
export const otherwise = (point: Stated<unknown> | undefined, act: Act): Remedy[] => (point?.example === true ? [notDecided] : ruled(false, act));
/** The cases of a point, each marked on which the doubt of its passage bears. */
export const doubting = ({ unsure }: Stated<unknown>, cases: readonly Case[]): readonly Case[] =>
  unsure === undefined ? cases : cases.map((one) => (one.then[0]?.kind === unsure ? { ...one, doubtful: true } : one));
/** What a book counsels is no rule: the question stays open, with the counsel beside it. */
export const openWith = (note: string): Case[] => [{ then: [notDecided], note }];

/** For each book that has a table its reading: of the points of the question, or silence. */
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
