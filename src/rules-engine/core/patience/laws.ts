// The questions of a patience, made from what its books tell: is this move allowed?
import type { BookId } from '../../books.ts';
import type { Law } from '../laws.ts';
import { emptySpace, severalMoved, wrongBuild } from './moves.ts';
import { lookUnder, packAgain, reserve, stockTooSoon, wrongTake } from './piles.ts';
import type { Tables } from './table.ts';

const UNSAID = {
  sierra: 'The manual leaves the rules of its solitaires to the help of its program; what it prints of this game is counsel.',
  others: 'The book has the game and does not speak of this.',
} as const;
const sayUnsaid = (book: BookId): string => (book === 'sierra' ? UNSAID.sierra : UNSAID.others);

/**
 * The laws of a patience by what its books tell, under the same keys in every game; a question on which no book speaks is left out.
 * `unsaid`: what is said of a book that has the game and is silent.
 */
export function lawsOf(tables: Tables, unsaid = sayUnsaid): Readonly<Record<string, Law>> {
  const made = {
    'wrong-build': wrongBuild(tables, unsaid),
    'several-moved': severalMoved(tables, unsaid),
    'empty-space': emptySpace(tables, unsaid),
    reserve: reserve(tables, unsaid),
    'wrong-take': wrongTake(tables, unsaid),
    'stock-too-soon': stockTooSoon(tables, unsaid),
    'pack-again': packAgain(tables, unsaid),
    'look-under': lookUnder(tables, unsaid),
  };
  return Object.fromEntries(Object.entries(made).flatMap(([key, law]) => (law === null ? [] : [[key, law]])));
}
