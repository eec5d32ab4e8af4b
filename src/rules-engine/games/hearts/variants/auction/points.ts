import { doubted } from '../../../../laws/cites.ts';
import type { VariantPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Hearts } from '../../code.ts';
import { poolItems } from '../shared/pool-points.ts';

const POOL_GOES = 'The pool goes by who is clear.';

const cardOfSuit = item({
  title: 'Each card taken of the suit named',
  gist: 'A card of the suit to be avoided is in a trick that the player has won.',
  aka: ['pay for each card', 'suit to avoid'],
  group: 'What counts',
  books: {
    'blue-ribbon-1940': bookValue(1, cites.blue.auction, { unit: 'chip', per: 'a card' }),
    'uspc-1898': bookValue(1, doubted(cites.uspc.auctionSweepstakes, 'The payment is given under Sweepstakes and not repeated here.'), {
      unit: 'chip',
      per: 'a card',
    }),
  },
});

export const auctionPoints = {
  add: {
    'card-of-suit': cardOfSuit,
    bid: item({
      title: 'The bid',
      gist: 'What the successful bidder pays for naming the suit.',
      aka: ['price of the bid', 'pays what he bid'],
      group: 'The pool',
      books: {
        'blue-ribbon-1940': ruled('The bidder puts the amount of the bid into the pool.', cites.blue.auction),
        'uspc-1898': ruled('The bidder puts the amount of the bid into the pool at once.', cites.uspc.auction),
      },
    }),
    ...poolItems({
      us: cites.uspc.auction,
      blue: cites.blue.sweepstakeAuction,
      odd: 'an odd counter starts the next one.',
      jack: { payment: unscored() },
    }),
  },
  repeal: { heart: 'The suit named counts in place of hearts.', fewest: POOL_GOES, 'tie-for-fewest': POOL_GOES, game: 'Every deal is settled by the pool.' },
} as const satisfies VariantPoints<Hearts>;
