import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const premium = (title: string, gist: string, points: number, doubt?: string) =>
  item({
    title,
    gist,
    aka: ['premium', 'bonus for a high bid'],
    group: 'Premiums, a common practice',
    books: { 'blue-ribbon-1940': bookValue(points, doubt === undefined ? cites.blue.auctionScoring : { ...cites.blue.auctionScoring, doubt }) },
  });

export const widowPoints = {
  'lowest-bid': item({
    title: 'Lowest bid',
    gist: 'The first bid has to be at least so high.',
    group: 'Bidding',
    books: { 'blue-ribbon-1940': bookValue(200, cites.blue.auctionBidding) },
  }),
  raise: item({
    title: 'Raise',
    gist: 'Each bid goes at least so much above the one before.',
    group: 'Bidding',
    books: { 'blue-ribbon-1940': bookValue(10, cites.blue.auctionBidding) },
  }),
  'bid-made': item({
    title: 'Bid made',
    gist: 'Melds and tricks of the bidder come to the bid or more.',
    aka: ['made the contract'],
    group: 'The bid',
    books: { 'blue-ribbon-1940': ruled('The bidder wins the amount of the bid, and never more.', [cites.blue.auctionBidding, cites.blue.auctionScoring]) },
  }),
  'bid-given-up': item({
    title: 'Bid given up',
    gist: 'The bidder abandons the hand on seeing the widow.',
    aka: ['single bete', 'thrown in'],
    group: 'The bid',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.auctionBidding, { unit: 'multiple', per: 'opponent, the amount of the bid' }) },
  }),
  'bid-lost': item({
    title: 'Bid played and lost',
    gist: 'The bidder plays and falls short.',
    aka: ['double bete', 'went set'],
    group: 'The bid',
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.auctionBidding, { unit: 'multiple', says: 'the amount of the bid, doubled' }) },
  }),
  'sequence-alone': item({
    title: 'Sequence as one meld',
    gist: 'By the custom of many places the marriage in it does not count.',
    aka: ['150 or 190'],
    group: 'Customs',
    books: { 'blue-ribbon-1940': bookValue(150, cites.blue.auctionPlay) },
  }),
  'round-trip-in-full': item({
    title: 'Round trip in full',
    gist: 'By the same custom four kings and four queens of different suits count all their melds.',
    aka: ['220 or 240', 'round house'],
    group: 'Customs',
    books: { 'blue-ribbon-1940': bookValue(240, cites.blue.auctionPlay) },
  }),
  tenths: item({
    title: 'Scores divided by ten',
    gist: 'The last figure is dropped.',
    aka: ['simplified scoring'],
    group: 'Customs',
    books: {
      'blue-ribbon-1940': ruled('A bid of 240 is written as 24.', {
        ...cites.blue.auctionScoring,
        doubt: 'The second example turns 300 into 36; 30 is meant, or a bid of 360.',
      }),
    },
  }),
  fifties: item({
    title: 'Parts of fifty dropped',
    gist: 'A bid made is written in whole fifties, though the whole bid has to be made.',
    aka: ['drop the odd forty'],
    group: 'Customs',
    books: {
      'blue-ribbon-1940': ruled('240 is written as 200, or 20.', {
        ...cites.blue.auctionScoring,
        doubt: 'In the same breath 360 becomes 400, which fits only with the premium of 50 for such a bid.',
      }),
    },
  }),
  'premium-three-fifty': premium('Bid from 350', 'A bid of 350 to 399, played and made.', 50),
  'premium-four-hundred': premium('Bid from 400', 'A bid of 400 to 449, played and made.', 80),
  'premium-four-fifty': premium('Bid from 450', 'A bid of 450 to 499, played and made.', 100),
  'premium-over-five-hundred': premium('Bid above 500', 'A bid of more than 500, played and made.', 120, 'For a bid of 500 exactly no premium is printed.'),
};
