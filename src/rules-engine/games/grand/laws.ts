import { doubted } from '../../laws/cites.ts';
import { always, fact, law } from '../../laws/laws.ts';
import { allowed, barred, loses, losesAmount, losesEach, misdeal, must, newDeal, noPenaltyPrinted, pays, permitted, stands } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { askBestCard, bidLowest, heartTaken, nameHearts, oddTricksLost } from './words.ts';

const BOOK = 'blue-ribbon-1940';

export const laws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer makes a mistake that spoils the deal.',
    aka: ['dealt wrong', 'lose the deal'],
    moment: 'deal',
    facts: {},
    readings: () => ({ [BOOK]: always([misdeal, newDeal()], cites.blue.scoring, { note: 'The deal is not lost.' }) }),
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Three players pass',
    gist: 'Nobody but the dealer is left to bid.',
    aka: ['all pass', 'nobody bids', 'dealer stuck', 'forced bid'],
    moment: 'bidding',
    facts: {},
    readings: () => ({ [BOOK]: always(must('dealer', bidLowest), cites.blue.scoring) }),
    see: ['grand.points.bid-step'],
  }),
  'lone-hand-and-best-card': law({
    offence: 'irregular-lone-hand',
    title: 'Lone hand and the partner’s best card',
    gist: 'At euchre the bidder wants to play alone.',
    aka: ['going alone', 'ask for my best', 'loner without help'],
    moment: 'going-alone',
    facts: {
      bid: fact('What was bid?', 'Bid', {
        'twenty-five': { label: '25', if: 'if 25 was bid' },
        twenty: { label: '20', if: 'if 20 was bid' },
        less: { label: 'Less than 20', if: 'if less than 20 was bid' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The bidder may ask for the partner’s best card. On a bid of 20, the bidder must ask for it, and an opponent may then ask their own partner for one too.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { bid: 'twenty-five' }, then: [allowed('bidder', askBestCard)], note: 'The bidder may also play without it.' },
          { when: { bid: 'twenty' }, then: [must('bidder', askBestCard), allowed('opponents', askBestCard)] },
          { when: { bid: 'less' }, then: [allowed('bidder', askBestCard)], note: 'The book gives the two special cases for bids of 20 and 25.' },
        ],
        cites.blue.scoring,
      ),
    }),
  }),
  'safety-hearts': law({
    question: 'allowed',
    title: 'Hearts declared as a safety play',
    gist: 'A player leads without any bidding and says that it is hearts.',
    aka: ['this is hearts', 'safety hearts', 'hearts without a bid'],
    moment: 'bidding',
    facts: {
      dealer: fact('What has the dealer scored?', 'Dealer has', {
        seventy: { label: '70 or more', if: 'if the dealer has scored 70 or more' },
        less: { label: 'Less than 70', if: 'if the dealer has scored less than 70' },
      }),
      who: fact('Who declares it?', 'Declared by', {
        eldest: { label: 'The player on the dealer’s left', chip: 'Dealer’s left', if: 'if the player on the dealer’s left declares hearts' },
        other: { label: 'Another player', if: 'if a player not on the dealer’s left declares hearts' },
      }),
    },
    usual: { who: 'eldest' },
    leads: { 'blue-ribbon-1940': 'Only the player on the dealer’s left may do so, and only if the dealer has scored 70 or more. Then the declaration stands.' },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { dealer: 'seventy', who: 'eldest' }, then: [stands('declaration')], note: 'It is final, and no one may bid over it.' },
          { when: { dealer: 'less', who: 'eldest' }, then: [barred('eldest-hand', 'safety-play')] },
          { when: { who: 'other' }, then: [barred('offender', 'safety-play')] },
        ],
        cites.blue.scoring,
      ),
    }),
    see: ['grand.points.hearts-clear', 'grand.points.safety-score'],
  }),
  'hearts-on-a-high-bid': law({
    offence: 'irregular-bid',
    title: 'Hearts named on a high bid',
    gist: 'The highest bidder wants to name hearts as the game.',
    aka: ['bid 55 and hearts', 'hearts over fifty'],
    moment: 'making-trump',
    facts: {
      bid: fact('How much was bid?', 'Bid', {
        fifty: { label: '50 or less', if: 'if 50 or less was bid' },
        more: { label: 'More than 50', if: 'if more than 50 was bid' },
      }),
    },
    usual: { bid: 'more' },
    leads: { 'blue-ribbon-1940': 'Hearts may be named on a bid of 50 or less. On a higher bid, they may not. The book names no penalty.' },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { bid: 'fifty' }, then: [permitted, stands('declaration')] },
          { when: { bid: 'more' }, then: [barred('bidder', nameHearts), noPenaltyPrinted], note: 'Fifty is what hearts can make.', doubtful: true },
        ],
        doubted(cites.blue.bidding, 'It says until which bid hearts may be named; that they may not be on a higher one is drawn from that.'),
      ),
    }),
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The bidder makes less than they bid.',
    aka: ['set back', 'in the hole', 'failed bid', 'euchred'],
    moment: 'hand-over',
    facts: {
      game: fact('Which game did the bidder name?', 'Game named', {
        whist: { label: 'Whist, with a trump suit', chip: 'Whist', if: 'if the bidder named whist, with a trump suit' },
        grand: { label: 'Grand, without trumps', chip: 'Grand', if: 'if the bidder named grand, without trumps' },
        euchre: { label: 'Euchre with the partner', chip: 'Euchre', if: 'if the bidder named euchre with the partner' },
        lone: { label: 'Euchre alone, on a bid of 25', chip: 'Euchre alone', if: 'if the bidder named euchre alone, on a bid of 25' },
      }),
      odd: fact('Did the opponents win tricks over the book?', 'Opponents', {
        no: { label: 'No, or it was euchre', chip: 'Not over the book', if: 'if the opponents won no trick over the book' },
        yes: { label: 'Yes', chip: 'Over the book', if: 'if the opponents won tricks over the book' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The bidder loses the bid. At euchre, the bidder loses 20 points more, or 25 if alone. At whist or grand, the bidder also pays the other side for its tricks over the book.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { game: ['whist', 'grand'], odd: 'no' }, then: [losesAmount('bidder', 'amount-bid')] },
          { when: { game: 'whist', odd: 'yes' }, then: [losesAmount('bidder', 'amount-bid'), pays('bidder', oddTricksLost, 'opponents')], doubtful: true },
          {
            when: { game: 'grand', odd: 'yes' },
            then: [losesAmount('bidder', 'amount-bid'), pays('bidder', oddTricksLost, 'opponents')],
            note: 'The opponents score for those tricks, and the bidder goes back for them besides the bid.',
            doubtful: true,
          },
          { when: { game: 'euchre' }, then: [losesAmount('bidder', 'amount-bid'), loses('bidder', pointsOf(points['euchre-march'], BOOK))] },
          { when: { game: 'lone' }, then: [losesAmount('bidder', 'amount-bid'), loses('bidder', pointsOf(points['lone-hand'], BOOK))] },
        ],
        [
          doubted(
            cites.blue.play,
            'Only the example at grand shows that the payment comes off the bidder’s own score; at whist the book says that the bidder pays.',
          ),
          doubted(
            cites.blue.play,
            'The penalty is called double; in the example the opponents score the odd trick and the bidder is charged the bid and that trick, each once.',
          ),
        ],
      ),
    }),
    see: ['grand.score.deal', 'grand.law.hearts-taken'],
  }),
  'hearts-taken': law({
    question: 'what-counts',
    title: 'Hearts taken in',
    gist: 'Hearts are the game, and the side that declared them takes in a heart.',
    aka: ['took a heart', 'hearts bid failed', 'back fifty'],
    moment: 'hand-over',
    facts: {
      declared: fact('How were hearts declared?', 'Hearts declared', {
        bid: { label: 'On a bid', if: 'if hearts were declared on a bid' },
        safety: { label: 'As a safety play', if: 'if hearts were declared as a safety play' },
      }),
      other: fact('Did the other side take a heart as well?', 'Other side took', {
        yes: { label: 'Yes', chip: 'Hearts too', if: 'if the other side took a heart as well' },
        no: { label: 'No', chip: 'No heart', if: 'if the other side took no heart' },
      }),
    },
    usual: { other: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'If hearts were bid, the bidder’s side loses 50 points, and 1 for each heart it took. On a safety play, each side loses 1 for each heart it took; a side that took all loses 13.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { declared: 'bid' },
            then: [
              loses('side-of-bidder', -pointsOf(points['hearts-bid-failed'], BOOK)),
              losesEach('side-of-bidder', -pointsOf(points.heart, BOOK), heartTaken),
            ],
          },
          { when: { declared: 'safety', other: 'yes' }, then: [losesEach('both-sides', -pointsOf(points.heart, BOOK), heartTaken)] },
          {
            when: { declared: 'safety', other: 'no' },
            then: [loses('offending-side', -pointsOf(points['hearts-all'], BOOK))],
            note: 'The side without a heart scores for it.',
          },
        ],
        [cites.blue.bidding, cites.blue.play],
      ),
    }),
    see: ['grand.points.hearts-clear'],
  }),
};
