import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
/** Counters are told off by so many (Blue Ribbon 1940, p. 184). */
export const BY = 4;
/** The number that decides: what is left over, and where nothing is, the four. */
export const leftOf = (counters: number): number => counters % BY || BY;
/** The numbers at the ends of each edge of the card, in their order round it. */
export const EDGES = { '1-2': [1, 2], '2-3': [2, 3], '3-4': [3, 4], '4-1': [4, 1] } as const;
export type Bet = number | keyof typeof EDGES;

/** A stake of so many chips settled (p. 184). */
export function settle(bet: Bet, counters: number, stake: number, by: Prices): Line {
  const left = leftOf(counters);
  const numbers: readonly number[] = typeof bet === 'number' ? [bet] : EDGES[bet];
  const key = !numbers.includes(left) ? 'lost' : typeof bet === 'number' ? 'number' : 'edge';
  return by.line(key, `${left} decides`, { times: stake, unit: 'chip' });
}
