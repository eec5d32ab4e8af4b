import { doubted } from '../../laws/cites.ts';
import { fact, law } from '../../laws/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  losesGame,
  mayDemand,
  must,
  noPenalty,
  noPenaltyPrinted,
  scoresAmount,
  scoresEach,
  stands,
  takesBack,
} from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { barSuit, playFromDeadHand, valueOfBid } from './words.ts';

const BOOK = 'blue-ribbon-1940';

export const laws = {
  'suit-barred-without-bid': law({
    offence: 'irregular-bid',
    title: 'Suit barred without a higher bid',
    gist: 'A player bars a suit.',
    aka: ['bar hearts', 'barred without bidding', 'bar the trump'],
    moment: 'bidding',
    facts: {
      bid: fact('Does the player make a higher bid at the same time?', 'Higher bid made', {
        yes: { label: 'Yes', if: 'if the player makes a higher bid while barring the suit' },
        no: { label: 'No', if: 'if the player makes no higher bid while barring the suit' },
      }),
    },
    usual: { bid: 'no' },
    leads: { 'blue-ribbon-1940': 'A player may bar a suit only while making a higher bid. The book names no penalty.' },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { bid: 'yes' }, then: [allowed('bidder', barSuit)], note: 'The suit stays barred for the whole deal.' },
          { when: { bid: 'no' }, then: [barred('offender', barSuit), noPenaltyPrinted] },
        ],
        cites.blue.bidding,
      ),
    }),
  }),
  'trump-not-open': law({
    offence: 'wrong-trump',
    title: 'Trump suit not open to be named',
    gist: 'A player names a trump suit.',
    aka: ['named a barred suit', 'trump with a bid', 'no suit barred', 'clubs for trumps'],
    moment: 'bidding',
    facts: {
      how: fact('How was it named?', 'How named', {
        answer: {
          label: 'In answer to a bid that has just barred another suit',
          chip: 'In answer',
          if: 'if the suit answers a bid that has just barred another',
        },
        'with-bid': { label: 'Together with the player’s own bid', chip: 'With own bid', if: 'if the suit was named together with the player’s own bid' },
        unbarred: { label: 'After a bid that barred no suit', chip: 'No suit barred', if: 'if the suit was named after a bid that barred no suit' },
        'barred-suit': { label: 'The suit named has been barred in this deal', chip: 'Suit was barred', if: 'if the suit named has been barred in this deal' },
      }),
      bid: fact('Is the last bid a nil, grand nil or nada?', 'Nil or nada bid', {
        no: { label: 'No', if: 'if the last bid is not a nil, grand nil or nada' },
        yes: { label: 'Yes', if: 'if the last bid is a nil, grand nil or nada' },
      }),
    },
    usual: { bid: 'no' },
    leads: {
      'blue-ribbon-1940':
        'A trump may be named only in answer to a bid that has just barred another suit, and not after a nil, grand nil or nada. The book names no penalty.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { how: 'answer', bid: 'no' }, then: [allowed('player', 'make-trump')] },
          {
            when: { how: 'answer', bid: 'yes' },
            then: [barred('offender', 'make-trump'), noPenaltyPrinted],
            note: 'Nils and nadas are always played without trumps.',
          },
          { when: { how: ['with-bid', 'unbarred', 'barred-suit'] }, then: [barred('offender', 'make-trump'), noPenaltyPrinted] },
        ],
        cites.blue.bidding,
      ),
    }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when another has the lead.',
    aka: ['wrong lead', 'led from the wrong hand', 'adversary led'],
    moment: 'lead',
    facts: {
      who: fact('Who led?', 'Who led', {
        adversary: { label: 'An opponent of the bidder', chip: 'Bidder’s opponent', if: 'if an opponent of the bidder led' },
        bidder: { label: 'The bidder, from hand or from dummy', chip: 'Bidder or dummy', if: 'if the bidder led, from hand or from dummy' },
      }),
      followed: fact('Who has played to it?', 'Played to it', {
        none: { label: 'Nobody', if: 'if nobody has played to it' },
        second: { label: 'The second hand, and not yet all four', chip: 'Second hand', if: 'if the second hand has played to it, but not yet all four' },
        all: { label: 'All four', if: 'if all four have played to it' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If an opponent of the bidder led, the bidder’s opponents lose the game. If the bidder led and nobody has played to that lead, there is no penalty. There are more cases.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { who: 'adversary' }, then: [losesGame('offending-side')], doubtful: true },
          { when: { who: 'bidder', followed: 'none' }, then: [noPenalty] },
          {
            when: { who: 'bidder', followed: 'second' },
            then: [noPenalty, cannotRecall('bidder', 'lead'), mayDemand('other-defender', takesBack('bidder', 'lead'))],
          },
          { when: { who: 'bidder', followed: 'all' }, then: [noPenalty, stands('lead'), cannotRecall('bidder', 'lead')] },
        ],
        doubted(cites.blue.scoring, 'The book says that the lead loses the game; the game in hand is taken to be meant, not the contract alone.'),
      ),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although able to.',
    aka: ['renege', 'did not follow suit'],
    moment: 'play',
    facts: {
      held: fact('Did the player hold a card of the suit led?', 'Had the suit', {
        yes: { label: 'Yes', if: 'if the player held a card of the suit led' },
        no: { label: 'No', if: 'if the player held no card of the suit led' },
      }),
    },
    usual: { held: 'yes' },
    leads: {
      'blue-ribbon-1940': 'A player who held a card of the suit led had to follow suit, but the book names no penalty. One who held none may play any card.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { held: 'yes' }, then: [must('offender', 'follow-suit'), noPenaltyPrinted] },
          { when: { held: 'no' }, then: [allowed('offender', 'play-any-card')], note: 'A trump as well, where there is a trump suit.' },
        ],
        cites.blue.bidding,
      ),
    }),
  }),
  'dummy-in-a-nil': law({
    offence: 'irregular-play',
    title: 'Card played from the partner’s hand in a nil',
    gist: 'The bidder plays a card of the hand that lies on the table.',
    aka: ['dummy in a nil', 'partner of the nil', 'nada dummy'],
    moment: 'play',
    facts: {
      bid: fact('What was bid?', 'Bid', {
        nil: { label: 'Nil, grand nil or nada', chip: 'Nil or nada', if: 'if the bid was nil, grand nil or nada' },
        number: { label: 'Seven to ten', if: 'if the bid was seven to ten' },
      }),
    },
    usual: { bid: 'nil' },
    leads: {
      'blue-ribbon-1940': 'At nil, grand nil or nada, the bidder may not play from that hand: it lies dead. At a bid of seven to ten, the play stands.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { bid: 'nil' }, then: [barred('bidder', playFromDeadHand)], note: 'That hand lies face up to be seen, and the bidder plays alone.' },
          { when: { bid: 'number' }, then: [noPenalty, stands('play')], note: 'Dummy’s cards are played in turn.' },
        ],
        cites.blue.play,
      ),
    }),
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The bidder undertook to lose a number of tricks and has lost fewer.',
    aka: ['set', 'defeated', 'won too many tricks', 'nil beaten'],
    moment: 'hand-over',
    facts: {
      lost: fact('Were as many tricks lost as were bid?', 'Lost as many', {
        yes: { label: 'Yes', if: 'if the bidder lost as many tricks as were bid, or more' },
        no: { label: 'No', if: 'if the bidder lost fewer tricks than were bid' },
      }),
    },
    usual: { lost: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The defenders score the value of the bid, and 10 points for each trick by which it fails. If it did not fail, the bidder’s side scores its value.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { lost: 'yes' }, then: [scoresAmount('side-of-bidder', valueOfBid)], note: 'Tricks lost beyond the bid add nothing.' },
          {
            when: { lost: 'no' },
            then: [scoresAmount('defenders', valueOfBid), scoresEach('defenders', pointsOf(points['trick-short'], BOOK), 'trick-short')],
            note: 'Both are penalties above the line: they count in the final score, and neither side scores toward the game.',
          },
        ],
        [cites.blue.made, cites.blue.scoring],
      ),
    }),
    see: ['nada.points.trick-short', 'nada.score.deal'],
  }),
};
