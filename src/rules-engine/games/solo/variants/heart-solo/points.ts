import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites, USPC } from '../../cites.ts';

const { blue, uspc } = cites;
const DAMAGED = 'The two lines of the touts are damaged in our copy, and their figures can be read.';
const BY_PLAYING_ON = 'No bid here: it is what a player wins or loses who goes on after five tricks.';

/** Points that heart solo adds to the schedule. */
export const own = {
  'last-trick': item({
    title: 'Last trick, when nobody has bid',
    gist: 'What its winner loses.',
    aka: ['all pass', 'nobody bids'],
    group: 'Beside the game',
    books: {
      [BLUE]: ruled('as much as a solo in color', doubted(blue.heart, 'The book does not say to whom; our counts have it paid to each of the two others.')),
      [USPC]: ruled(
        'as much as a solo',
        doubted(
          uspc.heart,
          'The book does not say to whom; our counts have it paid to each of the two others, and at the price in color, since color is what is played.',
        ),
      ),
    },
  }),
};

/** Items whose text mentions clubs, or more players. */
export const amended = {
  'solo-color': { gist: 'Five tricks alone, diamonds trumps.' },
  tout: {
    gist: BY_PLAYING_ON,
    books: { [BLUE]: bookValue(16, doubted(blue.table, DAMAGED), { unit: 'counter' }), [USPC]: bookValue(16, uspc.table, { unit: 'chip' }) },
  },
  'tout-color': {
    gist: BY_PLAYING_ON,
    books: { [BLUE]: bookValue(32, doubted(blue.table, DAMAGED), { unit: 'counter' }), [USPC]: bookValue(32, uspc.table, { unit: 'chip' }) },
  },
  payment: { books: { [BLUE]: ruled('to or from each adversary', blue.settle), [USPC]: ruled('to or from each of the others', uspc.solo) } },
};
