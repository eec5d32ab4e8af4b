import { doubted } from '../../core/cites.ts';
import { fact, law } from '../../core/laws.ts';
import { pointsOf } from '../../core/points.ts';
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
} from '../../core/remedies.ts';
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
    facts: { bid: fact('Does the player make a higher bid at the same time?', { yes: ['Yes', 'with a higher bid'], no: ['No', 'without a higher bid'] }) },
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
      how: fact('How was it named?', {
        answer: 'In answer to a bid that has just barred another suit',
        'with-bid': 'Together with a bid of his own',
        unbarred: 'After a bid that barred no suit',
        'barred-suit': 'The suit named has been barred in this deal',
      }),
      bid: fact('Is the last bid a nil, grand nil or nada?', { no: ['No', 'last bid a suit'], yes: ['Yes', 'last bid nil or nada'] }),
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
      who: fact('Who led?', { adversary: 'An adversary of the bidder', bidder: 'The bidder, or from dummy' }),
      followed: fact('Who has played to it?', { none: 'Nobody', second: ['The second hand, and not yet all four', 'second hand has played'], all: 'All four' }),
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
    facts: { held: fact('Did the player hold a card of the suit led?', { yes: ['Yes', 'he had the suit'], no: ['No', 'he lacked the suit'] }) },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { held: 'yes' }, then: [must('offender', 'follow-suit'), noPenaltyPrinted] },
          { when: { held: 'no' }, then: [noPenalty], note: 'A player without the suit may trump, if there is a trump, or throw off.' },
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
    facts: { bid: fact('What was bid?', { nil: 'Nil, grand nil or nada', number: 'Seven to ten' }) },
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
    gist: 'The bidder loses fewer tricks than he undertook to lose.',
    aka: ['set', 'defeated', 'won too many tricks', 'nil beaten'],
    moment: 'hand-over',
    facts: { lost: fact('Were as many tricks lost as were bid?', { yes: ['Yes', 'as many lost as bid'], no: ['No', 'fewer lost'] }) },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { lost: 'yes' }, then: [noPenalty, scoresAmount('side-of-bidder', valueOfBid)], note: 'Tricks lost beyond the bid add nothing.' },
          {
            when: { lost: 'no' },
            then: [scoresAmount('defenders', valueOfBid), scoresEach('defenders', pointsOf(points['trick-short'], BOOK), 'trick-short')],
            note: 'They score it above the line, and neither side scores toward the game.',
          },
        ],
        [cites.blue.made, cites.blue.scoring],
      ),
    }),
    see: ['nada.points.trick-short', 'nada.score.deal'],
  }),
};
