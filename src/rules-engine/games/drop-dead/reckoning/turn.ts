import { choose } from '../../../odds/choose.ts';

/** Whether the die is laid aside, for a 2 or a 5. */
export const isDead = (face: number): boolean => face === 2 || face === 5;
export const DICE = 5;

/** The points of a throw, and the number of dice left. */
export function brings(dice: readonly number[]): { readonly points: number; readonly left: number } {
  const left = dice.filter((face) => !isDead(face)).length;
  return { points: left === dice.length ? dice.reduce((sum, face) => sum + face, 0) : 0, left };
}

/** The average score still to come with this number of dice. */
export function toCome(dice: number): number {
  if (dice === 0) return 0;
  const none = (2 / 3) ** dice;
  // A die that shows neither 2 nor 5 shows 1, 3, 4 or 6: 3.5 on average.
  let mean = none * 3.5 * dice;
  for (let dead = 1; dead <= dice; dead++) mean += choose(dice, dead) * (1 / 3) ** dead * (2 / 3) ** (dice - dead) * toCome(dice - dead);
  return mean / (1 - none);
}
