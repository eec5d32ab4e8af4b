import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const POOL = 'The pool';
const { pool, matched, last } = cites.blue;
const counters = { unit: 'counter' } as const;

export const points = {
  start: item({
    title: 'Counters to begin with',
    gist: 'What each player has before them when the game begins.',
    aka: ['how many counters', 'lives', 'five counters'],
    group: POOL,
    bookValue: bookValue(5, pool, counters),
  }),
  matched: item({
    title: 'Card matched at once',
    gist: 'The next player to the left has a card of the same rank.',
    aka: ['pay the pool', 'snip', 'who pays', 'matched by the neighbour'],
    group: POOL,
    bookValue: bookValue(1, matched, { ...counters, says: 'From the player whose card is matched, to the pool; nothing if another player stands between.' }),
  }),
  'pool-won': item({
    title: 'Last with a counter',
    gist: 'All the others have paid their last.',
    aka: ['who wins', 'takes the pool', 'last man'],
    group: POOL,
    bookValue: ruled('The whole pool.', last, counters),
  }),
};
