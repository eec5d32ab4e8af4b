import { ok, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, heartsPaid, heartsTaken, POOL_OPEN, wrongSum } from '../../reckoning/counting.ts';

// Every card is taken in the end, including the stock: thirteen hearts with any number of players.
export const deal = scorer({
  title: 'Count a deal',
  gist: 'What each player pays for hearts taken in tricks and with the stock.',
  aka: ['domino hearts score'],
  books: ['blue-ribbon-1940'],
  ask: { hearts: heartsTaken(3, 7, 'One number for each player, hearts of the rest of the stock with those of its taker.') },
  score: ({ hearts }, by: Schedule<typeof points>) => {
    const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
    if (off !== null) return wrong(off);
    const each = by.points('heart');
    const lines = heartsPaid(hearts, by);
    return ok(answer(`${chips(HEARTS_IN_PACK * each)} into the pool`, lines, [POOL_OPEN]));
  },
});
