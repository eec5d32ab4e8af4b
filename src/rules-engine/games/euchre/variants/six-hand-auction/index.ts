import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { handEnds, must, noPenaltyPrinted, notDecided, permitted, scores, scoresAmount } from '../../../../laws/remedies.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { type Euchre, variant } from '../../code.ts';
import { points } from '../../points.ts';
import { nameSuitWithBid } from '../../words.ts';
import { dealOutOfTurn } from '../shared/by-clause.ts';
import { sixHandAuctionCases } from '../shared/cases.ts';
import { ledForPartner } from '../shared/leads.ts';
import { deal } from './scorers.ts';

const AUCTION = doubted(
  cites.blue.auctionScoring,
  'The six-handed section gives seats, pack and game only; bids and scores are those of the auction euchre that stands before it.',
);

// One variant: both Blue Ribbon (page 223) and U.S. Playing Card call the bidding game for six "Six-hand Euchre"; they differ on the partnerships.
export const own = {
  'bid-made': item({
    title: 'Bid made',
    gist: 'The bidder, with the partners, takes at least the tricks bid; tricks beyond the bid add nothing.',
    books: {
      'uspc-1898': bookValue(1, cites.uspc.sixHandedScoring, { per: 'a trick bid' }),
      'blue-ribbon-1940': bookValue(1, AUCTION, { per: 'a trick bid' }),
    },
  }),
  'bid-failed': item({
    title: 'Bid not made',
    gist: 'The bidder, with the partners, takes fewer tricks than the bid.',
    aka: ['euchred', 'set'],
    books: {
      'uspc-1898': bookValue(1, cites.uspc.sixHandedScoring, { per: 'a trick bid, to the opponents', way: 'the-bid' }),
      'blue-ribbon-1940': bookValue(2, AUCTION, { per: 'every other player', way: 'to-all-others' }),
    },
  }),
};

const amend = {
  game: {
    books: { 'uspc-1898': bookValue(25, cites.uspc.sixHandedScoring, { says: 'Usually.' }), 'blue-ribbon-1940': bookValue(25, cites.blue.sixHandAuction) },
  },
} as const satisfies AmendedPoints<Euchre>;

export default variant({
  title: 'Six-handed auction euchre',
  aliases: ['Six-handed euchre', 'Six-hand euchre', 'Six-hand auction'],
  books: {
    'uspc-1898': { heading: 'Six-handed Euchre', pages: '14-15' },
    'blue-ribbon-1940': {
      heading: 'Six-Hand Auction',
      pages: '226',
      inherits: {
        from: 'euchre/auction',
        cite: AUCTION,
      },
    },
  },
  has: { 'turned-card': false, discard: false, 'lone-hand': false, bidding: true },
  players: { min: 6, max: 6 },
  packs: ['piquet-32', 'piquet-33'],
  glance: {
    Sides: 'three against three (U.S. Playing Card); three pairs (Blue Ribbon)',
    Pack: '30 cards, so that five each deals all of them',
    Bid: 'scores itself, never more',
    'Bid failed': 'the bid to the opponents (U.S. Playing Card)',
    Game: '{points.game} points',
  },
  laws: {
    amend: {
      'deal-out-of-turn': dealOutOfTurn(cites.blue.auctionBidding),
      'lead-out-of-turn': ledForPartner,
      revoke: {
        leads: {
          'blue-ribbon-1940':
            'If only one pair revoked, play stops, and the other side scores 2 points. The book does not say whether each of the two other pairs scores.',
        },
        facts: {
          sides: fact('Who revoked?', 'Revoked', {
            one: { label: 'One pair', if: 'if only one pair revoked' },
            both: { label: 'Two or three pairs, in the same deal', chip: 'Two or three pairs', if: 'if two or three pairs revoked in one deal' },
          }),
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { sides: 'one' },
                then: [handEnds, scores('innocent-side', pointsOf(points.revoke, 'blue-ribbon-1940'))],
                note: 'Two pairs are not at fault here. The book does not say whether each of them scores.',
              },
              { when: { sides: 'both' }, then: [notDecided], note: 'A revoke by both sides makes the deal void; here there are three.' },
            ],
            [AUCTION, cites.blue.play, cites.blue.penaltiesScoring],
            'The book says nothing of a revoke put right in time. The claim has to be proved.',
          ),
        }),
      },
    },
    add: {
      'bid-without-suit': law({
        offence: 'irregular-bid',
        title: 'Bid without a suit',
        gist: 'A player bids a number of tricks and does not say in which suit.',
        aka: ['did not name the suit', 'bid no suit'],
        moment: 'bidding',
        facts: {},
        readings: () => ({
          'uspc-1898': always([must('bidder', nameSuitWithBid), noPenaltyPrinted], cites.uspc.sixHandedPack),
          'blue-ribbon-1940': always(permitted, AUCTION, { note: 'In its auction euchre the bid names tricks only; the suit comes after.' }),
        }),
        leads: { 'blue-ribbon-1940': 'That is in order: the bid names tricks only, and the suit comes after.' },
      }),
      'bid-not-made': law({
        question: 'not-made',
        title: 'Bid not made',
        gist: 'The bidder’s side takes fewer tricks than the bid.',
        aka: ['euchred', 'went set', 'failed bid'],
        moment: 'hand-over',
        facts: {},
        leads: { 'blue-ribbon-1940': 'Every other player at the table scores 2 points. The book makes no exception for the bidder’s side.' },
        readings: () => ({
          'uspc-1898': always(scoresAmount('opponents', 'amount-bid'), cites.uspc.sixHandedScoring, { note: 'The bidder counts nothing.' }),
          'blue-ribbon-1940': always(scores('each-other-player', pointsOf(own['bid-failed'], 'blue-ribbon-1940')), AUCTION),
        }),
        see: ['euchre/six-hand-auction.points.bid-failed'],
      }),
    },
  },
  points: { amend, add: own },
  scorers: { deal },
  examples: [
    lawExample('revoke', cites.blue.penaltiesScoring, { sides: 'one' }, 'One of the pair that bid revokes, and it is proved.', 'scores 2 points'),
    lawExample('deal-out-of-turn', cites.blue.penaltiesCut, {}, 'The wrong player has dealt, and the bidding is about to begin.', 'does not cover'),
    lawExample('bid-without-suit', cites.blue.auctionBidding, {}, 'The eldest hand names a number of tricks and no suit.', 'allowed'),
    lawExample('bid-not-made', cites.blue.auctionScoring, {}, 'A bid of four ends with three tricks.', 'scores 2 points'),
    lawExample('bid-without-suit', cites.uspc.sixHandedScoring, {}, 'A player says "four" and no more.', 'must name the suit together with the bid'),
    lawExample(
      'bid-not-made',
      cites.uspc.sixHandedScoring,
      {},
      'Four bid, three taken with the help of the partners.',
      'The other side scores the amount of the bid',
    ),
    scoreExample('deal', cites.uspc.sixHandedScoring, { bid: '3', tricks: '5' }, 'Three bid, five taken: only the bid is counted.', { Bidders: 3 }),
    scoreExample('deal', cites.uspc.sixHandedScoring, { bid: '4', tricks: '3' }, 'Four bid, three taken.', { Opponents: 4 }),
    ...sixHandAuctionCases,
  ],
});
