// Bézique, from U.S. Playing Card (p. 73-78), Blue Ribbon (p. 27-36) and the Sierra manual (p. 90-102, among the games before pinochle).

import { by, may, mayNot, must } from '../../effects.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { BOTH_PAST, BOTH_PAST_ANSWERS, dealLaws } from './deal.ts';
import { declareLaws, TOO_LATE, WHEN_ANSWERS } from './declare.ts';
import { rubicon } from './rubicon.ts';
import { brokenAsWithTwo, declaredAsWithTwo, sevensAsWithTwo, tricksAsWithTwo } from './variants.ts';

const declared = (value: string) => ({ 'uspc-1898': `${value}, p. 74`, 'blue-ribbon-1940': `${value}, p. 29` });
const more = (value: string) => ({ 'uspc-1898': `${value}, p. 76`, 'blue-ribbon-1940': `${value}, p. 32` });
const MORE = { uspc: 'p. 76', blue: 'p. 32' };
const TRIPLE_GAME = {
  ...declaredAsWithTwo(MORE),
  ...tricksAsWithTwo(MORE),
  ...brokenAsWithTwo(MORE),
  ...sevensAsWithTwo(MORE),
  'triple-bezique': more('1500 points'),
  game: more('2000 points'),
};
const WITHOUT_TRUMP = { uspc: 'p. 75-76' };
const POLISH = { blue: 'p. 35-36' };
/** Chinese and chouette bézique are played as rubicon, so rubicon's own clause on bézique comes between. */
const AS_RUBICON = {
  ...declaredAsWithTwo({ blue: 'p. 35' }),
  'royal-marriage': { 'blue-ribbon-1940': '40 points, p. 35, p. 33' },
  brisque: { 'blue-ribbon-1940': '10 points a card, p. 35, p. 34' },
  'last-trick': { 'blue-ribbon-1940': '50 points, p. 35, p. 34' },
};
const MORE_PAST = { moment: 'count', answers: BOTH_PAST_ANSWERS, books: { 'uspc-1898': { at: ['p. 76', 'p. 75'], cases: BOTH_PAST } } } as const;

export const whole: WholeGame = {
  bezique: {
    laws: { ...dealLaws, ...declareLaws },
    points: {
      marriage: declared('20 points'),
      'royal-marriage': declared('40 points'),
      sequence: declared('250 points'),
      bezique: declared('40 points'),
      'double-bezique': declared('500 points'),
      'four-aces': declared('100 points'),
      'four-kings': declared('80 points'),
      'four-queens': declared('60 points'),
      'four-jacks': declared('40 points'),
      declarations: {
        'uspc-1898': 'one for each trick won, before drawing; a card never again for as little in its class, p. 74-75',
        'blue-ribbon-1940': 'one for each trick won, before drawing; a card serves once at each step of a class, p. 28, p. 29, p. 29-30, p. 30',
      },
      'seven-turned': { 'blue-ribbon-1940': '10 points, p. 28' },
      seven: { 'uspc-1898': '10 points, p. 74', 'blue-ribbon-1940': '10 points, p. 28' },
      brisque: { 'uspc-1898': '10 points a card, p. 75', 'blue-ribbon-1940': '10 points a card, p. 28, p. 34' },
      'last-trick': { 'uspc-1898': '10 points, p. 75', 'blue-ribbon-1940': '10 points, p. 30' },
      'rule-broken': { 'uspc-1898': '-40 points, p. 75' },
      game: { 'uspc-1898': '1000 points, p. 73', 'blue-ribbon-1940': '1000 points, p. 30', sierra: '1000 points, p. 90-102' },
      'double-game': { 'blue-ribbon-1940': '2 games, p. 30' },
    },
  },
  'bezique/without-trump': {
    points: {
      ...declaredAsWithTwo(WITHOUT_TRUMP),
      ...tricksAsWithTwo(WITHOUT_TRUMP),
      ...brokenAsWithTwo(WITHOUT_TRUMP),
      'royal-marriage': { 'uspc-1898': '40 points, p. 75-76' },
      game: { 'uspc-1898': '1000 points, p. 75-76, p. 73' },
    },
    absent: {
      laws: ['seven-and-declaration', 'taken-trump-declared', 'second-seven'],
      points: ['seven', 'seven-turned'],
    },
  },
  'bezique/three-handed': { laws: { 'both-reach-game': MORE_PAST }, points: TRIPLE_GAME },
  'bezique/four-handed': {
    laws: {
      'declared-out-of-time': {
        moment: 'melding',
        answers: WHEN_ANSWERS,
        books: {
          'uspc-1898': {
            at: ['p. 76', 'p. 74-75', 'p. 75'],
            cases: by('when', { 'in-time': may('trick-winner', 'make the declaration'), drawn: TOO_LATE, lost: TOO_LATE, gone: TOO_LATE }),
          },
        },
      },
      'both-reach-game': MORE_PAST,
      'passed-to-partner': {
        moment: 'melding',
        books: {
          'uspc-1898': {
            at: ['p. 76'],
            cases: ruling(...may('trick-winner', 'pass the right to declare to the partner')),
          },
        },
      },
    },
    points: { ...TRIPLE_GAME, 'double-game': { 'blue-ribbon-1940': '2 games, p. 32, p. 30' } },
  },
  'bezique/rubicon': rubicon,
  'bezique/chinese': { points: AS_RUBICON, absent: { laws: rubicon.absent?.laws ?? [], points: ['seven', 'seven-turned', 'brisques-in-all'] } },
  'bezique/chouette': {
    laws: {
      'next-adversary': {
        moment: 'game-over',
        answers: { won: { single: 'The single player', others: 'The others' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 35'],
            cases: by('won', {
              single: must('another of the others', 'take the place of the loser who held the cards'),
              others: must('the one who held the cards', 'hold the cards against the single player once more'),
            }),
          },
        },
      },
    },
    points: AS_RUBICON,
    absent: { points: ['seven', 'seven-turned'] },
  },
  'bezique/polish': {
    points: {
      ...declaredAsWithTwo(POLISH),
      ...tricksAsWithTwo(POLISH),
      ...sevensAsWithTwo(POLISH),
      game: { 'blue-ribbon-1940': '1000 points, p. 35-36, p. 30' },
      'double-game': { 'blue-ribbon-1940': '2 games, p. 35-36, p. 30' },
    },
    laws: {
      'played-and-declared': {
        moment: 'melding',
        books: {
          'blue-ribbon-1940': {
            at: ['p. 29', 'p. 35-36'],
            cases: ruling(...mayNot('player', 'play the card and declare it at once')),
          },
        },
      },
      'taken-from-trick': {
        moment: 'melding',
        answers: { card: { court: 'the ten of trumps', other: 'Another card' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 35-36'],
            cases: by('card', {
              court: may('trick-winner', 'take it from the trick for a combination'),
              other: mayNot('trick-winner', 'take it from the trick for a combination'),
            }),
          },
        },
      },
    },
  },
};
