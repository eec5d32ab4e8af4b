import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { three } = cites.donohue;
const group = 'The prizes';
const unit = 'counter';

/** The cost of tickets and the value of prizes. */
export const own = {
  ticket: item({
    title: 'A ticket',
    gist: 'What a player pays for each card bought.',
    aka: ['price of a ticket', 'buy tickets'],
    group,
    bookValue: ruled('a fixed sum or number of counters', three, { unit }),
  }),
  prize: item({
    title: 'A prize drawn',
    gist: 'Who takes what lies on one of the three cards.',
    aka: ['win a prize', 'matching card'],
    group,
    bookValue: ruled('the player who has bought the corresponding card', three, { unit }),
  }),
  'prize-left': item({
    title: 'A prize not drawn',
    gist: 'What becomes of it.',
    aka: ['undrawn prize', 'carried over'],
    group,
    bookValue: ruled('it stays on until the next deal', three, { unit }),
  }),
} as const;
