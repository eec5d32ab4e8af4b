// A game of pool in which the number on a ball is what it counts: turn by turn, scratches off the score, and who can still be caught.

import type { Points } from '../../sheets/replay.ts';
import { type Ball, makeBalls } from '../../vocabulary/balls.ts';
import { counted } from '../../wording/numbers.ts';
import type { Seat, Table } from '../seats.ts';
import { sayScores } from '../sides.ts';
import { numberOn, type PoolTable } from './table.ts';

/** The numbers on balls, added up. */
export const sumOf = (some: readonly Ball[]): number => some.reduce((sum, ball) => sum + numberOn(ball), 0);

/** The players from the lowest score to the highest. */
export const fromLowest = (keys: readonly Seat[], has: Points): Seat[] => [...keys].sort((a, b) => (has[a] ?? 0) - (has[b] ?? 0));

/**
 * How it stands among more than two when the balls left are too few to tie or beat the next lowest score; null while they are enough. The lowest score and
 * the one above it are taken: it is the lowest who pays.
 */
export function settled(on: PoolTable, { keys }: Table<Seat>, has: Points): boolean {
  const [lowest, next] = fromLowest(keys, has);
  return lowest !== undefined && next !== undefined && (has[lowest] ?? 0) + sumOf(on.on) < (has[next] ?? 0);
}

/** What is left on the table and what it is worth, and who can no longer come up with the best. */
export function stateByNumbers(on: PoolTable, table: Table<Seat>, has: Points): string[] {
  const left = sumOf(on.on);
  const best = Math.max(...table.keys.map((key) => has[key] ?? 0));
  const out = table.keys.filter((key) => (has[key] ?? 0) + left < best);
  const lost = out.length === 0 ? 'Everyone can still win.' : `With ${left} left ${out.map((key) => table.name[key]).join(' and ')} can no longer win.`;
  return [`${sayScores(table, has)}.`, on.sayLeft(), `They are worth ${left}.`, lost];
}

/** An entry in words. */
export const sayTurn = (name: string, made: readonly Ball[], more: string): string =>
  `${name}: ${made.length === 0 ? 'nothing' : `${makeBalls(made)} (${counted(made.length, 'ball')}, ${sumOf(made)})`}${more}`;
