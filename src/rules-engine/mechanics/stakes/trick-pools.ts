// Games in which each trick takes its part of a pool, and whoever plays without one puts into the next.

import { type Problem, problem } from '../../scoring/result.ts';
import type { Line } from '../../scoring/scorers.ts';
import type { Column } from '../../sheets/sheets.ts';
import { counted } from '../../wording/numbers.ts';

/** What a player can have done in a deal of three tricks. */
export const DID_THREE = { passed: 'Passed', none: 'Played, no trick', one: '1 trick', two: '2 tricks', three: '3 tricks' } as const;
/** What a player can have done in a deal of five tricks. */
export const DID_FIVE = { ...DID_THREE, four: '4 tricks', five: '5 tricks' } as const;
export type Did = keyof typeof DID_FIVE;
const NUMBERS: Readonly<Record<Did, number | null>> = { passed: null, none: 0, one: 1, two: 2, three: 3, four: 4, five: 5 };

/** The tricks of one who played; null for one who passed. */
export const tricksOf = (did: Did): number | null => NUMBERS[did];

/** The column that shows what is in the pool. */
export const POOL_COLUMN: Column = { key: 'pool', title: 'Pool', side: 'Pool' };

/** What is wrong with what the players are said to have done: as many of them as sit at the table, and all the tricks won by somebody. */
export function wrongTricks(field: string, did: readonly Did[], players: number, tricks: number): Problem[] {
  if (did.length !== players) return [problem(field, counted(players, 'player'), `${did.length}`)];
  const sum = did.reduce((all, one) => all + (tricksOf(one) ?? 0), 0);
  return sum === tricks ? [] : [problem(field, `${counted(tricks, 'trick')} in all`, `${sum}`)];
}

/** Payments with what each rule brings the pool or takes out of it, so that all the columns together come to nothing. */
export function withPool(lines: readonly Line[]): Line[] {
  const moved = new Map<string, Line>();
  for (const { rule, unit, points = 0 } of lines) {
    const sum = (moved.get(rule)?.points ?? 0) - points;
    moved.set(rule, {
      rule,
      say: sum < 0 ? 'taken out of the pool' : 'into the pool',
      points: sum,
      ...(unit === undefined ? {} : { unit }),
      to: POOL_COLUMN.key,
    });
  }
  return [...lines, ...[...moved.values()].filter(({ points }) => points !== 0)];
}

/** Counters of the pool as the columns have them after some lines. */
export const poolAfter = (pool: number, lines: readonly Line[]): number => lines.reduce((sum, { points = 0 }) => sum - points, pool);
