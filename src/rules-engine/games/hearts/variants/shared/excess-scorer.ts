import { ok, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { HEARTS_IN_PACK, heartsTaken, heartsWord, wrongSum } from '../../reckoning/counting.ts';
import { payFewest } from '../../reckoning/fewest.ts';

/** Returns the scorer of a deal in which each player pays for the hearts taken in excess of the winner's. */
export const excessScorer = (players: number) =>
  scorer({
    title: 'Settle a deal by the excess',
    gist: 'What the others pay to the player with the fewest hearts.',
    aka: ['who pays what', 'fewest hearts'],
    books: ['uspc-1898'],
    ask: { hearts: heartsTaken(players, players) },
    score: ({ hearts }, by: Schedule<typeof points>) => {
      const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
      if (off !== null) return wrong(off);
      const settled = payFewest(hearts, { owed: (own, least) => own - least, say: (own) => `${heartsWord(own)} against the fewest`, item: 'excess' }, by);
      return ok(answer(settled.headline, settled.lines, settled.notes));
    },
  });
