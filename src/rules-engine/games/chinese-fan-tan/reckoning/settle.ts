import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
/** The counters are counted off in groups of this size (Blue Ribbon 1940, p. 184). */
export const BY = 4;
/** The winning number: the remainder, or four if there is none. */
export const leftOf = (counters: number): number => counters % BY || BY;
/** The numbers at both ends of each edge of the card, in order around it. */
export const EDGES = { '1-2': [1, 2], '2-3': [2, 3], '3-4': [3, 4], '4-1': [4, 1] } as const;
export type Bet = number | keyof typeof EDGES;

/** Settles a stake (p. 184). */
export function settle(bet: Bet, counters: number, stake: number, by: Prices): Line {
  const left = leftOf(counters);
  const numbers: readonly number[] = typeof bet === 'number' ? [bet] : EDGES[bet];
  const key = !numbers.includes(left) ? 'lost' : typeof bet === 'number' ? 'number' : 'edge';
  return by.line(key, `${left} decides`, { times: stake, unit: 'chip' });
}
