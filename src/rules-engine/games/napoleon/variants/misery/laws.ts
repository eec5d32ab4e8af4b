// What misery adds.

import { amendment, type FactsOf, fact, yesNo } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, paysPoints, wins } from '../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Napoleon } from '../../code.ts';
import { bidMisery, higherThanMisery, miseryBidder } from '../../words.ts';
import { own } from './points.ts';

const { misery, play } = cites.blue;
const price = (key: keyof typeof own) => pointsOf(own[key], 'blue-ribbon-1940');

const bidPlayed = fact('What was bid?', 'Bid', {
  tricks: { label: 'A number of tricks', chip: 'Tricks', if: 'if a number of tricks was bid' },
  misery: { label: 'Misery', if: 'if misery was bid' },
});
type OutOfTurn = FactsOf<Napoleon['laws']['lead-out-of-turn']>;

/** The rule on who leads first covers only bids that name a trump. */
export const amended = {
  'lead-out-of-turn': amendment<OutOfTurn, { readonly bid: typeof bidPlayed }>({
    facts: { bid: bidPlayed },
    usual: { bid: 'tricks' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { trick: 'first', bid: 'tricks' }, then: [must('bidder', 'lead-first'), noPenaltyPrinted] },
          {
            when: { trick: 'first', bid: 'misery' },
            then: [notDecided],
            note: 'The bidder must lead a trump; for misery, which has none, the book names no leader.',
          },
          { when: { trick: 'later' }, then: [notDecided], note: 'Any suit may be led then; the book does not say who leads.' },
        ],
        [misery, play],
      ),
    }),
    leads: { 'blue-ribbon-1940': 'If a number of tricks was bid, the bidder must lead to the first trick. The book covers nothing else.' },
    see: ['napoleon/misery.law.first-lead-at-misery'],
  }),
} satisfies AmendedLaws<Napoleon>;

export const added = {
  'misery-allowed': law({
    question: 'allowed',
    title: 'Misery bid at all',
    gist: 'A player bids to lose every trick.',
    aka: ['is misery allowed', 'misere', 'can I bid nothing'],
    moment: 'bidding',
    facts: { agreed: yesNo('Do the players play with misery?', 'Misery agreed', 'if the players play with misery', 'if the players do not play with misery') },
    cases: [
      { when: { agreed: 'yes' }, then: [allowed('player', bidMisery)] },
      { when: { agreed: 'no' }, then: [barred('player', bidMisery)], note: 'The book says that it is sometimes allowed.' },
    ],
    cites: misery,
    leads: { 'blue-ribbon-1940': 'The player may bid misery only if the table has agreed to play with misery.' },
  }),
  'rank-of-misery': law({
    question: 'who-wins',
    title: 'Misery against another bid',
    gist: 'One player bids misery, and another a number of tricks.',
    aka: ['does three beat misery', 'what beats misery', 'misery or four'],
    moment: 'bidding',
    facts: {
      other: fact('What is the other bid?', 'Other bid', {
        low: { label: 'Three tricks or fewer', chip: 'Three or fewer', if: 'if the other bid is three tricks or fewer' },
        high: { label: 'Four tricks or nap', chip: 'Four or nap', if: 'if the other bid is four tricks or nap' },
      }),
    },
    cases: [
      { when: { other: 'low' }, then: [wins(miseryBidder, 'bid')] },
      { when: { other: 'high' }, then: [wins(higherThanMisery, 'bid')] },
    ],
    cites: misery,
    leads: { 'blue-ribbon-1940': 'Misery beats a bid of three tricks or fewer. A bid of four tricks or of nap beats misery.' },
  }),
  'first-lead-at-misery': law({
    question: 'obliged',
    title: 'The first lead at misery',
    gist: 'Misery is played, and the bidder has no trump to lead.',
    aka: ['who leads at misery', 'no trump to lead', 'lead at misere'],
    moment: 'opening-lead',
    cases: [{ then: [notDecided], note: 'There is no trump suit. The book says who leads, and what, only for bids with one.' }],
    cites: misery,
    see: ['napoleon.law.first-lead-not-trump'],
  }),
  'misery-played': law({
    question: 'who-pays',
    title: 'Misery, made or failed',
    gist: 'The deal is over, and the players ask what is due.',
    aka: ['failed misery', 'took one trick', 'what does misery pay'],
    moment: 'count',
    leads: {
      'blue-ribbon-1940':
        'If the bidder took no trick, each opponent pays the bidder 3 counters. If the bidder took one or more, the bidder pays each opponent 3 counters.',
    },
    facts: {
      won: fact('What did the bidder take?', 'Bidder took', {
        none: { label: 'No trick', if: 'if the bidder took no trick' },
        some: { label: 'A trick or more', if: 'if the bidder took a trick or more' },
      }),
    },
    cases: [
      { when: { won: 'none' }, then: [paysPoints('each-opponent', price('misery-made'), 'counter', 'bidder')] },
      { when: { won: 'some' }, then: [paysPoints('bidder', price('misery-failed'), 'counter', 'each-opponent')] },
    ],
    cites: misery,
    see: ['napoleon/misery.points.misery-made'],
  }),
};
