import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'suit-order': item({
    title: 'Order of the bids',
    gist: 'Which bid is above which.',
    aka: ['suit rank', 'hearts highest', 'preference suit'],
    group: 'The bids',
    books: {
      'blue-ribbon-1940': ruled(
        'Hearts, diamonds, clubs, spades, from the best down. No number of tricks is named.',
        doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
      ),
    },
  }),
  'tricks-needed': item({
    title: 'Tricks that a bid needs',
    gist: 'What a bidder should be able to take, of ten.',
    group: 'The bids',
    books: {
      'blue-ribbon-1940': bookValue(
        6,
        doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
        {
          unit: 'trick',
        },
      ),
    },
  }),
  'widow-price': item({
    title: 'Price of the widow',
    gist: 'What the player pays who buys the two extra cards.',
    aka: ['buying the widow', 'kitty'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': ruled(
        'As many counters as the highest offer, into the pool.',
        doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
      ),
    },
  }),
  payment: item({
    title: 'Payment',
    gist: 'What is drawn from the pool at the end of a hand.',
    aka: ['how much per trick', 'winnings'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': ruled(
        'By the tricks won and the rank of the trump suit; no amounts are printed.',
        doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
      ),
    },
  }),
} as const;
