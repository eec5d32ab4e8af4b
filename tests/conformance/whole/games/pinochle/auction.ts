// Pinochle with an auction: with a widow, from Blue Ribbon (p. 267-273), and with partners, from the Sierra manual (p. 90-102).

import { by, may, mayNot, must, unpriced } from '../../effects.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { AGAIN_ANSWERS, MARRIAGE_ANSWERS, MARRIAGE_FIRST_BLUE, MELD, NO_USE, SIERRA, UP_OR_ELSEWHERE, USE } from './meld.ts';
import { BEFORE_PLAY_ONLY, LATE_ANSWERS } from './more.ts';
import { BOTH_ANSWERS, MUST_FOLLOW, MUST_TRUMP, MUST_WIN, REVOKE_ANSWERS } from './play.ts';
import { cardsAsWithTwo, meldsAsWithTwo } from './variants.ts';

const WIDOW = { 'blue-ribbon-1940': 'p. 272, ' };
const P_271 = ['p. 271'];
const DEALT_AGAIN = ['deal = void', 'dealer = deals again'];
const REVOKED = ['game = lost by offender'];
const NOT_SO_LOW = mayNot('offender', 'make that bid');
const DOUBLE = ['lose:bidder = double the amount of the bid'];
const widow = (value: string, page: string) => ({ 'blue-ribbon-1940': `${value}, p. ${page}` });
const sierra = (value: string) => ({ sierra: `${value}, p. 90-102` });

export const auction: WholeGame = {
  'pinochle/auction-widow': {
    laws: {
      'marriage-after-sequence': {
        moment: 'play',
        answers: MARRIAGE_ANSWERS,
        books: {
          'blue-ribbon-1940': {
            at: ['p. 272'],
            cases: MARRIAGE_FIRST_BLUE,
          },
        },
      },
      'card-used-again': {
        moment: 'play',
        answers: AGAIN_ANSWERS,
        books: { 'blue-ribbon-1940': { at: ['p. 272', 'p. 273'], cases: UP_OR_ELSEWHERE } },
      },
      revoke: {
        moment: 'play',
        answers: {
          ...REVOKE_ANSWERS,
          fault: { ...REVOKE_ANSWERS.fault, overtrump: 'a trump lower' },
          led: { trump: 'A trump', plain: 'A plain suit' },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 272'],
            cases: [
              { when: { fault: 'follow' }, does: REVOKED },
              { when: { fault: 'win', led: 'trump' }, does: REVOKED },
              { when: { fault: 'win', led: 'plain' }, does: ['penalty = none'] },
              { when: { fault: 'trump' }, does: REVOKED },
              { when: { fault: 'overtrump' }, does: REVOKED },
            ],
          },
        },
      },
      'exposed-in-deal': {
        moment: 'deal',
        answers: { what: { widow: 'for the widow', one: 'One card', more: 'Two or more' } },
        books: { 'blue-ribbon-1940': { at: ['p. 270'], cases: by('what', { widow: DEALT_AGAIN, one: ['deal = stands'], more: DEALT_AGAIN }) } },
      },
      'widow-dealt': {
        moment: 'deal',
        answers: { when: { ends: 'First of all', between: 'At another time' } },
        books: { 'blue-ribbon-1940': { at: ['p. 270'], cases: by('when', { ends: [], between: ['deal = stands'] }) } },
      },
      'wrong-number': {
        moment: 'deal-done',
        answers: { when: { before: 'Before the bidding', bidding: 'After the bidding began', widow: 'or later' }, bidder: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 270'],
            cases: [
              { when: { when: 'before' }, does: ['surplus:lacking-player = drawn'] },
              { when: { when: 'bidding' }, does: ['surplus:lacking-player = drawn', 'thing:the bid = stands'] },
              { when: { when: 'widow', bidder: 'yes' }, does: mayNot('bidder', 'be charged with the loss of the game') },
              { when: { when: 'widow', bidder: 'no' }, does: [] },
            ],
          },
        },
      },
      'irregular-bid': {
        moment: 'bidding',
        answers: { what: { low: 'lowest bid', raise: 'not ten above', passed: 'passed before' } },
        books: {
          'blue-ribbon-1940': {
            at: P_271,
            cases: by('what', { low: unpriced(NOT_SO_LOW), raise: unpriced(NOT_SO_LOW), passed: may('player', 'bid a second time') }),
          },
        },
      },
      'widow-exposed': {
        moment: 'bidding',
        books: { 'blue-ribbon-1940': { at: P_271, cases: ruling('thing:the bid = stands', ...mayNot('anyone', 'take any further part in the bidding')) } },
      },
      'bid-failed': {
        moment: 'count',
        answers: { how: { gave: 'Gave up', played: 'Took up the widow' } },
        books: { 'blue-ribbon-1940': { at: P_271, cases: by('how', { gave: ['pay:bidder = the amount of the bid to others'], played: DOUBLE }) } },
      },
      'wrong-discard': {
        moment: 'discard',
        answers: { fault: { melded: 'of a meld', number: 'Not three', change: 'is to be changed' }, led: { no: 'No', yes: 'Yes' } },
        books: {
          'blue-ribbon-1940': {
            at: P_271,
            cases: [
              { when: { fault: 'melded' }, does: ['game = lost by bidder'] },
              { when: { fault: 'number' }, does: ['game = lost by bidder'] },
              { when: { fault: 'change', led: 'no' }, does: must('bidder', 'lay the melds out again') },
              { when: { fault: 'change', led: 'yes' }, does: mayNot('bidder', 'change the discard') },
            ],
          },
        },
      },
      'melds-miscounted': { moment: 'melding', books: { 'blue-ribbon-1940': { at: ['p. 271-272'], cases: ruling(...unpriced(must('others', 'object'))) } } },
      'late-meld': {
        moment: 'melding',
        answers: { led: { no: 'No', yes: 'Yes' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 271-272', 'p. 269'], cases: by('led', { no: may('bidder', 'meld'), yes: mayNot('bidder', 'meld') }) },
        },
      },
      'no-trick': {
        moment: 'hand-over',
        answers: { covers: { yes: 'Yes', no: 'No' } },
        books: { 'blue-ribbon-1940': { at: ['p. 273', 'p. 271'], cases: by('covers', { yes: may('bidder', 'score the melds'), no: DOUBLE }) } },
      },
      'lead-out-of-turn': {
        moment: 'lead',
        answers: { who: { opponent: 'An opponent', bidder: 'The bidder' } },
        books: { 'blue-ribbon-1940': { at: ['p. 272'], cases: by('who', { opponent: ['game = lost by others'], bidder: [] }) } },
      },
    },
    points: {
      ...meldsAsWithTwo(WIDOW),
      ...cardsAsWithTwo(WIDOW),
      dix: widow('10 points', '273'),
      'last-trick': widow('10 points', '272, p. 267'),
      'cards-in-all': widow('250 points', '273'),
      'lowest-bid': widow('200 points', '271'),
      raise: widow('10 points', '271'),
      'bid-made': widow('The bidder wins the amount of the bid, and never more.', '271, p. 273'),
      'bid-given-up': widow('1 time opponent, the amount of the bid', '271'),
      'bid-lost': widow('2 times', '271'),
      tenths: widow('A bid of 240 is written as 24.', '273'),
      fifties: widow('240 is written as 200, or 20.', '273'),
      'sequence-alone': widow('150 points', '272'),
      'round-trip-in-full': widow('240 points', '272'),
      'premium-three-fifty': widow('50 points', '273'),
      'premium-four-hundred': widow('80 points', '273'),
      'premium-four-fifty': widow('100 points', '273'),
      'premium-over-five-hundred': widow('120 points', '273'),
    },
    absent: { laws: ['melds-at-once', 'meld-out-of-time', 'dix-and-meld', 'second-dix'], points: ['dix-turned', 'longer-game'] },
  },
  'pinochle/auction-partnership': {
    laws: {
      'marriage-after-sequence': {
        moment: 'play',
        answers: MARRIAGE_ANSWERS,
        books: { sierra: { at: SIERRA, cases: by('cards', { same: NO_USE, 'one-new': NO_USE, 'both-new': MELD }) } },
      },
      'card-used-again': {
        moment: 'play',
        answers: AGAIN_ANSWERS,
        books: { sierra: { at: SIERRA, cases: by('second', { 'other-class': USE, 'worth-more': NO_USE, 'no-better': NO_USE }) } },
      },
      revoke: {
        moment: 'play',
        answers: REVOKE_ANSWERS,
        books: { sierra: { at: SIERRA, cases: by('fault', { follow: MUST_FOLLOW, win: MUST_WIN, trump: MUST_TRUMP }) } },
      },
      'both-reach-game': { moment: 'count', answers: BOTH_ANSWERS, books: { sierra: { at: SIERRA, cases: ruling() } } },
      'bid-failed': {
        moment: 'count',
        books: { sierra: { at: SIERRA, cases: ruling('lose:bidder = the amount of the bid', 'score:bidder = nothing') } },
      },
      'no-trick': { moment: 'hand-over', books: { sierra: { at: SIERRA, cases: ruling(...mayNot('that-side', 'score the melds')) } } },
      'late-meld': { moment: 'melding', answers: LATE_ANSWERS, books: { sierra: { at: SIERRA, cases: BEFORE_PLAY_ONLY } } },
      'irregular-bid': {
        moment: 'bidding',
        answers: { what: { low: 'lower than the lowest', raise: 'not high enough', passed: 'has passed before' } },
        books: {
          sierra: {
            at: SIERRA,
            cases: by('what', { low: NOT_SO_LOW, raise: NOT_SO_LOW, passed: mayNot('offender', 'take any further part in the bidding') }),
          },
        },
      },
      'all-pass': { moment: 'bidding', books: { sierra: { at: SIERRA, cases: ruling() } } },
      'already-trumped': {
        moment: 'play',
        answers: { holds: { suit: 'The suit led', higher: 'that beats', lower: 'only lower', neither: 'Neither' } },
        books: {
          sierra: {
            at: SIERRA,
            cases: by('holds', {
              suit: must('player', 'follow suit when able'),
              higher: must('player', 'play a higher trump, if able'),
              lower: must('player', 'trump the trick'),
              neither: may('player', 'play any card'),
            }),
          },
        },
      },
    },
    points: {
      'lowest-bid': sierra('100 points'),
      raise: sierra('10 points'),
      ...meldsAsWithTwo({ sierra: '' }),
      ...cardsAsWithTwo({ sierra: '' }),
      dix: sierra('10 points'),
      'last-trick': sierra('10 points'),
      game: sierra('1000 points'),
    },
    absent: { laws: ['melds-at-once', 'meld-out-of-time', 'dix-and-meld', 'single-before-double'], points: ['dix-turned'] },
  },
  'pinochle/double-pack': {
    points: { ...cardsAsWithTwo({ sierra: '' }), 'last-trick': sierra('10 points'), game: sierra('3550 points') },
    absent: { laws: ['melds-at-once', 'meld-out-of-time', 'dix-and-meld', 'second-dix'], points: ['dix', 'dix-turned'] },
  },
  'pinochle/partnership': {
    points: {
      ...meldsAsWithTwo({ sierra: '' }),
      ...cardsAsWithTwo({ sierra: '' }),
      dix: sierra('10 points'),
      'dix-turned': sierra('10 points'),
      'last-trick': sierra('10 points'),
      game: sierra('1000 points'),
    },
    laws: {
      'dealers-nine': {
        moment: 'melding',
        answers: { how: { turned: 'card turned up', exchanged: 'exchanged it' } },
        books: {
          sierra: { at: SIERRA, cases: by('how', { turned: ['score:dealer = 10 points', ...mayNot('dealer', 'meld that card')], exchanged: [] }) },
        },
      },
    },
    absent: { laws: ['irregular-bid', 'all-pass', 'bid-failed'], points: ['lowest-bid', 'raise'] },
  },
};
