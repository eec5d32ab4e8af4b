import { item } from '../../../../laws/one-book.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { pool } = cites.blue;
const group = 'The pool';
const unit = 'counter';

/** What goes into the pool and comes out of it. */
export const own = {
  stake: item({
    title: 'The pool made up',
    gist: 'What each player puts in at the beginning.',
    aka: ['stake', 'ante', 'how much do we put in'],
    group,
    bookValue: ruled('the same from each; how much is left to the players', pool, { unit }),
  }),
  'dealer-adds': item({
    title: 'The dealer adds',
    gist: 'What each dealer puts in when their turn comes.',
    aka: ['dealer puts in', 'dealers stake'],
    group,
    bookValue: ruled('a sum agreed upon', pool, { unit }),
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What a player who revokes adds to the pool.',
    aka: ['renege', 'did not follow suit'],
    group,
    bookValue: bookValue(5, pool, { unit, per: 'into the pool' }),
  }),
  'lead-out-of-turn': item({
    title: 'Lead out of turn',
    gist: 'What a player who leads out of turn pays.',
    aka: ['wrong lead', 'led early'],
    group,
    bookValue: bookValue(3, pool, { unit, per: 'into the pool' }),
  }),
  pool: item({
    title: 'The pool won',
    gist: 'Who takes it.',
    aka: ['win the pool', 'who takes the pot', 'nap takes it'],
    group,
    bookValue: ruled('the player who bids nap and makes it', pool, { unit }),
  }),
  doubling: item({
    title: 'The pool doubled',
    gist: 'What a bidder of nap puts in who fails, besides the payments to the players.',
    aka: ['double the pool', 'nap failed'],
    group,
    bookValue: ruled('as much as is then in it', pool, { unit }),
  }),
};
