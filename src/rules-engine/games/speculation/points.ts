import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { pool, ace, court, low, end, turning } = cites.blue;
const group = 'The pool';
const unit = 'counter';

export const points = {
  stake: item({
    title: 'The stake',
    gist: 'What each player puts into the pool.',
    aka: ['ante', 'how much do we put in'],
    group,
    bookValue: ruled('an amount agreed upon', pool, { unit }),
  }),
  dealer: item({
    title: 'The dealer’s stake',
    gist: 'What the dealer puts in instead.',
    aka: ['dealer pays double', 'double stake'],
    group,
    bookValue: bookValue(2, pool, { unit: 'multiple', per: 'the stake' }),
  }),
  ace: item({
    title: 'An ace turned up',
    gist: 'Who takes the pool when the card turned for trumps is an ace.',
    aka: ['ace of trumps', 'dealer turns an ace'],
    group,
    bookValue: ruled('the dealer, at once', ace, { unit }),
  }),
  sale: item({
    title: 'A trump sold',
    gist: 'What the buyer of the best trump gives its owner.',
    aka: ['price', 'buy the trump', 'what is it sold for'],
    group,
    bookValue: ruled('as many counters as its owner will take', [court, low, turning], { unit }),
  }),
  pool: item({
    title: 'The highest trump',
    gist: 'Who takes the pool when the cards are exposed.',
    aka: ['who wins the pool', 'best trump'],
    group,
    bookValue: ruled(
      'the player who holds the highest trump',
      [court, doubted(end, 'The book says this where a king, queen or jack is turned. It does not expressly say that it is so after a lower card.')],
      { unit },
    ),
  }),
} as const;
