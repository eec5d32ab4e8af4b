// The count: who gets the points, bids made and failed, and who is out first.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { losesAmount, must, notDecided, scores, scoresAmount, scoresNothing, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { allItMade, bidAndOwnPoints, countSixInOrder, highAndLow, playingSide } from '../words.ts';

const { blue, uspc } = cites;

export const countLaws = {
  'high-and-low': law({
    question: 'what-counts',
    title: 'Whose high and low are',
    gist: 'The ace or the deuce of trumps was played by one side, and the trick taken by the other.',
    aka: ['who gets low', 'lost the deuce', 'is low mine', 'dealt low'],
    moment: 'count',
    facts: {
      custom: fact('Was it agreed that they go to the taker?', 'Agreed to taker', {
        no: { label: 'No', if: 'if it was not agreed that they go to the taker' },
        yes: { label: 'Yes, as sometimes', chip: 'Yes', if: 'if it was agreed that they go to the taker' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The side that takes the card in scores the point.',
      'uspc-1898': 'The side that played the card scores the point. If it was agreed that high and low go to the taker, the side that takes it in scores.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon high and low go to the side that takes them in; by U.S. Playing Card to the side that played them, unless it was agreed that they go to the taker.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(scoresAmount('taking-side', highAndLow), blue.points),
      'uspc-1898': says(
        [
          { when: { custom: 'no' }, then: [scoresAmount(playingSide, highAndLow)] },
          { when: { custom: 'yes' }, then: [scoresAmount('taking-side', highAndLow)] },
        ],
        [uspc.points, uspc.variations],
      ),
    }),
    see: ['cinch.points.low'],
  }),
  'joker-and-high': law({
    question: 'what-counts',
    title: 'Joker above the ace',
    gist: 'The joker is in the pack and takes the ace of trumps; who has high?',
    aka: ['joker in cinch', 'is the joker high', 'cinch with 53 cards'],
    moment: 'count',
    facts: {},
    leads: {
      'uspc-1898':
        'The joker does not score for high: the ace of trumps still counts as high, as if there were no joker. The winner of the trick scores 10 points for the joker.',
    },
    readings: () => ({
      'uspc-1898': always(scores('trick-winner', pointsOf(points.joker, 'uspc-1898')), uspc.variations, {
        note: 'For the joker, which takes any trick; the ace of trumps is still high.',
      }),
      'blue-ribbon-1940': silent('The pack has 52 cards.'),
    }),
    see: ['cinch.points.joker'],
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The side that named the trump has fewer points than it bid.',
    aka: ['set back', 'went set', 'missed the bid', 'do we keep what we made', 'bid eight made five'],
    moment: 'count',
    facts: {
      custom: fact('Was it agreed that the bid goes to the adversaries?', 'Bid to other side', {
        no: { label: 'No', chip: 'Not agreed', if: 'if it was not agreed that the bid goes to the other side' },
        yes: { label: 'Yes', chip: 'Agreed', if: 'if it was agreed that the bid goes to the other side' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The bidder’s side scores nothing. The other side scores the bid and its own points.',
      'uspc-1898': 'The bidder’s side loses the bid, or the other side scores it if that was agreed.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the bidder scores nothing, and the opponents score the bid and their own points; by U.S. Playing Card the bidder loses the bid, or the opponents score it if that was agreed.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always([scoresAmount('opponents-of-bidder', bidAndOwnPoints), scoresNothing('side-of-bidder')], blue.count),
      'uspc-1898': says(
        [
          { when: { custom: 'no' }, then: [losesAmount('side-of-bidder', 'amount-bid')] },
          { when: { custom: 'yes' }, then: [scoresAmount('opponents-of-bidder', 'amount-bid')], note: 'Instead of the set-back.' },
        ],
        [uspc.count, uspc.variations],
      ),
    }),
    see: ['cinch.points.bid-failed', 'cinch.points.to-adversaries'],
  }),
  'bid-made': law({
    question: 'what-counts',
    title: 'Bid made, and the other side has points too',
    gist: 'The side that named the trump has made its bid; the adversaries have the rest.',
    aka: ['made my bid but they took more', 'bid six made six', 'deduct the lower score', 'seven each'],
    moment: 'count',
    facts: {
      more: fact('Which side has more points?', 'More points', {
        bidder: { label: 'The bidder’s', chip: 'Bidder’s side', if: 'if the bidder’s side has more points' },
        adversaries: { label: 'The adversaries', chip: 'Other side', if: 'if the bidder’s opponents have more points' },
        equal: { label: 'Neither: seven each', chip: 'Seven each', if: 'if each side has seven points' },
      }),
    },
    usual: { more: 'bidder' },
    leads: {
      'blue-ribbon-1940': 'If the bidder’s side has more points, it scores the difference; at seven each, nothing. The book covers nothing else.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the bidder scores only the difference of the two counts, and nothing at seven each; by U.S. Playing Card the bidder scores all the points that the bidder’s side made.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { more: 'bidder' }, then: [scoresAmount('side-of-bidder', 'count-difference')] },
          {
            when: { more: 'adversaries' },
            then: [notDecided],
            note: 'The lower score comes off the higher and the difference is won; for whom, where the adversaries have more, the book does not say.',
          },
          { when: { more: 'equal' }, then: [scoresNothing('both-sides')], note: 'There is no difference.' },
        ],
        blue.count,
      ),
      'uspc-1898': always(scoresAmount('side-of-bidder', allItMade), uspc.count, { note: 'Each side counts its own points; nothing is deducted.' }),
    }),
    see: ['cinch.points.bid-made'],
  }),
  'in-the-hole': law({
    question: 'what-counts',
    title: 'Set back by more than the score',
    gist: 'The bidder’s side did not make its bid, and has fewer points than it must lose.',
    aka: ['in the hole', 'below zero', 'minus score', 'ring around the score'],
    moment: 'score-entered',
    facts: {},
    leads: { 'uspc-1898': 'The bidder’s side still loses the whole bid. If that is more than it has, the rest is written as a minus score.' },
    readings: () => ({
      'uspc-1898': always(losesAmount('side-of-bidder', 'amount-bid'), uspc.hole, {
        note: 'It is in the hole by what is over, written with a ring around it.',
      }),
      'blue-ribbon-1940': silent('A failed bid takes nothing off; the adversaries score it.'),
    }),
    see: ['cinch.law.bid-not-made'],
  }),
  'both-go-out': law({
    question: 'who-goes-out',
    title: 'Both sides reach the game',
    gist: 'In one deal both sides make points enough to go out.',
    aka: ['both go out', 'who goes out first', 'both reach 52', 'tie at the end'],
    moment: 'score-entered',
    facts: {},
    leads: { 'uspc-1898': 'Points are counted in the order high, low, jack, game, right pedro, left pedro. The side that is out first wins.' },
    readings: () => ({
      'uspc-1898': always([must('both-sides', countSixInOrder), wins('first-out', 'game')], uspc.points, {
        note: 'The book does not mention a first count of the bidder.',
      }),
      'blue-ribbon-1940': silent('One side alone scores in a deal, so that both cannot reach the game in one.'),
    }),
    see: ['cinch.points.order'],
  }),
};
