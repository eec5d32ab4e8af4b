// Games in which each trick takes its share of a pool, and a player without a trick pays into the next.

import { type Problem, problem } from '../../scoring/result.ts';
import type { Line } from '../../scoring/scorers.ts';
import type { Column } from '../../sheets/sheets.ts';
import { counted } from '../../wording/numbers.ts';

/** What a player can do in a deal of three tricks. */
export const DID_THREE = { passed: 'Passed', none: 'Played, no trick', one: '1 trick', two: '2 tricks', three: '3 tricks' } as const;
/** What a player can do in a deal of five tricks. */
export const DID_FIVE = { ...DID_THREE, four: '4 tricks', five: '5 tricks' } as const;
export type Did = keyof typeof DID_FIVE;
const NUMBERS: Readonly<Record<Did, number | null>> = { passed: null, none: 0, one: 1, two: 2, three: 3, four: 4, five: 5 };

/** The number of tricks of a player who played; null for one who passed. */
export const tricksOf = (did: Did): number | null => NUMBERS[did];

/** The column for the pool. */
export const POOL_COLUMN: Column = { key: 'pool', title: 'Pool', side: 'Pool' };

/** Problems with what the players did: one entry for each player, and every trick won by somebody. */
export function wrongTricks(field: string, did: readonly Did[], players: number, tricks: number): Problem[] {
  if (did.length !== players) return [problem(field, counted(players, 'player'), `${did.length}`)];
  const sum = did.reduce((all, one) => all + (tricksOf(one) ?? 0), 0);
  return sum === tricks ? [] : [problem(field, `${counted(tricks, 'trick')} in all`, `${sum}`)];
}

/** Payments with what each rule pays into the pool or takes out of it, so that all columns add up to zero. */
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

/** Counters in the pool after some lines, as the columns count them. */
export const poolAfter = (pool: number, lines: readonly Line[]): number => lines.reduce((sum, { points = 0 }) => sum - points, pool);
