// Stakes that the dealer puts down and others answer, and who wins them (Donohue, p. 87-88).

import type { Seat, Table } from '../../../mechanics/seats.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';

export const MOST = 100_000;
/** A field with the stake of each player, in seat order. */
export const putDown = (label: string, hint: string) => listOf(label, count('Player', 0, MOST), 2, 8, { hint });

/** One stake of a deal: what the dealer laid, what each player has put down on it, and who won it. */
export interface Pool {
  readonly field: string;
  readonly least: number;
  readonly put: readonly number[];
  readonly dealer: Seat;
  /** Null if nobody won it: it must then be empty. */
  readonly winner: Seat;
  readonly winnerField: string;
}

/** Problems: sums for another number of players, a stake that does not answer the dealer's, a winner who has not staked. */
export function wrongStakes({ field, least, put, dealer, winner, winnerField }: Pool, { keys, name }: Table<Seat>): Problem[] {
  if (put.length !== keys.length) return [problem(field, `${keys.length} numbers, one for each player`, `${put.length}`)];
  const problems: Problem[] = [];
  keys.forEach((key, n) => {
    const chips = put[n] ?? 0;
    if (chips < least && (chips > 0 || key === dealer))
      problems.push(problem(field, `${least} or more from ${name[key]}, who ${key === dealer ? 'put the stake down' : 'brags'}`, `${chips}`));
  });
  if ((put[keys.indexOf(winner)] ?? 0) === 0) problems.push(problem(winnerField, 'a player who has put something down', name[winner]));
  return problems;
}

/** The lines of a stake: what each player pays and its winner gets. */
export function settleStake<K extends string>(
  { put, winner }: Pool,
  { keys }: Table<Seat>,
  by: Schedule,
  [stakes, won, what]: readonly [stakes: K, won: K, what: string],
): Line[] {
  const paid = keys.flatMap((to, n): Line[] => {
    const chips = put[n] ?? 0;
    return chips === 0 ? [] : [by.sum(stakes, `put down${what}`, -chips, { unit: 'chip', to })];
  });
  const all = put.reduce((sum, one) => sum + one, 0);
  return [...paid, by.sum(won, `the stakes${what}`, all, { unit: 'chip', to: winner })];
}
