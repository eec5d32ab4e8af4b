// Pool games in which a ball counts its number: turn by turn, with scratches subtracted, and who can still win.

import type { Points } from '../../sheets/replay.ts';
import { type Ball, makeBalls } from '../../vocabulary/balls.ts';
import { counted } from '../../wording/numbers.ts';
import type { Seat, Table } from '../seats.ts';
import { sayScores } from '../sides.ts';
import { numberOn, type PoolTable } from './table.ts';

/** The sum of the numbers on the balls. */
export const sumOf = (some: readonly Ball[]): number => some.reduce((sum, ball) => sum + numberOn(ball), 0);

/** The players from the lowest score to the highest. */
export const fromLowest = (keys: readonly Seat[], has: Points): Seat[] => [...keys].sort((a, b) => (has[a] ?? 0) - (has[b] ?? 0));

/** Whether the balls left are too few for the lowest score to tie or beat the next lowest, so that the game is settled: the lowest player pays. */
export function settled(on: PoolTable, { keys }: Table<Seat>, has: Points): boolean {
  const [lowest, next] = fromLowest(keys, has);
  return lowest !== undefined && next !== undefined && (has[lowest] ?? 0) + sumOf(on.on) < (has[next] ?? 0);
}

/** The balls left on the table and their value, and who can no longer reach the best score. */
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
