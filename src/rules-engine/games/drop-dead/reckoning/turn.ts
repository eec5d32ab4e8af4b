/** A 2 or a 5: the die is laid aside. */
export const isDead = (face: number): boolean => face === 2 || face === 5;
export const DICE = 5;

/** What a throw brings and how many dice it leaves. */
export function brings(dice: readonly number[]): { readonly points: number; readonly left: number } {
  const left = dice.filter((face) => !isDead(face)).length;
  return { points: left === dice.length ? dice.reduce((sum, face) => sum + face, 0) : 0, left };
}

function choose(of: number, some: number): number {
  return some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some;
}

/** What a player with so many dice left makes on the average before all are laid aside. */
export function toCome(dice: number): number {
  if (dice === 0) return 0;
  const none = (2 / 3) ** dice;
  // A die that shows neither 2 nor 5 shows 1, 3, 4 or 6: 3.5 on the average.
  let mean = none * 3.5 * dice;
  for (let dead = 1; dead <= dice; dead++) mean += choose(dice, dead) * (1 / 3) ** dead * (2 / 3) ** (dice - dead) * toCome(dice - dead);
  return mean / (1 - none);
}
