import { doubted } from '../../../../laws/cites.ts';
import { item } from '../../../../laws/one-book.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { oldPool, oldChange, oldPay, oldHorse, oldEnd } = cites.donohue;
const POOL = 'The pool';
const FISH = 'The fish';
const unit = 'fish';

/** What goes into the pool and out of it, and the three fish of each player. */
export const own = {
  deposit: item({
    title: 'The deposit',
    gist: 'What each player puts into the pool at the beginning.',
    aka: ['stake', 'what do we put in'],
    group: POOL,
    bookValue: ruled(
      'a sum agreed upon, the same from each',
      doubted(oldPool, 'A certain sum from everyone, the book says, and in its instance sixpence each.'),
    ),
  }),
  'best-hand': item({
    title: 'The best hand',
    gist: 'What its holder takes out of the pool in each deal.',
    aka: ['what does the winner of the deal get'],
    group: POOL,
    bookValue: ruled('the sum agreed upon; the eldest takes it where hands are of the same value', oldPay),
  }),
  'horse-price': item({
    title: 'The price of a horse',
    gist: 'What the one more fish costs, paid into the pool.',
    aka: ['how much is a horse', 'buy another life'],
    group: POOL,
    bookValue: ruled('a sum agreed upon, usually a third of the first stake', oldHorse),
  }),
  sweep: item({
    title: 'The final sweep',
    gist: 'Who takes what is left in the pool.',
    aka: ['who wins the pool', 'last one in'],
    group: POOL,
    bookValue: ruled('the player who stays longest', oldEnd),
  }),
  fish: item({
    title: 'Fish to each player',
    gist: 'The lives with which a player begins.',
    aka: ['lives', 'three counters', 'how many lives'],
    group: FISH,
    bookValue: bookValue(3, oldPool, { unit }),
  }),
  'going-up': item({
    title: 'Going up',
    gist: 'What the worst hand puts into the pool.',
    aka: ['worst hand', 'lose a life'],
    group: FISH,
    bookValue: bookValue(1, oldPay, { unit }),
  }),
  horse: item({
    title: 'A horse',
    gist: 'What the player whose fish are first gone may buy.',
    aka: ['buying a horse', 'extra life'],
    group: FISH,
    bookValue: bookValue(1, oldHorse, { unit }),
  }),
  order: item({
    title: 'The order of the hands',
    gist: 'What is better and what is worse.',
    aka: ['what beats what', 'pair royal', 'flush'],
    group: 'The hands',
    bookValue: ruled(
      'three of a kind, sequence, flush',
      doubted(
        oldChange,
        'The book names them in this order. In another place it has pairs instead of pairs royal, and it does not say how the hands below a flush rank.',
      ),
    ),
  }),
} as const;
