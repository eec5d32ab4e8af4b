import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, losesAmount, must, noPenaltyPrinted, notDecided, scoresEach, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { BOTH_SIDES } from './reckoning/doubts.ts';
import { ofJoker, ofOtherJack, ofTrumpJack, takeLastCard, trickTaken } from './words.ts';

const { rank, deal, bids, lead, count, failed } = cites.blue;
const TRICK = pointsOf(points.trick, 'blue-ribbon-1940');

export const laws = {
  'last-card': law({
    question: 'allowed',
    title: 'The last card',
    gist: 'Twenty-five cards, four times six: a player wants to see the one that is left, or to have it.',
    aka: ['card left over', 'who gets the extra card', 'look at the widow', 'blind card', 'kitty'],
    moment: 'deal-done',
    cases: [{ then: [barred('anyone', takeLastCard), noPenaltyPrinted], note: 'It lies face down on the table, and may be the joker.' }],
    cites: deal,
  }),
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids before those who come first.',
    aka: ['bid too early', 'who bids first', 'bid before the eldest hand'],
    moment: 'bidding',
    cases: [{ then: [must('player', 'follow-order'), noPenaltyPrinted], note: 'The eldest hand is the first, and then it goes round to the left.' }],
    cites: bids,
  }),
  'second-bid': law({
    offence: 'irregular-bid',
    title: 'A second bid',
    gist: 'A player who has bid, or passed, wants to go above a later one.',
    aka: ['bid again', 'raise my bid', 'overbid him', 'one bid only'],
    moment: 'bidding',
    cases: [{ then: [barred('player', 'bid-again'), noPenaltyPrinted] }],
    cites: bids,
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All four have passed.',
    aka: ['all pass', 'everybody passed', 'must the dealer bid', 'holder of the joker must bid'],
    moment: 'bidding',
    cases: [{ then: [notDecided], note: 'The book has neither the dealer nor the holder of the joker bid. Agree before the first deal.' }],
    cites: bids,
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not the lead.',
    aka: ['who leads', 'eldest hand led', 'wrong lead'],
    moment: 'lead',
    facts: {
      trick: fact('To which trick?', 'Trick', {
        first: { label: 'The first', chip: 'First', if: 'if the lead was to the first trick' },
        later: { label: 'A later one', chip: 'Later', if: 'if the lead was not to the first trick' },
      }),
    },
    cases: [
      { when: { trick: 'first' }, then: [must('bidder', 'lead-first'), noPenaltyPrinted] },
      { when: { trick: 'later' }, then: [notDecided], note: 'The book speaks of the first trick alone.' },
    ],
    cites: lead,
    leads: { 'blue-ribbon-1940': 'The bidder must lead to the first trick. The book names no penalty and covers nothing else.' },
  }),
  'which-trump-is-higher': law({
    question: 'who-wins',
    title: 'Joker, jacks and ace',
    gist: 'Two of the highest trumps meet in one trick.',
    aka: ['left bower', 'right bower', 'does the joker win', 'jack or ace', 'other jack'],
    moment: 'play',
    facts: {
      cards: fact('Which two?', 'The two cards', {
        joker: { label: 'The joker and the jack of trumps', chip: 'Joker, trump jack', if: 'if the joker meets the jack of trumps' },
        jacks: {
          label: 'The jack of trumps and the other jack of its colour',
          chip: 'The two jacks',
          if: 'if the jack of trumps meets the other jack of its colour',
        },
        ace: {
          label: 'The other jack of the colour and the ace of trumps',
          chip: 'Other jack, ace',
          if: 'if the trump ace meets the other jack of the trump colour',
        },
      }),
    },
    cases: [
      { when: { cards: 'joker' }, then: [wins(ofJoker, 'trick')] },
      { when: { cards: 'jacks' }, then: [wins(ofTrumpJack, 'trick')] },
      { when: { cards: 'ace' }, then: [wins(ofOtherJack, 'trick')] },
    ],
    cites: rank,
    leads: {
      'blue-ribbon-1940': 'The joker beats the jack of trumps, that jack beats the other jack of its colour, and the other jack beats the ace of trumps.',
    },
    see: ['hasenpfeffer.points.trumps'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit, and could.',
    aka: ['renege', 'reneged', 'did not follow suit', 'must I follow suit'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'The book gives neither a price nor the rule itself that suit is to be followed.' }],
    cites: lead,
  }),
  'more-tricks-than-bid': law({
    question: 'what-counts',
    title: 'What the tricks count',
    gist: 'The bid is made, and both sides have tricks.',
    aka: ['overtricks', 'more than I bid', 'do the others score', 'defenders tricks'],
    moment: 'count',
    facts: {
      whose: fact('Whose tricks?', 'Tricks of', {
        bidder: { label: 'Those of the side that bid', chip: 'Bidding side', if: 'if the tricks are those of the side that bid' },
        others: { label: 'Those of the other side', chip: 'Other side', if: 'if the tricks are those of the side that did not bid' },
      }),
    },
    cases: [
      { when: { whose: 'bidder' }, then: [scoresEach('side-of-bidder', TRICK, trickTaken)], note: 'Those beyond the bid as well.' },
      { when: { whose: 'others' }, then: [scoresEach('opponents-of-bidder', TRICK, trickTaken)] },
    ],
    cites: doubted(count, BOTH_SIDES),
    leads: { 'blue-ribbon-1940': 'Each side scores 1 point for each trick it has taken, the side that bid also for those beyond the bid.' },
    see: ['hasenpfeffer.points.trick'],
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'The bid is not made',
    gist: 'The side of the bidder has fewer tricks than were bid.',
    aka: ['set back', 'went down', 'failed bid', 'below zero'],
    moment: 'count',
    cases: [{ then: [losesAmount('bidder', 'amount-bid')], note: 'Two play together, so it comes off the score of the bidder’s side.' }],
    cites: failed,
    see: ['hasenpfeffer.points.bid-failed'],
  }),
  'both-reach-the-game': law({
    question: 'who-goes-out',
    title: 'Both sides come to ten in one deal',
    gist: 'Both had few points to make, and both have made them.',
    aka: ['both out', 'who is out first', 'does the bidder count first'],
    moment: 'count',
    cases: [{ then: [notDecided], note: 'Ten points are the game. The book does not say who counts first.' }],
    cites: count,
    see: ['hasenpfeffer.points.game'],
  }),
};
