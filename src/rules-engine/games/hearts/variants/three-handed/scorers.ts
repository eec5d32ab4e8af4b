import { ok, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, heartsPaid, heartsTaken, lowest, namesOf, wrongSum } from '../../reckoning/counting.ts';
import { excessScorer } from '../shared/excess-scorer.ts';

/** Settles the pool for three players, which goes to the player with the fewest hearts, clear or not: blue-ribbon-1940, p. 245. */
export const lowestTakesPool = scorer({
  title: 'Settle a deal by the pool',
  gist: 'What each pays in for hearts taken, and who takes the pool as the lowest.',
  aka: ['who takes the pool', 'no jacks', 'lowest score'],
  books: ['blue-ribbon-1940'],
  ask: { hearts: heartsTaken(3, 3) },
  score: ({ hearts }, by: Schedule<typeof points & Added<'lowest-takes-pool'>>) => {
    const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
    if (off !== null) return wrong(off);
    const each = by.points('heart');
    const pool = HEARTS_IN_PACK * each;
    const lines = heartsPaid(hearts, by);
    const best = lowest(hearts);
    if (best.length > 1) {
      lines.push(by.law('tie-for-fewest', `${namesOf(best)} have the same smallest number`));
      return ok(answer(`${namesOf(best)} tie: ${chips(pool)} in the pool`, lines, ['The book does not say who takes it.']));
    }
    const winner = namesOf(best);
    lines.push(by.sum('lowest-takes-pool', 'the lowest takes the pool', pool, { unit: 'chip', to: winner }));
    return ok(answer(`${winner} takes the pool: ${chips(pool)}`, lines));
  },
});

export const deal = excessScorer(3);
