import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { law } from '../../../../laws/laws.ts';
import { barred, noPenaltyPrinted } from '../../../../laws/remedies.ts';
import { each, type PointKey } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { type AuctionBridge, variant } from '../../code.ts';
import { bidOutOfRange } from '../../words.ts';
import { NO_RUBBER, OF_BIDDING, OF_FOUR_PLAYERS } from '../shared/left-out.ts';
import { deal } from './scorers.ts';

const PLAY_AS_USUAL = doubted(
  cites.blue.dummyScoring,
  'The book says "as usual" of the play only; for the deal it says so of stop gap, which this form mends.',
);

const DOUBLING = [
  'doubled',
  'doubled-made',
  'overtrick-doubled',
  'overtrick-redoubled',
  'partner-doubled',
  'redouble-redoubled',
  'redoubled',
  'redoubled-made',
  'undertrick-doubled',
  'undertrick-redoubled',
] as const satisfies readonly PointKey<AuctionBridge>[];

const NOT_GIVEN = [
  'game',
  'honours-three',
  'honours-four',
  'honours-five',
  'honours-four-hand',
  'honours-four-one',
  'honours-five-hand',
  'aces-three',
  'aces-four',
  'aces-four-hand',
  'little-slam',
] as const satisfies readonly PointKey<AuctionBridge>[];

const add = {
  'points-bid': item({
    title: 'The bid in points',
    gist: 'Bids are numbers; the suit is named afterwards.',
    group: 'The bid',
    books: { [BLUE]: ruled('From 6 to 70, the grand slam at no trumps; any number, whether or not it fits the value of a trick.', cites.blue.dummyBidding) },
  }),
  'trick-short-of-points': item({
    title: 'Trick short of the points bid',
    gist: 'The bidder is set back for each trick more that the bid would have needed.',
    group: 'The bid',
    books: { [BLUE]: bookValue(-50, cites.blue.dummyScoring, { per: 'a trick short' }) },
  }),
};

export default variant({
  title: 'Dummy up',
  aliases: ['Bidding in points'],
  books: {
    [BLUE]: {
      heading: 'Dummy Up',
      pages: '105-106',
      inherits: {
        from: 'auction-bridge',
        cite: PLAY_AS_USUAL,
        except: OF_BIDDING,
      },
    },
  },
  has: { 'dummy-player': false, rubber: false, doubling: false },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Dummy: 'nine of the cards are turned up before the bidding, four stay hidden',
    Bids: 'numbers from 6 to 70; no suit is named',
    'After the bidding': 'the bidder names the trump suit',
    'Each trick short': '{points.trick-short-of-points} points set back',
  },
  laws: {
    add: {
      'bid-out-of-range': law({
        offence: 'irregular-bid',
        title: 'Bid under 6 or over 70',
        gist: 'A player bids fewer points than one odd trick is worth, or more than there are.',
        moment: 'bidding',
        facts: {},
        readings: (says) => ({ [BLUE]: says([{ then: [barred('bidder', bidOutOfRange), noPenaltyPrinted] }], cites.blue.dummyBidding) }),
      }),
    },
    amend: {
      'asked-for-the-suit': {
        leads: {
          [BLUE]:
            'The player may play a card of the suit instead until their side plays to the next trick. After that, or after a false “no”, it counts as a revoke.',
        },
      },
      'revoke-claimed-late': { leads: { [BLUE]: 'The other side may claim until the cut for the next deal, but not after it.' } },
    },
    repeal: {
      'insufficient-bid': 'Bids are numbers, and each must be higher than the last.',
      'bid-over-seven': 'Bids are points, not tricks.',
      ...OF_FOUR_PLAYERS,
      'all-pass': 'The book does not say what follows if nobody bids, and the laws of the bidding in tricks do not hold.',
    },
  },
  points: {
    add,
    amend: {
      'grand-slam': {
        title: 'Too few tricks to pay for a revoke',
        gist: 'The side that revoked has not the tricks to give.',
        group: 'Penalties',
        books: { [BLUE]: bookValue(100, [PLAY_AS_USUAL, cites.blue.law(124), cites.blue.law(60)], { unit: 'point-above' }) },
      },
    },
    repeal: {
      ...NO_RUBBER,
      undertrick: 'Each trick short is set back instead.',
      ...each(NOT_GIVEN, () => 'The section gives a trick its value and sets back what is short; it says nothing more.'),
      ...each(DOUBLING, () => 'The book does not mention doubling.'),
    },
  },
  scorers: { deal },
  repealScorers: { rubber: 'Three play, and the sides change with every bid.' },
  examples: [
    lawExample('bid-out-of-range', cites.blue.dummyBidding, {}, 'The first bid is 5 points.', 'may not bid fewer than 6'),
    scoreExample(
      'deal',
      cites.blue.dummyScoring,
      { bid: '32', denomination: 'diamonds', tricks: '9' },
      'The bid is 32, diamonds are named, and three odd tricks are made: two too few.',
      -100,
      '2 short',
    ),
    scoreExample('deal', cites.blue.dummyScoring, { bid: '27', denomination: 'spades', tricks: '9' }, 'A bid of 27 is made with three odd in spades.', 27),
    valueExample('grand-slam', cites.blue.law(124), 'The bidder has revoked and won one trick in all; he has not two to give.', 100),
    valueExample('points-bid', cites.blue.dummyBidding, 'A player bids 27 with no suit named.', 'From 6 to 70'),
  ],
});
