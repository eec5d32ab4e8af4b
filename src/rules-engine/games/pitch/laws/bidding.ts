import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  loses,
  losesAmount,
  must,
  newDeal,
  noPenalty,
  notDecided,
  scoresAmount,
  scoresNothing,
  stands,
  wins,
} from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { makeFour, pitchTrump, seller } from '../words.ts';

const setBack = [losesAmount('bidder', 'amount-bid'), scoresNothing('bidder')];

export const biddingLaws = {
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids before their turn.',
    aka: ['bid early', 'spoke out of turn'],
    moment: 'bidding',
    facts: {},
    leads: { 'blue-ribbon-1940': 'There is no penalty. The book does not say whether the bid stands.' },
    readings: () => ({
      'blue-ribbon-1940': always(noPenalty, cites.blue.penalties, { note: 'The book does not say whether the bid stands.' }),
      donohue: silent(),
      sierra: silent(),
    }),
  }),
  'further-bid': law({
    offence: 'irregular-bid',
    title: 'A second bid, or a bid after four',
    gist: 'A player wants to bid again, or to bid after someone has bid four.',
    aka: ['bid twice', 'raise my own bid', 'bid four', 'change my bid'],
    moment: 'bidding',
    facts: {
      what: fact('What happened?', 'What happened', {
        second: { label: 'A player who has bid or passed bids again', chip: 'Second bid', if: 'if a player who has bid or passed bids again' },
        four: { label: 'A player bids after a bid of four', chip: 'Bid after four', if: 'if a player bids after a bid of four' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree that a player who has bid or passed may not bid again. Only Blue Ribbon covers a bid after a bid of four: nobody may bid.',
    },
    leads: {
      sierra: 'A player who has bid or passed may not bid again. The book does not say whether anyone may bid after a bid of four.',
      donohue: 'A player who has bid or passed may not bid again. The book does not say whether anyone may bid after a bid of four.',
      'blue-ribbon-1940': 'A player who has bid or passed may not bid again. After a bid of four nobody may bid.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'second' }, then: [barred('anyone', 'bid-again')] },
          { when: { what: 'four' }, then: [barred('other-players', 'bid')], note: 'The four must have been bid in turn.' },
        ],
        [cites.blue.auctionBidding, cites.blue.penalties],
      ),
      donohue: says([{ when: { what: 'second' }, then: [barred('anyone', 'bid-again')] }, { then: [notDecided] }], cites.donohue.auctionBidding),
      sierra: says(
        [
          { when: { what: 'second' }, then: [barred('anyone', 'bid-again')] },
          { when: { what: 'four' }, then: [notDecided], note: 'Smudge is a bid of five.' },
        ],
        cites.sierra.bidding,
      ),
    }),
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players pass.',
    aka: ['all pass', 'everyone passes', 'no bid', 'no one made an offer'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(allowed('eldest-hand', pitchTrump), cites.blue.auctionBidding, { note: 'The eldest hand may pitch any suit.' }),
      donohue: always(must('eldest-hand', pitchTrump), cites.donohue.auctionScoring),
      sierra: always(newDeal(null), cites.sierra.bidding, { note: 'The bidding begins again with it.' }),
    }),
  }),
  'pitched-without-bid': law({
    offence: 'irregular-bid',
    title: 'Trump pitched without a winning bid',
    gist: 'A player leads the trump and has not bid, or has not bid higher than the others.',
    aka: ['led without bidding', 'pitched without bidding', 'pitched on a lower bid'],
    moment: 'bidding',
    facts: {
      how: fact('What had the player bid?', 'Had bid', {
        nothing: { label: 'Nothing; it was the player’s turn to bid', chip: 'Nothing', if: 'if the player pitched on their turn without having bid' },
        lower: { label: 'Not more than an earlier bid', chip: 'Not enough', if: 'if the player had bid no more than an earlier bid' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the player pitched on their turn without having bid, they must make four points or be set back. If their bid was no higher than an earlier one, they may not pitch.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'nothing' }, then: [must('offender', makeFour)] },
          { when: { how: 'lower' }, then: [barred('offender', pitchTrump)] },
        ],
        cites.blue.penalties,
      ),
      donohue: silent('The eldest hand sells to the highest bidder, or pitches instead of selling.'),
      sierra: silent(),
    }),
    see: ['pitch.points.pitched-unbid'],
  }),
  'seller-out-on-the-bid': law({
    question: 'who-goes-out',
    title: 'Seller put out by the bid accepted',
    gist: 'The seller takes a bid of as many points as they need to win the game.',
    aka: ['sold himself out', 'seller goes out on the bid', 'out before a card is played'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Nobody sells in the modern game; in the old one, a variant here, such a bid is not allowed.'),
      donohue: always([scoresAmount(seller, 'amount-bid'), wins(seller, 'game')], cites.donohue.auctionScoring, {
        note: 'The bid is scored before a card is led, and no bid is forbidden for putting the seller out.',
      }),
      sierra: silent('Nothing is sold.'),
    }),
    see: ['pitch.points.sold', 'pitch.law.both-go-out'],
  }),
  'wrong-suit-led': law({
    offence: 'wrong-trump',
    title: 'Bidder leads the wrong suit',
    gist: 'The bidder meant to make one suit trump, and leads another by mistake.',
    aka: ['led the wrong suit', 'pitched the wrong card', 'named one suit and led another'],
    moment: 'opening-lead',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The lead stands, and the suit led is trump.', sierra: 'The lead stands, and the suit led is trump.' },
    readings: () => ({
      'blue-ribbon-1940': always(stands('lead'), cites.blue.auctionTrump, { note: 'The suit led is trump.' }),
      donohue: always(notDecided, cites.donohue.playingWrongSuitLed, {
        note: 'The lead has to be of the suit that the player makes trump. The book says nothing about a mistake.',
      }),
      sierra: always(stands('lead'), cites.sierra.takingTricks, {
        note: 'The suit of that player’s first card is trump; the book does not mention a mistake.',
      }),
    }),
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The bidder makes fewer points than they bid.',
    aka: ['set back', 'went set', 'do I keep what I made', 'failed bid'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(setBack, cites.blue.auctionScoring, { note: 'The others score what they made.' }),
      donohue: always(setBack, cites.donohue.auctionObject),
      sierra: always(setBack, cites.sierra.scoringPoints, { note: 'The others score what they made.' }),
    }),
    see: ['pitch.points.bid-failed', 'pitch.law.smudge-not-made'],
  }),
  'smudge-not-made': law({
    question: 'not-made',
    title: 'Smudge missed',
    gist: 'The bidder has bid smudge, and misses a point or a trick.',
    aka: ['missed the moon', 'failed smudge'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Smudge is no bid of its own in this book; a variant wins the game by four made on a bid of four.'),
      donohue: silent('The book has no smudge.'),
      sierra: always([loses('bidder', -pointsOf(points['smudge-failed'], 'sierra')), scoresNothing('bidder')], cites.sierra.scoringPoints, {
        note: 'One point or one trick missed is enough.',
      }),
    }),
    see: ['pitch.points.smudge-failed'],
  }),
  'refused-bid-not-made': law({
    question: 'not-made',
    title: 'Seller keeps the pitch and fails',
    gist: 'The seller, on the dealer’s left, refuses the best bid, pitches the trump and makes less than was offered.',
    aka: ['refused the bid', 'would not sell', 'seller set back'],
    moment: 'count',
    facts: {},
    leads: {
      donohue: 'The seller loses the amount of the bid refused and scores nothing for this deal.',
    },
    readings: () => ({
      'blue-ribbon-1940': silent('Bids go to the board in the modern game; the old way of selling is a variant.'),
      donohue: always([losesAmount(seller, 'amount-bid'), scoresNothing(seller)], cites.donohue.auctionBidding, {
        note: 'The amount is that of the highest bid refused.',
      }),
      sierra: silent('Nothing is sold.'),
    }),
  }),
};
