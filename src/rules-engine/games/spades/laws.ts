import { fact, law } from '../../laws/laws.ts';
import { allowed, barred, loses, must, noPenalty, noPenaltyPrinted, notDecided, permitted } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { bidBlind } from './words.ts';

export const laws = {
  'double-nil-after-looking': law({
    offence: 'irregular-bid',
    title: 'Double nil bid after looking',
    gist: 'A player bids double nil with the hand already lifted.',
    aka: ['blind nil after looking', 'looked before blind nil', 'saw my cards and bid blind'],
    moment: 'bidding',
    facts: {
      looked: fact('Had the bidder lifted the cards?', 'Cards lifted', {
        no: { label: 'No, not yet', chip: 'No', if: 'before the bidder has lifted the cards' },
        yes: { label: 'Yes', if: 'once the bidder has lifted the cards' },
      }),
    },
    usual: { looked: 'yes' },
    leads: {
      sierra: 'After lifting the cards, a player may not bid double nil, but may still bid plain nil. The book names no penalty.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { looked: 'no' }, then: [allowed('bidder', bidBlind)] },
          { when: { looked: 'yes' }, then: [barred('bidder', bidBlind), noPenaltyPrinted], note: 'Plain nil is still open.' },
        ],
        cites.sierra.play,
      ),
    }),
    see: ['spades.points.double-nil'],
  }),
  'spades-not-broken': law({
    offence: 'suit-not-broken',
    title: 'Spade led before spades are broken',
    gist: 'A player leads a spade although none has yet been used to trump.',
    aka: ['spades not broken', 'led trump too soon', 'breaking spades', 'only spades left'],
    moment: 'lead',
    facts: {
      broken: fact('Has a spade been used to trump an earlier lead?', 'Spades broken', {
        yes: { label: 'Yes', if: 'if a spade has been used to trump an earlier lead' },
        no: { label: 'No', if: 'if no spade has been used to trump an earlier lead' },
      }),
      holds: fact('What does the leader hold?', 'Leader holds', {
        other: { label: 'A card of another suit as well', chip: 'Another suit too', if: 'if the leader holds a card of another suit as well' },
        spades: { label: 'Nothing but spades', chip: 'Only spades', if: 'if the leader holds nothing but spades' },
      }),
    },
    usual: { broken: 'no', holds: 'other' },
    leads: {
      sierra:
        'Until a spade has been used to trump, a leader who holds another suit may not lead a spade. The book names no penalty, and does not cover a hand of nothing but spades.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { broken: 'yes' }, then: [permitted] },
          { when: { broken: 'no', holds: 'other' }, then: [barred('offender', 'lead-unbroken'), noPenaltyPrinted] },
          {
            when: { broken: 'no', holds: 'spades' },
            then: [notDecided],
            note: 'The rule makes no exception, and does not provide for a hand of spades alone.',
          },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although able to.',
    aka: ['renege', 'reneged', 'three-trick penalty', 'cut a suit he had'],
    moment: 'play',
    facts: {
      held: fact('Did the player hold a card of the suit led?', 'Had the suit', {
        yes: { label: 'Yes', if: 'if the player held a card of the suit led' },
        no: { label: 'No', if: 'if the player held no card of the suit led' },
      }),
    },
    usual: { held: 'yes' },
    leads: {
      sierra: 'A player who is able to follow suit must follow; the book names no penalty. A player without the suit led may trump or throw off another suit.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { held: 'yes' }, then: [must('offender', 'follow-suit'), noPenaltyPrinted] },
          { when: { held: 'no' }, then: [permitted], note: 'A player without the suit may trump or throw off a card of another suit.' },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'nil-takes-a-trick': law({
    question: 'not-made',
    title: 'Nil bidder takes a trick',
    gist: 'A player who bid nil or double nil wins a trick.',
    aka: ['nil busted', 'nil set', 'broke nil', 'blind nil failed'],
    moment: 'hand-over',
    facts: {
      bid: fact('What was bid?', 'Bid', { nil: { label: 'Nil', if: 'if nil was bid' }, 'double-nil': { label: 'Double nil', if: 'if double nil was bid' } }),
    },
    usual: { bid: 'nil' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { bid: 'nil' }, then: [loses('side-of-bidder', -pointsOf(points['nil-failed'], 'sierra'))] },
          { when: { bid: 'double-nil' }, then: [loses('side-of-bidder', -pointsOf(points['double-nil-failed'], 'sierra'))] },
        ],
        cites.sierra.play,
        'The book does not say whether the trick helps the partner’s bid or is a bag.',
      ),
    }),
    see: ['spades.points.nil-failed', 'spades.score.deal'],
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The two partners take fewer tricks than their bids add up to.',
    aka: ['set', 'went set', 'missed the contract', 'one short'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({
      sierra: says(
        [{ then: [notDecided], note: 'Points are printed for a bid that is made. What one that fails costs, the manual leaves out.' }],
        cites.sierra.play,
      ),
    }),
    see: ['spades.points.set', 'spades.points.trick-bid'],
  }),
  'ten-bags': law({
    question: 'what-counts',
    title: 'Ten bags collected',
    gist: 'The tricks that a side has taken above its bids reach ten.',
    aka: ['bagged out', 'sandbagged', 'too many bags', 'overtricks'],
    moment: 'score-entered',
    facts: {
      bags: fact('How many bags has the side?', 'Bags', {
        fewer: { label: 'Fewer than ten', if: 'if the side has fewer than ten bags' },
        ten: { label: 'Ten or more', if: 'if the side has ten bags or more' },
      }),
    },
    usual: { bags: 'ten' },
    leads: { sierra: 'That side loses 100 points.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { bags: 'fewer' }, then: [noPenalty] },
          {
            when: { bags: 'ten' },
            then: [loses('that-side', -pointsOf(points.bags, 'sierra'))],
            note: 'The book does not mention bags past the tenth, or the count that goes on after it.',
          },
        ],
        cites.sierra.play,
        'The manual calls bags a thing that not every game of spades has.',
      ),
    }),
    see: ['spades.points.bags'],
  }),
};
