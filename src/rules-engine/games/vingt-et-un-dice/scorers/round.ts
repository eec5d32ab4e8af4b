import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { nearestTo } from '../reckoning/round.ts';

const ask = {
  totals: listOf('What each player has', count('Player', 1, 26), 2, 12, { hint: 'In the order of play. More than 21 is burst.' }),
  for: choiceOf('What is played for?', { pool: 'A pool, or the game', forfeit: 'A forfeit that one pays' }, { otherwise: 'pool' }),
};
const said = (places: readonly number[]) => places.map((place) => `player ${place + 1}`).join(' and ');
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Settles one round (Blue Ribbon 1940, p. 206-207; Donohue, p. 395). */
export const round = scorer({
  title: 'Who wins the round',
  gist: 'From what each player has: who is nearest to 21, or who is farthest from it.',
  untotalled: true,
  aka: ['nearest to 21', 'who pays for the drinks', 'who is out'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ totals, for: playedFor }, by: Schedule<typeof points>) => {
    const target = by.points('target');
    const best = nearestTo(target, totals);
    const burst = totals.flatMap((total, n) => (total > target ? [n] : []));
    const lines = [
      ...(burst.length === 0 ? [] : [by.law('over-twenty-one', `burst: ${said(burst)}`)]),
      ...(best.length === 0 ? [] : [by.mention('target', `nearest: ${said(best)} with ${totals[best[0] ?? 0]}`)]),
    ];
    if (playedFor === 'forfeit') {
      if (by.has('pool')) return ok(answer('The book does not say who pays a forfeit', [...lines, by.law('who-wins', 'it knows the pool alone')]));
      if (burst.length > 0)
        return ok(answer('The book does not say whether one who has burst is farthest off', [...lines, by.law('who-wins', 'the farthest from 21 loses')]));
      const least = Math.min(...totals);
      const last = totals.flatMap((total, n) => (total === least ? [n] : []));
      const farthest =
        last.length === 1 ? `${first(said(last))} is farthest off and loses` : `${first(said(last))} are equally far off; the book does not say who loses`;
      return ok(answer(farthest, [...lines, by.law('who-wins', 'the farthest from 21 loses')]));
    }
    if (best.length === 0) return ok(answer('All have burst; the book does not say what follows', [...lines, by.law('all-burst', 'nobody has 21 or less')]));
    if (best.length === 1) return ok(answer(`${first(said(best))} wins`, lines));
    const tie = by.has('pool') ? 'divide the pool' : 'are equally near; the book does not say who wins';
    return ok(answer(`${first(said(best))} ${tie}`, [...lines, by.law('tie', 'equally near')]));
  },
});
