// The variants of pedro: Blue Ribbon, p. 10-11; Donohue, p. 41-43; U.S. Playing Card, p. 71-72.
import { ruling, type WholeGame } from '../../whole.ts';
import { countOut } from './laws.ts';

const DOM_ORDER = 'high, low, jack, game, pedro, dom, sancho';
const SANCHO_ORDER = 'high, low, jack, game, pedro, sancho';
const LOW_TAKEN = ['score:trick-winner = the point that low brings'];
const TO_ANY_TRUMP = ruling('thing:the trick = to any other trump');
const TO_JOKER = ruling('score:the joker = the point that low brings');

export const variants: WholeGame = {
  'pedro/dom-pedro': {
    laws: {
      'both-go-out': {
        moment: 'score-entered',
        books: {
          'blue-ribbon-1940': { at: ['p. 10'], cases: countOut('high, low, jack, ten, trey, pedro') },
          donohue: { at: ['p. 43', 'p. 41'], cases: countOut(DOM_ORDER) },
          'uspc-1898': { at: ['p. 72', 'p. 71'], cases: countOut('high, low, jack, game, pedro, sancho, dom') },
        },
      },
      'who-scores-low': {
        moment: 'count',
        answers: { custom: { no: 'No', yes: 'Yes' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 10'], cases: ruling(...LOW_TAKEN) },
          donohue: { at: ['p. 43'], cases: ruling() },
          'uspc-1898': { at: ['p. 72', 'p. 71'], cases: ruling(...LOW_TAKEN) },
        },
      },
      'what-takes-the-joker': {
        moment: 'play',
        books: { donohue: { at: ['p. 43'], cases: TO_ANY_TRUMP }, 'uspc-1898': { at: ['p. 72'], cases: TO_ANY_TRUMP } },
      },
      'joker-and-low': {
        moment: 'count',
        books: {
          donohue: { at: ['p. 43'], cases: TO_JOKER },
          'uspc-1898': { at: ['p. 72'], cases: ruling('score:the player who takes the deuce = the point that low brings') },
        },
      },
    },
    points: {
      sancho: { donohue: '9 points, p. 41', 'uspc-1898': '9 points, p. 71' },
      trey: { 'blue-ribbon-1940': '3 points, p. 10' },
      joker: { donohue: '15 points, p. 43', 'uspc-1898': '15 points, p. 72' },
      whole: { 'blue-ribbon-1940': '12 points, p. 10', donohue: '33 points, p. 43', 'uspc-1898': '33 points, p. 72, p. 71' },
      pedro: { 'blue-ribbon-1940': '5 points, p. 10', donohue: '5 points, p. 41', 'uspc-1898': '5 points, p. 71' },
      target: { 'blue-ribbon-1940': '50 points, p. 10', donohue: '50 points, p. 42', 'uspc-1898': '100 points, p. 72' },
    },
  },
  'pedro/pedro-sancho': {
    laws: {
      'both-go-out': {
        moment: 'score-entered',
        books: {
          'blue-ribbon-1940': { at: ['p. 11'], cases: countOut(SANCHO_ORDER) },
          donohue: { at: ['p. 41', 'p. 43'], cases: countOut(SANCHO_ORDER) },
          'uspc-1898': { at: ['p. 71'], cases: countOut(SANCHO_ORDER) },
        },
      },
    },
    points: {
      sancho: { 'blue-ribbon-1940': '9 points, p. 11', donohue: '9 points, p. 41', 'uspc-1898': '9 points, p. 71' },
      pedro: { 'blue-ribbon-1940': '5 points, p. 11', donohue: '5 points, p. 43, p. 41', 'uspc-1898': '5 points, p. 72, p. 71' },
      whole: { 'blue-ribbon-1940': '18 points, p. 11', donohue: '18 points, p. 41', 'uspc-1898': '18 points, p. 71' },
      target: { 'blue-ribbon-1940': '50 points, p. 11', donohue: '50 points, p. 42', 'uspc-1898': '50 points, p. 72' },
      'long-target': { 'uspc-1898': '100 points, p. 72' },
    },
  },
  'pedro/snoozer': {
    laws: {
      'both-go-out': {
        moment: 'score-entered',
        books: { 'blue-ribbon-1940': { at: ['p. 11'], cases: countOut('high, low, jack, ten, trey, five, nine, joker') } },
      },
      'what-takes-the-joker': {
        moment: 'play',
        answers: { other: { trump: 'A trump', plain: 'Plain cards' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 11'],
            cases: [
              { when: { other: 'trump' }, does: ['thing:the trick = to any other trump'] },
              { when: { other: 'plain' }, does: ['thing:the trick = to the joker'] },
            ],
          },
        },
      },
      'joker-and-low': { moment: 'count', books: { 'blue-ribbon-1940': { at: ['p. 11'], cases: ruling() } } },
    },
    points: {
      trey: { 'blue-ribbon-1940': '3 points, p. 11' },
      sancho: { 'blue-ribbon-1940': '9 points, p. 11' },
      joker: { 'blue-ribbon-1940': '15 points, p. 11' },
      pedro: { 'blue-ribbon-1940': '5 points, p. 11' },
      whole: { 'blue-ribbon-1940': '36 points, p. 11' },
      target: { 'blue-ribbon-1940': '100 points, p. 11' },
    },
    absent: { points: ['sold', 'only-bid'] },
  },
};
