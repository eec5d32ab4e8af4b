import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, handEnds, must, noPenalty, noPenaltyPrinted, notDecided, pays, paysPoints, undecided, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { bidOneAtLeast, leadTrumpFirst, lowestCut } from './words.ts';

const { cut, bids, play, ended, pay } = cites.blue;
const price = (key: 'nap-made' | 'nap-failed') => pointsOf(points[key], 'blue-ribbon-1940');

/** Which bid was played: it is paid by the trick, or as nap. */
const size = fact('What was bid?', 'Bid', {
  few: { label: 'One trick to four', chip: 'One to four', if: 'if one to four tricks were bid' },
  nap: { label: 'Nap: all five', chip: 'Nap', if: 'if nap was bid' },
});

export const laws = {
  'cut-for-the-deal': law({
    question: 'tie',
    title: 'The cut for the deal',
    gist: 'A player cuts an ace, or two cut cards of one rank.',
    aka: ['ace in the cut', 'is ace low', 'who deals first', 'equal cuts', 'cut for deal'],
    moment: 'cut',
    facts: {
      cut: fact('What was cut?', 'Cut', {
        ace: { label: 'An ace', if: 'if a player cut an ace' },
        same: { label: 'Two lowest cards of one rank', chip: 'Two equal lowest', if: 'if the two lowest cards are of one rank' },
      }),
    },
    cases: [
      { when: { cut: 'ace' }, then: [wins(lowestCut, 'deal')], note: 'The ace is the lowest card in cutting, and the highest in play.' },
      { when: { cut: 'same' }, then: [notDecided], note: 'The book does not say whether those two cut again.' },
    ],
    cites: cut,
    leads: { 'blue-ribbon-1940': 'The player with the lowest cut wins the deal, and the ace is lowest. The book does not cover a tie.' },
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer gives a wrong number of cards, shows one, or deals in other portions than two and three.',
    aka: ['dealt wrong', 'six cards', 'card exposed in dealing', 'do I lose the deal', 'four cards only'],
    moment: 'deal',
    leads: {
      'blue-ribbon-1940': 'The book says only that there are no misdeals: nobody pays a penalty. It does not say whether there may be a new deal.',
    },
    cases: [{ then: [noPenalty, undecided('new-deal')], note: 'The book says that there are no misdeals, and no more.' }],
    cites: cut,
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'All the others pass',
    gist: 'Nobody before the dealer has bid.',
    aka: ['all pass', 'everybody passed', 'dealer must bid', 'can the dealer pass'],
    moment: 'bidding',
    cases: [{ then: [must('dealer', bidOneAtLeast)] }],
    cites: bids,
    see: ['napoleon.points.least-bid'],
  }),
  'first-lead-not-trump': law({
    offence: 'irregular-play',
    title: 'A plain suit led to the first trick',
    gist: 'The bidder leads a card that is not of the trump suit.',
    aka: ['did not lead a trump', 'first lead', 'led another suit', 'trump not named'],
    moment: 'opening-lead',
    needs: ['trump'],
    cases: [{ then: [must('bidder', leadTrumpFirst), noPenaltyPrinted], note: 'After the first trick any suit may be led.' }],
    cites: bids,
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not the lead.',
    aka: ['wrong lead', 'who leads', 'led first', 'out of turn'],
    moment: 'lead',
    facts: {
      trick: fact('To which trick?', 'Trick', {
        first: { label: 'The first', chip: 'First', if: 'if the lead was to the first trick' },
        later: { label: 'A later one', chip: 'Later', if: 'if the lead was not to the first trick' },
      }),
    },
    cases: [
      { when: { trick: 'first' }, then: [must('bidder', 'lead-first'), noPenaltyPrinted] },
      { when: { trick: 'later' }, then: [notDecided], note: 'Any suit may be led then; the book does not say who leads.' },
    ],
    cites: play,
    leads: { 'blue-ribbon-1940': 'The bidder must lead to the first trick. The book covers nothing else.' },
  }),
  'no-card-of-the-suit': law({
    question: 'allowed',
    title: 'No card of the suit led',
    gist: 'A player who cannot follow suit asks whether they have to trump.',
    aka: ['must I trump', 'cannot follow suit', 'forced to ruff', 'may I throw away'],
    moment: 'play',
    cases: [
      {
        then: [allowed('player', 'play-any-card')],
        note: 'Those who can must follow suit. The book does not say expressly that the others may trump or throw away.',
      },
    ],
    cites: play,
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit and could.',
    aka: ['renege', 'reneged', 'did not follow suit', 'had the suit'],
    moment: 'play',
    cases: [{ then: [must('offender', 'follow-suit'), noPenaltyPrinted] }],
    cites: play,
  }),
  'rest-of-the-deal': law({
    question: 'what-counts',
    title: 'The rest of the cards',
    gist: 'The bid is decided, and cards are still held.',
    aka: ['do we play it out', 'play on', 'overtricks', 'stop early', 'abandon the hand'],
    moment: 'play',
    facts: {
      how: fact('How is it decided?', 'Bid', {
        made: { label: 'The bidder has the tricks bid', chip: 'Made', if: 'if the bidder has the tricks bid' },
        failed: { label: 'The bidder can no longer have them', chip: 'Lost', if: 'if the bidder can no longer take the tricks bid' },
      }),
    },
    cases: [
      { when: { how: 'made' }, then: [handEnds], note: 'More tricks would bring nothing.' },
      { when: { how: 'failed' }, then: [notDecided], note: 'The book stops the play when the bid is made, and says nothing of one that cannot be.' },
    ],
    cites: ended,
    see: ['napoleon.points.more-tricks'],
  }),
  'bid-made': law({
    question: 'who-pays',
    title: 'The bid is made',
    gist: 'The bidder has the tricks that were bid.',
    aka: ['what do I win', 'who pays me', 'made it', 'five tricks'],
    moment: 'count',
    facts: { size },
    usual: { size: 'few' },
    cases: [
      { when: { size: 'few' }, then: [pays('each-opponent', 'amount-bid', 'bidder')], note: 'A counter for every trick of the bid.' },
      { when: { size: 'nap' }, then: [paysPoints('each-opponent', price('nap-made'), 'counter', 'bidder')] },
    ],
    cites: pay,
    leads: { 'blue-ribbon-1940': 'Each opponent pays the bidder a counter for every trick bid, or 10 counters for nap.' },
    see: ['napoleon.points.bid-made', 'napoleon.points.nap-made'],
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'The bid is not made',
    gist: 'The bidder has fewer tricks than were bid.',
    aka: ['failed', 'lost the bid', 'went down', 'set', 'what do I pay'],
    moment: 'count',
    facts: { size },
    usual: { size: 'few' },
    cases: [
      { when: { size: 'few' }, then: [pays('bidder', 'amount-bid', 'each-opponent')], note: 'As many counters as tricks were bid, however many are missing.' },
      { when: { size: 'nap' }, then: [paysPoints('bidder', price('nap-failed'), 'counter', 'each-opponent')], note: 'Half of what nap brings.' },
    ],
    cites: pay,
    leads: { 'blue-ribbon-1940': 'The bidder pays each opponent a counter for every trick bid, or 5 counters if nap was bid.' },
    see: ['napoleon.points.bid-failed', 'napoleon.points.nap-failed'],
  }),
};
