import { count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const winCount = scorer({
  title: 'One game or two',
  gist: 'Whether a game won counts double.',
  aka: ['shut out counts double'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: { losers: count('The losers’ score when the game is won', 0, 9) },
  score: ({ losers }, by: Schedule<typeof points & typeof own>) => {
    if (losers > 0) return ok(answer('An ordinary game, counted once', [by.mention('slam', `the losers have ${losers}: no slam`)]));
    const games = by.points('slam');
    return ok(answer(`A slam: ${games} games`, [by.line('slam', 'the losers have no point', { to: 'Winners' })]));
  },
});
