import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type ScorerRow, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import { sayTaken } from '../../reckoning/fields.ts';

/** A hand in which the lone player has to take exactly so many tricks. */
export const exactDeal = (title: string, needed: 1 | 2): ScorerRow =>
  scorer({
    title: `A hand of ${title.toLowerCase()}`,
    gist: 'Won or lost, open or not.',
    books: [BLUE],
    ask: {
      how: choiceOf('How was it played?', { closed: 'Cards in hand', open: 'Open, the hand on the table' }),
      tricks: count('Tricks of the lone player', 0, 10),
    },
    score: ({ how, tricks }, by: Schedule<Added<'made' | 'open'>>) => {
      const key = how === 'open' ? 'open' : 'made';
      const price = by.points(key);
      const won = tricks === needed;
      const say = `${sayTaken(tricks)}, ${needed} needed`;
      return ok(answer(`${won ? 'Won: plus' : 'Lost: minus'} ${price}`, [by.line(key, say, { times: won ? 1 : -1, to: 'Lone player' })]));
    },
  });
