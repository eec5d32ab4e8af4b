import { kept } from '../../../mechanics/kept-dice.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

/** The fields of a player's three throws. */
export const THROWS = {
  first: listOf('First throw', count('Die', 1, 6), 3, 3),
  second: listOf('Second throw', count('Die', 1, 6), 2, 2, { hint: 'Without the highest die, which stays.' }),
  third: count('Third throw', 1, 6),
} as const;

/** The line of a player's three throws (Blue Ribbon 1940, p. 203; Donohue, p. 393). */
export function productLine({ first, second, third }: Values<typeof THROWS>, by: Schedule<typeof points>, to?: string): Line {
  const [high, low] = kept(first, second, by.way('product') === 'highest-of-each' ? 'highest-of-each' : 'two-highest');
  return by.sum('product', `${high} and ${low} stay and make ${high + low}; times ${third}`, (high + low) * third, to === undefined ? {} : { to });
}
