import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { game } = cites.blue;
const { pool, back } = cites.uspc;
const NONE = unscored('It tells the duty to play and no penalty for holding a card back.');

export const points = {
  forfeit: item({
    title: 'A turn without a card',
    gist: 'What a player who cannot play pays into the pool.',
    aka: ['forfeit', 'counter for passing', 'chip for passing', 'cannot play'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': bookValue(1, game, { unit: 'counter', per: 'a turn' }),
      'uspc-1898': bookValue(1, pool, { unit: 'chip', per: 'a turn' }),
    },
  }),
  pool: item({
    title: 'The pool',
    gist: 'Who takes what was paid for turns without a card.',
    aka: ['win the pool', 'take the chips', 'pot'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': ruled('All of it to the first player without cards.', game, { unit: 'counter' }),
      'uspc-1898': ruled('All of it to the first player without cards.', pool, { unit: 'chip' }),
    },
  }),
  'card-held': item({
    title: 'Cards left in the other hands',
    gist: 'What each other player pays the winner for the cards still held.',
    aka: ['a chip for each card', 'cards left over', 'pay for cards in hand'],
    group: 'The other hands',
    books: {
      'blue-ribbon-1940': unscored('The pool is all that the winner is given here; domino whist adds the cards.'),
      'uspc-1898': bookValue(1, pool, { unit: 'chip', per: 'a card' }),
    },
  }),
  'held-back': item({
    title: 'A card held back',
    gist: 'What a player pays who said that they could not play and held a card that fits.',
    aka: ['held back a card', 'three chips', 'could have played', 'passed when able'],
    group: 'A card held back',
    books: {
      'blue-ribbon-1940': NONE,
      'uspc-1898': bookValue(3, doubted(back, 'The players agree on the sum; three is what the book calls general.'), {
        unit: 'chip',
        per: 'to the holder of the next card in sequence',
      }),
    },
  }),
  'starter-back': item({
    title: 'A seven held back',
    gist: 'The same for the card that opens a suit.',
    aka: ['held back a seven', 'five chips', 'kept the seven', 'starter held back'],
    group: 'A card held back',
    books: {
      'blue-ribbon-1940': NONE,
      'uspc-1898': bookValue(5, doubted(back, 'The players agree on the sum; five is what the book gives with the usual three.'), {
        unit: 'chip',
        per: 'to each holder of the six and the eight of the suit',
      }),
    },
  }),
  'first-play': item({
    title: 'The first play sold',
    gist: 'What the eldest hand gets from a player who buys the right to begin.',
    aka: ['sell the lead', 'buy the first play', 'sell the privilege'],
    group: 'The first play',
    books: {
      'blue-ribbon-1940': ruled('As many counters as the two agree on.', game, { unit: 'counter' }),
      'uspc-1898': unscored('The player at the left of the dealer begins. The book does not mention a sale.'),
    },
  }),
} as const;
