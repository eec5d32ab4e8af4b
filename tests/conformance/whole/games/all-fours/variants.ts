// The variants of all fours: Blue Ribbon, p. 3-7; Donohue, p. 49-50 and laws 1, 6 and 14, p. 80-84; U.S. Playing Card, p. 66-68.
import { ruling, type WholeGame } from '../../whole.ts';
import { ESTABLISHED, ESTABLISHED_ANSWERS, REVOKE_1940, REVOKE_ANSWERS, REVOKE_DONOHUE } from './play.ts';

const ORDER = 'act:both-sides:count in the order high, low, jack, game = must';
const FIRST_OUT = [ORDER, 'game = won by first-out'];
const LOW_TAKEN = ruling('score:trick-winner = the point for low');
const DEAL_PASSES = [
  { when: { turn: 'deal' }, does: ['deal = void', 'dealer = loses the deal', 'next deal = next-player'] },
  { when: { turn: 'beg' }, does: [] },
];

const BEG = ['looked-before-beg', 'beg', 'who-may-beg', 'bunching', 'same-suit-turned', 'jack-turned-again', 'turned-jack-and-misdeal'];

export const variants: WholeGame = {
  'all-fours/blind': {
    laws: { 'both-go-out': { moment: 'score-entered', books: { 'blue-ribbon-1940': { at: ['p. 6', 'p. 3', 'p. 4'], cases: ruling(...FIRST_OUT) } } } },
    absent: { laws: BEG, points: ['gift', 'turned-jack', 'long-target'] },
  },
  'all-fours/three-handed': {
    laws: {
      'looked-before-beg': {
        moment: 'cards-lifted',
        books: {
          'uspc-1898': { at: ['p. 66-68'], cases: ruling('act:others:look at a hand before the beg is settled = may not', 'cost = not named') },
        },
      },
      revoke: {
        moment: 'play',
        answers: REVOKE_ANSWERS,
        books: {
          'blue-ribbon-1940': { at: ['p. 3-5', 'p. 5'], cases: REVOKE_1940 },
          donohue: {
            at: ['law 14, p. 83-84'],
            cases: [
              { when: { jack: 'none' }, does: [] },
              { when: { jack: 'made' }, does: ['act:offender:score the jack = may not', 'act:offender:score the point for game = may not'] },
              { when: { jack: 'held' }, does: [] },
              { when: { jack: 'neither' }, does: [] },
            ],
          },
        },
      },
      'next-dealer-out': {
        moment: 'next-cut',
        answers: { turn: { deal: 'To deal', beg: 'To beg' } },
        books: { 'blue-ribbon-1940': { at: ['p. 5'], cases: DEAL_PASSES }, donohue: { at: ['law 6, p. 81-82'], cases: DEAL_PASSES } },
      },
    },
  },
  'all-fours/four-handed': {
    laws: { 'cut-for-partners': { moment: 'before-play', books: { donohue: { at: ['law 1, p. 80'], cases: ruling('thing:the cut = void') } } } },
  },
  'all-fours/all-fives': {
    laws: {
      'both-go-out': {
        moment: 'score-entered',
        answers: { how: { pegs: 'pegged at once', play: 'after the hand', jack: 'As dealer' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 6', 'p. 3', 'p. 4'],
            cases: [
              { when: { how: 'pegs' }, does: ['game = won by first-to-score'] },
              { when: { how: 'play' }, does: FIRST_OUT },
              { when: { how: 'jack' }, does: ['score:dealer = 1 point', 'game = won by dealer'] },
            ],
          },
        },
      },
    },
    points: {
      'trump-ten': { 'blue-ribbon-1940': '10 points, p. 6' },
      'trump-five': { 'blue-ribbon-1940': '5 points, p. 6' },
      'trump-ace': { 'blue-ribbon-1940': '4 points, p. 6' },
      'trump-king': { 'blue-ribbon-1940': '3 points, p. 6' },
      'trump-queen': { 'blue-ribbon-1940': '2 points, p. 6' },
      'trump-jack': { 'blue-ribbon-1940': '1 point, p. 6' },
      target: { 'blue-ribbon-1940': '61 points, p. 6' },
    },
  },
  'all-fours/california-jack': {
    laws: {
      'cut-for-deal': { moment: 'before-play', books: { donohue: { at: ['p. 49'], cases: ruling('thing:the cut = void') } } },
      'trumped-with-suit': {
        moment: 'play',
        books: {
          'blue-ribbon-1940': { at: ['p. 6', 'p. 4', 'p. 5'], cases: ruling('penalty = none') },
          donohue: { at: ['p. 50'], cases: ruling('as = a revoke') },
          'uspc-1898': { at: ['p. 68', 'p. 66-68'], cases: ruling('penalty = none') },
        },
      },
      revoke: {
        moment: 'play',
        answers: REVOKE_ANSWERS,
        books: {
          'blue-ribbon-1940': { at: ['p. 6', 'p. 5'], cases: REVOKE_1940 },
          donohue: { at: ['p. 50', 'law 14, p. 83-84'], cases: REVOKE_DONOHUE },
        },
      },
      'revoke-established': {
        moment: 'trick-turned',
        answers: ESTABLISHED_ANSWERS,
        books: { donohue: { at: ['p. 50', 'law 15, p. 84'], cases: ESTABLISHED } },
      },
      'both-go-out': {
        moment: 'score-entered',
        books: {
          'blue-ribbon-1940': { at: ['p. 6', 'p. 3', 'p. 4'], cases: ruling(...FIRST_OUT) },
          donohue: { at: ['p. 50'], cases: ruling(...FIRST_OUT) },
          'uspc-1898': { at: ['p. 68', 'p. 66-68'], cases: ruling(...FIRST_OUT) },
        },
      },
      'faced-card': { moment: 'deal', books: { 'blue-ribbon-1940': { at: ['p. 6', 'p. 5'], cases: ruling('deal = void', 'dealer = deals again') } } },
      'wrong-number': {
        moment: 'deal',
        answers: { what: { cards: 'too many or too few cards', hands: 'a hand too many' } },
        books: { 'blue-ribbon-1940': { at: ['p. 6', 'p. 5'], cases: ruling('deal = void', 'dealer = loses the deal') } },
      },
      'who-scores-low': {
        moment: 'count',
        books: {
          'blue-ribbon-1940': { at: ['p. 6'], cases: LOW_TAKEN },
          donohue: { at: ['p. 50'], cases: LOW_TAKEN },
          'uspc-1898': { at: ['p. 68'], cases: LOW_TAKEN },
        },
      },
    },
    points: { target: { 'blue-ribbon-1940': '7 points, p. 6, p. 4', donohue: '10 points, p. 50', 'uspc-1898': '10 points, p. 68' } },
    absent: { laws: BEG, points: ['gift', 'turned-jack', 'long-target'] },
  },
  'all-fours/shasta-sam': {
    laws: {
      'who-scores-low': {
        moment: 'count',
        books: { 'blue-ribbon-1940': { at: ['p. 7', 'p. 6'], cases: LOW_TAKEN }, 'uspc-1898': { at: ['p. 68'], cases: LOW_TAKEN } },
      },
      'cut-for-deal': { moment: 'before-play', books: {} },
    },
    points: {
      target: { 'blue-ribbon-1940': '7 points, p. 7, p. 6, p. 4', 'uspc-1898': '10 points, p. 68' },
      high: { 'blue-ribbon-1940': '1 point, p. 7, p. 6, p. 4', 'uspc-1898': '1 point, p. 68, p. 66-68' },
      low: { 'blue-ribbon-1940': '1 point, p. 7, p. 6', 'uspc-1898': '1 point, p. 68' },
    },
    absent: { laws: BEG, points: ['gift', 'turned-jack', 'long-target'] },
  },
};
