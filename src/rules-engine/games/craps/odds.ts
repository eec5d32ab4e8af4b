import { over, times } from '../../odds/fractions.ts';
import { bet, chance, type OddsTable } from '../../odds/odds.ts';
import { mapOutcomes, type Outcomes, throwsOf, untilDecided, weighed } from '../../odds/outcomes.ts';
import { against, gains, waysIn } from '../../odds/printed.ts';
import { cites } from './cites.ts';
import type { points } from './points.ts';
import { firstThrow, follow, settled } from './reckoning/throws.ts';

/** Throws of two dice, by their sum. */
export const sums = mapOutcomes(throwsOf(2), (dice) => dice.reduce((sum, pips) => sum + pips, 0));

/** A caster's throws up to the one that decides; those between the first and the last change nothing and are left out. */
export const courses: Outcomes<readonly number[]> = {
  say: 'parts of all that the throws can bring',
  of: 1,
  *each() {
    for (const [first, ways] of sums.each()) {
      const share = over(weighed(ways), weighed(sums.of));
      if (follow([first]).outcome !== 'open') yield [[first], share];
      else
        for (const [last, part] of untilDecided(sums, (number) => follow([first, number]).outcome !== 'open').each())
          yield [[first, last], times(share, weighed(part))];
    }
  },
};
const afterPoint = untilDecided(courses, ([first]) => first !== undefined && firstThrow(first) === 'point');

/** Returns how deciding throws end; raises an error for any others. */
export function ended(throws: readonly number[]) {
  const { outcome } = follow(throws);
  if (outcome === 'open') throw new Error(`expected throws that decide, found ${throws.join(', ')}`);
  return outcome;
}

export const odds: OddsTable = {
  keeper: 'the other side',
  rows: {
    caster: bet<typeof points, readonly number[]>({
      title: 'A bet on the caster',
      gist: 'Laid before the first throw, and settled when the throws decide.',
      outcomes: courses,
      settle: (throws, by, stake) => [settled(ended(throws), stake, by)],
      printed: [
        against(73, 71, cites.blue.chanceOfCaster),
        gains('1.39', cites.blue.chanceOfCaster, {
          differs: 'The figure is 2 parts in 144, which comes of the rounded odds; counted out to the end, the caster loses 7 stakes in 495.',
        }),
      ],
    }),
    'against-caster': bet<typeof points, readonly number[]>({
      title: 'A bet against the caster',
      gist: 'The other side of the same bet.',
      outcomes: courses,
      settle: (throws, by, stake) => [settled(ended(throws), -stake, by)],
    }),
    nick: chance({
      title: 'A nick',
      gist: 'The first throw is 7 or 11.',
      outcomes: sums,
      happens: (number: number) => firstThrow(number) === 'nick',
      printed: [waysIn(8, 36, cites.blue.scoring), against(7, 2, cites.blue.scoring)],
    }),
    crap: chance({
      title: 'A crap',
      gist: 'The first throw is 2, 3 or 12.',
      outcomes: sums,
      happens: (number: number) => firstThrow(number) === 'crap',
      printed: [waysIn(4, 36, cites.blue.scoring), against(8, 1, cites.blue.scoring)],
    }),
    point: chance({
      title: 'A point',
      gist: 'The first throw decides nothing.',
      outcomes: sums,
      happens: (number: number) => firstThrow(number) === 'point',
      printed: [waysIn(24, 36, cites.blue.scoring)],
    }),
    'point-made': chance({
      title: 'The point is made',
      gist: 'Once a point is thrown, whichever it is, it comes again before a 7.',
      outcomes: afterPoint,
      happens: (throws: readonly number[]) => ended(throws) === 'point-made',
      printed: [against(57, 39, cites.blue.chanceOfMakingPoint)],
    }),
  },
};
