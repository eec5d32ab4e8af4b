import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { BOTH_SIDES } from './reckoning/doubts.ts';

const DEAL = 'The deal';
const { rank, count, failed } = cites.blue;
export const points = {
  trick: item({
    title: 'A trick',
    gist: 'What each trick counts, beyond the bid as well.',
    aka: ['points per trick', 'overtricks', 'defenders tricks'],
    group: DEAL,
    bookValue: bookValue(1, doubted(count, BOTH_SIDES), { per: 'a trick' }),
  }),
  'bid-failed': item({
    title: 'Bid failed',
    gist: 'The bidder has fewer tricks than were bid.',
    aka: ['set back', 'went set', 'minus', 'below zero'],
    group: DEAL,
    bookValue: ruled(
      'the amount of the bid off the score',
      doubted(failed, 'The book does not say whether the tricks that were taken count as well; we count none.'),
    ),
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win', '10 up'],
    group: 'The game',
    bookValue: bookValue(10, count),
  }),
  trumps: item({
    title: 'Order of the trumps',
    gist: 'Which trump is higher.',
    aka: ['rank of trumps', 'both jacks', 'left bower', 'right bower', 'joker'],
    group: 'The rank of the cards',
    bookValue: ruled('joker, jack of trumps, other jack of its colour, ace, king, queen, 10, 9', rank),
  }),
};
