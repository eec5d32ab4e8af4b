// Sixty-six, from U.S. Playing Card (p. 87-88), Donohue (p. 35-36) and Blue Ribbon (p. 343-345).

import { by, mayNot, must } from '../../effects.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { laws } from './two.ts';

const three = (value: string) => ({ 'uspc-1898': `${value}, p. 87-88`, donohue: `${value}, p. 35`, 'blue-ribbon-1940': `${value}, p. 343` });
const won = (value: string) => ({ 'uspc-1898': `${value}, p. 87-88`, donohue: `${value}, p. 35`, 'blue-ribbon-1940': `${value}, p. 343-344` });
const four = (value: string) => ({ 'uspc-1898': `${value}, p. 88`, 'blue-ribbon-1940': `${value}, p. 345` });

/** The values with three players, by the clause on p. 344-345. */
const VALUES = {
  ace: '11 points',
  ten: '10 points',
  king: '4 points',
  queen: '3 points',
  jack: '2 points',
  marriage: '20 points',
  'trump-marriage': '40 points',
  enough: '66 points',
};
const AS_WITH_TWO = {
  'last-trick': '10 points, p. 344-345, p. 343, p. 344',
  'out-of-schneider': '33 points, p. 344-345, p. 343-344',
  single: '1 point, p. 344-345, p. 343-344',
  schneider: '2 points, p. 344-345, p. 343-344',
  schwarz: '3 points, p. 344-345, p. 343-344, p. 344',
  'false-claim': '2 points, p. 344-345, p. 344',
  revoke: '2 points, p. 344-345, p. 345',
  'closed-failed': '-2 points, p. 344-345, p. 344',
  'closed-failed-early': '-3 points, p. 344-345, p. 344',
  'tie-carried': '1 point, p. 344-345, p. 345',
};
const fourCard = (value: string) => ({ 'uspc-1898': `${value}, p. 88, p. 87-88`, 'blue-ribbon-1940': `${value}, p. 345, p. 343` });

export const whole: WholeGame = {
  'sixty-six': {
    laws,
    points: {
      ace: three('11 points'),
      ten: three('10 points'),
      king: three('4 points'),
      queen: three('3 points'),
      jack: three('2 points'),
      marriage: three('20 points'),
      'trump-marriage': three('40 points'),
      'last-trick': { 'uspc-1898': '10 points, p. 87-88', 'blue-ribbon-1940': '10 points, p. 343, p. 344' },
      enough: three('66 points'),
      'out-of-schneider': won('33 points'),
      single: won('1 point'),
      schneider: won('2 points'),
      schwarz: { ...won('3 points'), 'blue-ribbon-1940': '3 points, p. 343-344, p. 344' },
      'four-trumps': { donohue: '3 points, law 7, p. 36' },
      'false-claim': { donohue: '2 points, p. 35', 'blue-ribbon-1940': '2 points, p. 344' },
      revoke: { donohue: '2 points, law 3, p. 36', 'blue-ribbon-1940': '2 points, p. 345' },
      'closed-failed': { 'uspc-1898': '2 points, p. 87-88', donohue: '2 points, law 1, p. 35-36', 'blue-ribbon-1940': '-2 points, p. 344' },
      'closed-failed-33': { 'uspc-1898': '1 point, p. 87-88' },
      'closed-failed-early': { 'uspc-1898': '3 points, p. 87-88', donohue: '3 points, law 2, p. 36', 'blue-ribbon-1940': '-3 points, p. 344' },
      'tie-carried': { 'uspc-1898': '1 point, p. 87-88', donohue: '1 point, law 6, p. 36', 'blue-ribbon-1940': '1 point, p. 345' },
      game: { 'uspc-1898': '7 points, p. 87-88', donohue: '7 points, p. 35', 'blue-ribbon-1940': '7 points, p. 344' },
    },
  },
  'sixty-six/three-handed': {
    laws: {
      'dealer-out': {
        moment: 'score-entered',
        books: { 'blue-ribbon-1940': { at: ['p. 344-345'], cases: ruling('act:dealer:win the game on this deal = may not', 'cap:dealer = 9 points') } },
      },
    },
    points: {
      ...Object.fromEntries(Object.entries(VALUES).map(([key, value]) => [key, { 'blue-ribbon-1940': `${value}, p. 344-345, p. 343` }])),
      ...Object.fromEntries(Object.entries(AS_WITH_TWO).map(([key, value]) => [key, { 'blue-ribbon-1940': `${value}` }])),
      'dealer-share': { 'blue-ribbon-1940': 'whatever is made on the hand, p. 344-345' },
      'dealer-most': { 'blue-ribbon-1940': '9 points, p. 344-345' },
      game: { 'blue-ribbon-1940': '10 points, p. 344-345' },
    },
  },
  'sixty-six/four-handed': {
    laws: {
      'four-following': {
        moment: 'play',
        answers: { has: { trumps: 'Trumps are led', suit: 'A plain suit is led', void: 'None of the suit led' } },
        books: {
          'uspc-1898': {
            at: ['p. 88'],
            cases: by('has', {
              trumps: must('player', 'follow suit when able', 'head the trick, if able'),
              suit: must('player', 'follow suit when able'),
              void: must('player', 'trump the trick'),
            }),
          },
          'blue-ribbon-1940': {
            at: ['p. 345'],
            cases: by('has', {
              trumps: must('player', 'follow suit when able', 'head the trick, if able'),
              suit: must('player', 'follow suit when able', 'head the trick, if able'),
              void: must('player', 'head the trick, if able'),
            }),
          },
        },
      },
      'four-marriages': {
        moment: 'lead',
        answers: { form: { usual: 'usual', german: 'German' } },
        books: {
          'uspc-1898': { at: ['p. 88'], cases: by('form', { usual: mayNot('player', 'declare the marriage'), german: [] }) },
          'blue-ribbon-1940': {
            at: ['p. 345'],
            cases: by('form', { usual: mayNot('player', 'declare the marriage'), german: ['act:player:declare the marriage = may'] }),
          },
        },
      },
      'turned-card-kept': {
        moment: 'trump-turned',
        books: {
          'uspc-1898': { at: ['p. 88'], cases: ruling(...mayNot('anyone', 'exchange the card turned for another')) },
          'blue-ribbon-1940': { at: ['p. 345'], cases: ruling(...mayNot('anyone', 'exchange the card turned for another')) },
        },
      },
      'both-at-65': {
        moment: 'count',
        books: { 'uspc-1898': { at: ['p. 88'], cases: ruling('score:both-sides = nothing', 'score:the winners of the next deal = 1 point') } },
      },
      'exact-count': {
        moment: 'count',
        answers: { count: { '66': '66', '100': '100', '130': '130' } },
        books: {
          'uspc-1898': {
            at: ['p. 88'],
            cases: by('count', { '66': ['score:the winning side = 1 point'], '100': ['score:the winning side = 1 point'], '130': [] }),
          },
          'blue-ribbon-1940': { at: ['p. 345'], cases: by('count', { '66': [], '100': [], '130': ['score:the winning side = 2 points'] }) },
        },
      },
      'ten-wins-game': { moment: 'trick-turned', books: { 'uspc-1898': { at: ['p. 88'], cases: ruling('game = won by the side that won it') } } },
    },
    points: {
      'over-half': four('1 point'),
      'over-100': four('2 points'),
      'hundred-mark': four('100 points'),
      'every-trick': four('3 points'),
      'ten-of-trumps': { 'uspc-1898': '1 point, p. 88' },
      ace: fourCard('11 points'),
      ten: fourCard('10 points'),
      king: fourCard('4 points'),
      queen: fourCard('3 points'),
      jack: fourCard('2 points'),
      enough: four('66 points'),
      'tie-carried': { 'uspc-1898': '1 point, p. 88' },
      'last-trick': four('10 points'),
      game: four('7 points'),
    },
    absent: {
      laws: ['nine-exchanged', 'closing-when', 'draw-after-closing', 'closed-and-failed', 'other-first', 'four-trumps-dealt'],
      points: ['four-trumps', 'closed-failed', 'closed-failed-33', 'closed-failed-early'],
    },
  },
};
