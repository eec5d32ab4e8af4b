// The melds of pinochle for two, from U.S. Playing Card (p. 78-79, with bezique on p. 74-75), Donohue (p. 44-45), Blue Ribbon (p. 266-267) and the
// Sierra manual (p. 90-102).

import { by, may, mayNot } from '../../effects.ts';
import { ruling, type WholePlace } from '../../whole.ts';

const SCORE_ONE = 'act:offender:score more than one meld for the trick = may not';
const ONE_AT_A_TIME = [
  { when: { wants: 'score' }, does: [SCORE_ONE] },
  { when: { wants: 'show' }, does: ['act:offender:lay down the other melds at once, to be scored after later tricks = may not'] },
];

export const SIERRA = ['p. 90-102'];
/** U.S. Playing Card: melds as in bezique. */
const AS_BEZIQUE = ['p. 79', 'p. 74-75'];
export const MELD = may('player', 'meld');
export const NO_MELD = mayNot('offender', 'meld');
const TEN = ['score:player = 10 points'];
export const USE = may('player', 'use the card in that meld');
export const NO_USE = mayNot('offender', 'use the card in that meld');
const NO_EXCHANGE = mayNot('player', 'exchange the card for the turned trump');
const ONE_SCORE = mayNot('offender', 'score more than one meld for the trick');
const WINNER = may('trick-winner', 'meld');
const BEFORE_DRAW = by('when', { 'before-draw': WINNER, 'lost-trick': NO_MELD, 'after-draw': NO_MELD, 'stock-gone': NO_MELD });
export const MARRIAGE_ANSWERS = {
  first: { marriage: 'The marriage', sequence: 'The sequence' },
  cards: { same: 'The same two', 'one-new': 'and one new', 'both-new': 'Two others' },
};
const SEQUENCE_FIRST = [
  { when: { first: 'sequence', cards: 'same' }, does: NO_USE },
  { when: { first: 'sequence', cards: 'one-new' }, does: NO_USE },
  { when: { first: 'sequence', cards: 'both-new' }, does: MELD },
];
const MARRIAGE_FIRST = [{ when: { first: 'marriage' }, does: MELD }, ...SEQUENCE_FIRST];
/** Blue Ribbon does not say whether half of a marriage may grow into the sequence. */
export const MARRIAGE_FIRST_BLUE = [
  { when: { first: 'marriage', cards: 'same' }, does: MELD },
  { when: { first: 'marriage', cards: 'one-new' }, does: [] },
  { when: { first: 'marriage', cards: 'both-new' }, does: MELD },
  ...SEQUENCE_FIRST,
];
export const AGAIN_ANSWERS = { second: { 'other-class': 'another class', 'worth-more': 'and worth more', 'no-better': 'worth no more' } };
export const UP_OR_ELSEWHERE = by('second', { 'other-class': USE, 'worth-more': USE, 'no-better': NO_USE });
export const FRESH_ANSWERS = { fresh: { yes: 'Yes', no: 'No' } };
export const FRESH = by('fresh', { yes: MELD, no: mayNot('offender', 'meld without a fresh card from the hand') });

export const meldLaws: NonNullable<WholePlace['laws']> = {
  'melds-at-once': {
    moment: 'play',
    answers: { wants: { score: 'score them all now', show: 'lay them all down now' } },
    books: {
      'uspc-1898': {
        at: ['p. 79', 'p. 74-75'],
        cases: [
          { when: { wants: 'score' }, does: [SCORE_ONE] },
          { when: { wants: 'show' }, does: ['act:player:lay down the other melds at once, to be scored after later tricks = may'] },
        ],
      },
      donohue: { at: ['p. 44'], cases: ONE_AT_A_TIME },
      'blue-ribbon-1940': { at: ['p. 267'], cases: ONE_AT_A_TIME },
      sierra: { at: SIERRA, cases: ONE_AT_A_TIME },
    },
  },
  'meld-out-of-time': {
    moment: 'play',
    answers: { when: { 'before-draw': 'before drawing', 'lost-trick': 'After losing', 'after-draw': 'After drawing', 'stock-gone': 'last card of the stock' } },
    books: {
      'uspc-1898': { at: ['p. 78-79'], cases: BEFORE_DRAW },
      donohue: { at: ['p. 44'], cases: BEFORE_DRAW },
      'blue-ribbon-1940': { at: ['p. 266', 'p. 267'], cases: BEFORE_DRAW },
      sierra: { at: SIERRA, cases: BEFORE_DRAW },
    },
  },
  'marriage-after-sequence': {
    moment: 'play',
    answers: MARRIAGE_ANSWERS,
    books: {
      'uspc-1898': { at: AS_BEZIQUE, cases: MARRIAGE_FIRST },
      // One pack of 32 cards: it has no second king and queen.
      donohue: {
        at: ['p. 45'],
        cases: [
          { when: { first: 'marriage', cards: 'same' }, does: MELD },
          { when: { first: 'sequence', cards: 'same' }, does: NO_USE },
          ...['one-new', 'both-new'].map((cards) => ({ when: { cards }, does: [] })),
        ],
      },
      'blue-ribbon-1940': { at: ['p. 267'], cases: MARRIAGE_FIRST_BLUE },
      sierra: { at: SIERRA, cases: MARRIAGE_FIRST },
    },
  },
  'no-fresh-card': {
    moment: 'play',
    answers: FRESH_ANSWERS,
    books: { 'blue-ribbon-1940': { at: ['p. 267'], cases: FRESH }, sierra: { at: SIERRA, cases: FRESH } },
  },
  'single-before-double': {
    moment: 'play',
    answers: { first: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': { at: AS_BEZIQUE, cases: by('first', { yes: ['score:player = 300 points'], no: ['score:player = 40 points'] }) },
      sierra: { at: SIERRA, cases: by('first', { yes: ['score:player = 260 points'], no: ['score:player = 40 points'] }) },
    },
  },
  'wrong-meld': {
    moment: 'play',
    answers: { found: { before: 'Before the other', after: 'After the other' } },
    books: {
      'uspc-1898': {
        at: AS_BEZIQUE,
        cases: by('found', {
          before: ['thing:the score = corrected'],
          after: ['thing:the score = corrected', 'command:offender = play one of the cards of the meld', 'right = opponent'],
        }),
      },
    },
  },
  'dix-and-meld': {
    moment: 'play',
    answers: { how: { exchanged: 'exchanged for the turned card', shown: 'only shown' } },
    books: {
      'uspc-1898': { at: ['p. 79'], cases: ruling(...ONE_SCORE) },
      donohue: { at: ['p. 44', 'p. 45'], cases: ruling(...ONE_SCORE) },
      'blue-ribbon-1940': { at: ['p. 266-267'], cases: by('how', { exchanged: [], shown: [] }) },
      sierra: { at: SIERRA, cases: by('how', { exchanged: [], shown: ONE_SCORE }) },
    },
  },
  'second-dix': {
    moment: 'play',
    answers: { why: { turned: 'is a dix', done: 'was exchanged' } },
    books: {
      'uspc-1898': { at: ['p. 78-79'], cases: ruling(...TEN, ...NO_EXCHANGE) },
      'blue-ribbon-1940': { at: ['p. 266'], cases: ruling() },
      sierra: { at: SIERRA, cases: by('why', { turned: TEN, done: [...TEN, ...NO_EXCHANGE] }) },
    },
  },
  'card-used-again': {
    moment: 'play',
    answers: AGAIN_ANSWERS,
    books: {
      'uspc-1898': { at: AS_BEZIQUE, cases: UP_OR_ELSEWHERE },
      donohue: { at: ['p. 45'], cases: by('second', { 'other-class': [], 'worth-more': USE, 'no-better': NO_USE }) },
      'blue-ribbon-1940': { at: ['p. 267'], cases: UP_OR_ELSEWHERE },
      sierra: { at: SIERRA, cases: UP_OR_ELSEWHERE },
    },
  },
};
