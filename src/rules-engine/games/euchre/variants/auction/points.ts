import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

const BY_BIDS = [cites.uspc.auction, cites.uspc.sixHandedScoring];

export const auctionAmend = {
  game: { books: { 'uspc-1898': bookValue(15, cites.uspc.auction), 'blue-ribbon-1940': bookValue(25, cites.blue.auctionGame, { says: 'Usually.' }) } },
} as const satisfies AmendedPoints<Euchre>;

export const auctionAdd = {
  'bid-made': item({
    title: 'Bid made',
    gist: 'The bidder takes at least the tricks bid; tricks beyond the bid add nothing.',
    group: 'The bid counts',
    books: { 'uspc-1898': bookValue(1, BY_BIDS, { per: 'a trick bid' }), 'blue-ribbon-1940': bookValue(1, cites.blue.auctionScoring, { per: 'a trick bid' }) },
  }),
  'bid-failed': item({
    title: 'Bid not made',
    gist: 'The bidder takes fewer tricks than the bid.',
    aka: ['euchred', 'set'],
    group: 'The bid counts',
    books: {
      'uspc-1898': bookValue(1, BY_BIDS, { per: 'a trick bid, to the opponents', way: 'the-bid' }),
      'blue-ribbon-1940': bookValue(
        2,
        doubted(cites.blue.auctionGame, 'The book says that every other player scores; with partners the bidder’s own partner cannot be meant.'),
        { per: 'every other player', way: 'to-all-others' },
      ),
    },
  }),
  'small-bid-made': item({
    title: 'Bid of 3 or 4 made',
    gist: 'By agreement: the side makes a bid of three or four.',
    group: 'Fixed points, by agreement',
    books: { 'uspc-1898': bookValue(1, cites.uspc.auction), 'blue-ribbon-1940': unscored() },
  }),
  'five-bid-made': item({
    title: 'Bid of 5 made',
    gist: 'By agreement: the side makes a bid of five.',
    group: 'Fixed points, by agreement',
    books: { 'uspc-1898': bookValue(2, cites.uspc.auction), 'blue-ribbon-1940': unscored() },
  }),
  'fixed-euchre': item({
    title: 'Bid not made, fixed points',
    gist: 'By agreement: what the opponents score when any bid fails.',
    group: 'Fixed points, by agreement',
    books: { 'uspc-1898': bookValue(2, cites.uspc.auction), 'blue-ribbon-1940': unscored() },
  }),
  'short-game': item({
    title: 'Game with fixed points',
    gist: 'By agreement: the score that wins.',
    group: 'Fixed points, by agreement',
    books: { 'uspc-1898': bookValue(7, cites.uspc.auction), 'blue-ribbon-1940': unscored() },
  }),
} as const;
