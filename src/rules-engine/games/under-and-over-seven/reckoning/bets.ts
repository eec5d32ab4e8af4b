import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export const SPACES = ['under', 'seven', 'over'] as const;
export type Space = (typeof SPACES)[number];
const NAMES = { under: 'under seven', seven: 'seven', over: 'over seven' } as const;

/** The winning space for a throw of two dice (Blue Ribbon 1940, p. 206). */
export function spaceOf(dice: readonly number[]): Space {
  const total = dice.reduce((sum, die) => sum + die, 0);
  return total < 7 ? 'under' : total > 7 ? 'over' : 'seven';
}

/** The line of one stake. */
export function stakeLine(on: Space, stake: number, came: Space, by: Schedule<typeof points>): Line {
  const won = on === came;
  return by.line(won ? on : 'lost', `${NAMES[on]} ${won ? 'wins' : 'loses'}`, { times: stake, unit: 'chip' });
}
