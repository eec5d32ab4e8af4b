import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

/** The score item of a throw, from the banker's side (Blue Ribbon 1940, p. 204). */
export const itemOf = (dice: readonly number[]): 'ten-or-more' | 'under-ten' => (dice.reduce((sum, die) => sum + die, 0) < 10 ? 'under-ten' : 'ten-or-more');

/** The line of one bet against the banker. */
export function betLine(dice: readonly number[], stake: number, by: Schedule<typeof points>): Line {
  const item = itemOf(dice);
  return by.line(item, item === 'under-ten' ? 'less than ten: the bet wins' : 'ten or more: the banker wins', { times: -stake, unit: 'chip' });
}
