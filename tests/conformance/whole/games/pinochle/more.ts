// Pinochle with three and with four, from U.S. Playing Card (p. 80), Donohue (p. 45-46), Blue Ribbon (p. 268-269) and the Sierra manual (p. 90-102).

import { by, may, mayNot } from '../../effects.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { FRESH, FRESH_ANSWERS, MELD, NO_MELD, SIERRA } from './meld.ts';
import { BOTH_ANSWERS, CALLED_DONOHUE, CALLED_USPC, CLAIM_ANSWERS, FIRST_WINS, MUST_FOLLOW, MUST_TRUMP, MUST_WIN, REVOKE_ANSWERS } from './play.ts';
import { cardsAsWithTwo, eightsAsWithTwo, meldsAsWithTwo } from './variants.ts';

const THREE = { 'uspc-1898': 'p. 80, ', donohue: 'p. 46, ', 'blue-ribbon-1940': 'p. 268, ' };
const FOUR = { 'uspc-1898': 'p. 78, ', donohue: 'p. 45-46, ', 'blue-ribbon-1940': 'p. 269, p. 268, ', sierra: '' };
/** All melds except the sequence: its row leaves out the clause of U.S. Playing Card on four players. */
const { sequence: _, ...meldsOfFour } = meldsAsWithTwo(FOUR);
const SIXTY_FOUR = { 'uspc-1898': 'p. 80, ', 'blue-ribbon-1940': 'p. 269, ' };
const EXCHANGE = 'exchange the card for the turned trump';
const NO_SCORE = mayNot('trickless-player', 'score the melds');
const WIPED_OFF = ['thing:the melds = void', ...NO_SCORE];
const LOST = ['thing:the melds = void'];
const OVERLOOKED = ['thing:the meld = void', 'act:offender:score it any more = may not'];
export const LATE_ANSWERS = {
  when: { before: 'Before any card', 'after-lead': 'before its holder has', 'own-card': 'Right after its holder', later: 'Later' },
};
/** Melds are allowed only before the first card is played. */
const BEFORE_PLAY = by('when', { before: MELD, 'after-lead': NO_MELD, 'own-card': NO_MELD, later: NO_MELD });
/** The Sierra manual does not cover a meld that was forgotten. */
export const BEFORE_PLAY_ONLY = by('when', { before: MELD, 'after-lead': [], 'own-card': [], later: [] });
const OWN_CARD = by('when', { before: NO_MELD, 'after-lead': NO_MELD, 'own-card': MELD, later: NO_MELD });
const BEST = by('fault', { follow: MUST_FOLLOW, win: MUST_WIN, trump: MUST_TRUMP });

export const more: WholeGame = {
  'pinochle/three-handed': {
    laws: {
      revoke: {
        moment: 'play',
        answers: { ...REVOKE_ANSWERS, fault: { ...REVOKE_ANSWERS.fault, win: 'too low to win' } },
        books: {
          'uspc-1898': { at: ['p. 80'], cases: BEST },
          'blue-ribbon-1940': { at: ['p. 269'], cases: by('fault', { follow: MUST_FOLLOW, win: MUST_WIN, trump: MUST_WIN }) },
        },
      },
      'false-claim': {
        moment: 'play',
        answers: CLAIM_ANSWERS,
        books: {
          'uspc-1898': { at: ['p. 80', 'p. 79-80'], cases: CALLED_USPC },
          donohue: { at: ['p. 46', 'p. 45'], cases: CALLED_DONOHUE },
          'blue-ribbon-1940': {
            at: ['p. 269'],
            cases: by('has', { yes: ['game = won by caller'], no: ['game = lost by caller', 'act:others:play on = must'] }),
          },
        },
      },
      'both-reach-game': {
        moment: 'count',
        answers: BOTH_ANSWERS,
        books: {
          'uspc-1898': { at: ['p. 80', 'p. 79-80'], cases: FIRST_WINS },
          'blue-ribbon-1940': { at: ['p. 269'], cases: by('called', { 'in-time': ['game = won by caller'], late: [], nobody: [] }) },
        },
      },
      'late-meld': {
        moment: 'melding',
        answers: LATE_ANSWERS,
        books: {
          'uspc-1898': {
            at: ['p. 80'],
            cases: by('when', { before: MELD, 'after-lead': MELD, 'own-card': OVERLOOKED, later: OVERLOOKED }),
          },
          donohue: { at: ['p. 46', 'p. 45-46'], cases: OWN_CARD },
          'blue-ribbon-1940': { at: ['p. 268-269'], cases: BEFORE_PLAY },
        },
      },
      'no-trick': {
        moment: 'hand-over',
        books: {
          'uspc-1898': { at: ['p. 80'], cases: ruling(...NO_SCORE) },
          donohue: { at: ['p. 46'], cases: ruling('thing:the melds = stands') },
          'blue-ribbon-1940': { at: ['p. 269'], cases: ruling(...WIPED_OFF) },
        },
      },
      'two-dix-holders': {
        moment: 'melding',
        books: {
          'uspc-1898': {
            at: ['p. 80'],
            cases: ruling(...may('whichever of them first wins a trick', EXCHANGE), 'score:whichever of them first wins a trick = 10 points'),
          },
          'blue-ribbon-1940': {
            at: ['p. 268'],
            cases: ruling(...may('the one of them nearer the dealer’s left', EXCHANGE), 'score:both holders = 10 points'),
          },
        },
      },
      'third-hand-overtrumped': { moment: 'play', books: { 'uspc-1898': { at: ['p. 80'], cases: ruling(...may('third-hand', 'play any card')) } } },
      'dealers-two-cards': {
        moment: 'discard',
        answers: { trick: { yes: 'Yes', no: 'No' } },
        books: { donohue: { at: ['p. 46'], cases: by('trick', { yes: ['thing:the cards = stands'], no: ['thing:the cards = void'] }) } },
      },
      'first-out': {
        moment: 'game-over',
        answers: { how: { one: 'One', more: 'Two or all three' } },
        books: { donohue: { at: ['p. 46'], cases: by('how', { one: ['game = won by first-out', 'act:others:play on = must'], more: [] }) } },
      },
    },
    points: {
      ...meldsAsWithTwo(THREE),
      ...eightsAsWithTwo(THREE),
      ...cardsAsWithTwo(THREE),
      'double-after-single': { 'uspc-1898': '300 points, p. 80, p. 79, p. 74-75' },
      'dix-turned': { donohue: '10 points, p. 46' },
      dix: { 'uspc-1898': '10 points, p. 80', donohue: '10 points, p. 46', 'blue-ribbon-1940': '10 points, p. 268' },
      'last-trick': { 'uspc-1898': '10 points, p. 80, p. 79', donohue: '10 points, p. 46, p. 45', 'blue-ribbon-1940': '10 points, p. 269' },
      'cards-in-all': {
        'uspc-1898': '250 points, p. 80, p. 79',
        donohue: 'what the dealer laid away counts with the dealer’s tricks, and not at all if there are none, p. 46',
        'blue-ribbon-1940': '250 points, p. 268, p. 267',
      },
      'sequence-in-full': { 'blue-ribbon-1940': '190 points, p. 269' },
      'round-trip': { 'blue-ribbon-1940': '220 points, p. 269' },
      'both-dixes': { 'uspc-1898': '20 points, p. 80' },
      'first-out': { donohue: '400 points, p. 46' },
      game: { 'uspc-1898': '1000 points, p. 80', donohue: '500 points, p. 46', 'blue-ribbon-1940': '1000 points, p. 269' },
    },
    absent: { laws: ['melds-at-once', 'meld-out-of-time', 'dix-and-meld'] },
  },
  'pinochle/four-handed': {
    laws: {
      'no-trick': {
        moment: 'hand-over',
        answers: { sides: { alone: 'Each plays alone', partner: 'partner took one', neither: 'neither took one' } },
        books: {
          'uspc-1898': { at: ['p. 80'], cases: by('sides', { alone: NO_SCORE, partner: NO_SCORE, neither: NO_SCORE }) },
          'blue-ribbon-1940': { at: ['p. 269'], cases: by('sides', { alone: LOST, partner: ['thing:the melds = stands'], neither: LOST }) },
          sierra: { at: SIERRA, cases: by('sides', { alone: NO_SCORE, partner: [], neither: [] }) },
        },
      },
      'late-meld': {
        moment: 'melding',
        answers: LATE_ANSWERS,
        books: {
          'uspc-1898': { at: ['p. 80'], cases: by('when', { before: NO_MELD, 'after-lead': NO_MELD, 'own-card': MELD, later: [] }) },
          donohue: { at: ['p. 45-46'], cases: OWN_CARD },
          'blue-ribbon-1940': { at: ['p. 269', 'p. 268-269'], cases: BEFORE_PLAY },
          sierra: { at: SIERRA, cases: BEFORE_PLAY_ONLY },
        },
      },
      'no-fresh-card': {
        moment: 'play',
        answers: FRESH_ANSWERS,
        books: { 'blue-ribbon-1940': { at: ['p. 269', 'p. 268', 'p. 267'], cases: FRESH } },
      },
      'combined-melds': {
        moment: 'melding',
        answers: { played: { no: 'No', yes: 'Yes' } },
        books: { 'uspc-1898': { at: ['p. 80'], cases: by('played', { no: may('trick-winner', 'meld'), yes: mayNot('offender', 'meld that card') }) } },
      },
    },
    points: {
      ...meldsOfFour,
      ...eightsAsWithTwo(FOUR),
      ...cardsAsWithTwo(FOUR),
      dix: {
        'uspc-1898': '10 points, p. 78, p. 78-79',
        donohue: '10 points, p. 45',
        'blue-ribbon-1940': '10 points, p. 269, p. 268',
        sierra: '10 points, p. 90-102',
      },
      'dix-turned': { donohue: '10 points, p. 45', sierra: '10 points, p. 90-102' },
      'last-trick': {
        'uspc-1898': '10 points, p. 78, p. 79',
        donohue: '10 points, p. 46',
        'blue-ribbon-1940': '10 points, p. 269',
        sierra: '10 points, p. 90-102',
      },
      'cards-in-all': { 'uspc-1898': '250 points, p. 78, p. 79', 'blue-ribbon-1940': '250 points, p. 269, p. 268, p. 267' },
      game: {
        'uspc-1898': '1000 points, p. 78, p. 79',
        donohue: '500 points, p. 45-46',
        'blue-ribbon-1940': '1000 points, p. 269',
        sierra: '1000 points, p. 90-102',
      },
    },
    absent: { laws: ['melds-at-once', 'meld-out-of-time', 'dix-and-meld', 'dealers-two-cards', 'first-out'], points: ['first-out'] },
  },
  'pinochle/sixty-four-card': {
    points: {
      ...meldsAsWithTwo(SIXTY_FOUR),
      ...eightsAsWithTwo(SIXTY_FOUR),
      ...cardsAsWithTwo(SIXTY_FOUR),
      'dix-turned': { 'uspc-1898': '10 points, p. 80', 'blue-ribbon-1940': '10 points, p. 269' },
      dix: { 'uspc-1898': '10 points, p. 80', 'blue-ribbon-1940': '10 points, p. 269' },
      'last-trick': { 'uspc-1898': '10 points, p. 80, p. 79', 'blue-ribbon-1940': '10 points, p. 269, p. 267' },
      'cards-in-all': { 'uspc-1898': '250 points, p. 80, p. 79', 'blue-ribbon-1940': '250 points, p. 269, p. 267, p. 268' },
      game: { 'uspc-1898': '1000 points, p. 80, p. 79', 'blue-ribbon-1940': '1000 points, p. 269, p. 268' },
      'longer-game': { 'blue-ribbon-1940': '1250 points, p. 269, p. 268' },
    },
  },
};
