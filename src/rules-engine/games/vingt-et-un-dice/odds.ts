import { type Fraction, fraction, plus, times } from '../../odds/fractions.ts';
import { chance, type OddsTable } from '../../odds/odds.ts';
import { numbersFrom, type Outcomes } from '../../odds/outcomes.ts';
import type { Schedule } from '../../scoring/schedule.ts';
import type { points } from './points.ts';

/** The final count of a player who throws one die until reaching so much or more. */
export const stoppingAt = (stop: number): Outcomes<number> => ({
  say: 'parts of all that the die can bring',
  of: 1,
  *each() {
    const reached = new Map<number, Fraction>([[0, fraction(1)]]);
    for (let has = 0; has < stop; has++) {
      const share = times(reached.get(has) ?? fraction(0), fraction(1, 6));
      for (const face of numbersFrom(1, 6)) reached.set(has + face, plus(reached.get(has + face) ?? fraction(0), share));
      reached.delete(has);
    }
    yield* reached;
  },
});
const ends = (stop: number, title: string, gist: string, is: (total: number, target: number) => boolean) =>
  chance<typeof points, number>({ title, gist, outcomes: stoppingAt(stop), happens: (total, by: Schedule<typeof points>) => is(total, by.points('target')) });
const bursts = (total: number, target: number) => total > target;

export const odds: OddsTable = {
  keeper: 'the other players',
  note: 'Counted for a player who throws until they have so much, whatever the others have, and then stops.',
  rows: {
    'stop-at-18': ends(18, 'Burst, stopping at 18', 'The usual practice of 1940: throw at 17 or less, stop at 18 or more.', bursts),
    'stop-at-17': ends(17, 'Burst, stopping at 17', 'The player stops with 17 already.', bursts),
    'stop-at-19': ends(19, 'Burst, stopping at 19', 'The player throws with 18 as well.', bursts),
    'twenty-one-at-18': ends(18, 'Twenty-one, stopping at 18', 'The throws end with 21 exactly.', (total, target) => total === target),
  },
};
