import { numberOn } from '../../../mechanics/pool/table.ts';
import { type Ball, makeBalls } from '../../../vocabulary/balls.ts';

/** Every set of at most `most` of these balls whose numbers add up to a sum, the smallest sets first. */
export function setsFor(need: number, some: readonly Ball[], most: number): Ball[][] {
  if (need === 0) return [[]];
  if (most === 0) return [];
  const sets = some.flatMap((ball, n) =>
    numberOn(ball) > need ? [] : setsFor(need - numberOn(ball), some.slice(n + 1), most - 1).map((rest): Ball[] => [ball, ...rest]),
  );
  return sets.sort((a, b) => a.length - b.length);
}

/** The balls that make a sum in one shot, in words; three or more only if no fewer do. */
export function sayReach(need: number, some: readonly Ball[]): string {
  const few = setsFor(need, some, 2);
  const sets = few.length > 0 ? few : setsFor(need, some, 3);
  return sets.map((set) => (set.length === 1 ? `the ${set[0]}` : `${makeBalls(set.slice(0, -1)).replaceAll(' ', ', ')} and ${set.at(-1)}`)).join('; ');
}
