// Rubicon bézique, from U.S. Playing Card (p. 76-78) and Blue Ribbon (p. 33-35).

import { by, may, mayNot, must } from '../../effects.ts';
import { ruling, type WholePlace } from '../../whole.ts';
import { LOSES_PLAY_OR_DRAWS_TWO } from './deal.ts';
import { AGAIN, LESSER_ANSWERS, LESSER_FIRST } from './declare.ts';
import { brokenAsWithTwo, declaredAsWithTwo } from './variants.ts';

const NEVER = mayNot('offender', 'declare it with that card');
const USPC_END = ['p. 77-78'];
const LIKE_CARD = 'lead a like card from the hand instead, and score the marriage again';
const CARTE_BLANCHE = by('when', {
  dealt: ['score:player = 50 points'],
  drawn: ['score:player = 50 points'],
  later: mayNot('player', 'score carte blanche'),
});
const COUNTED_ON_DEMAND = ['thing:the aces and tens = counted', 'right = anyone'];
const NOBODY_COUNTS = mayNot('anyone', 'count their own aces and tens');
const ALL_TO_WINNER = ['score:winner = 300 points'];
const two = (value: string, uspc: string, blueRibbon: string) => ({ 'uspc-1898': `${value}, p. ${uspc}`, 'blue-ribbon-1940': `${value}, p. ${blueRibbon}` });

const SAVED = ['game = won by winner', 'score:winner = 500 points'];
const RUBICONED = ['thing:the points of the loser = to winner', 'score:winner = 1000 points', 'score:winner = 300 points'];

export const rubicon: WholePlace = {
  laws: {
    'lesser-after-greater': {
      moment: 'melding',
      answers: LESSER_ANSWERS,
      books: { 'uspc-1898': { at: ['p. 77'], cases: LESSER_FIRST }, 'blue-ribbon-1940': { at: ['p. 35', 'p. 29'], cases: LESSER_FIRST } },
    },
    'card-used-again': {
      moment: 'melding',
      answers: { second: { 'other-class': 'another class', greater: 'a greater one', lesser: 'a lesser one', broken: 'has been played', whole: 'lies whole' } },
      books: {
        'uspc-1898': {
          at: ['p. 77', 'p. 74-75'],
          cases: by('second', { 'other-class': AGAIN, greater: AGAIN, lesser: NEVER, broken: AGAIN, whole: AGAIN }),
        },
        'blue-ribbon-1940': {
          at: ['p. 33-34', 'p. 29'],
          cases: by('second', { 'other-class': AGAIN, greater: AGAIN, lesser: NEVER, broken: AGAIN, whole: NEVER }),
        },
      },
    },
    'played-and-declared': {
      moment: 'melding',
      books: {
        'blue-ribbon-1940': { at: ['p. 29', 'p. 34'], cases: ruling(...mayNot('player', 'play the card and declare it at once')) },
      },
    },
    'wrong-number-in-play': {
      moment: 'play',
      answers: {
        what: { many: 'One has too many', few: 'One has too few', 'both-few': 'Both have too few', both: 'Both are wrong' },
        points: { upto: '900 or fewer', over: 'More than 900' },
      },
      books: {
        'blue-ribbon-1940': {
          at: ['p. 35'],
          cases: [
            {
              when: { what: 'many', points: 'upto' },
              does: ['thing:the game = abandoned', 'score:others = 1300 points', 'thing:the points of that player = to others'],
            },
            { when: { what: 'many', points: 'over' }, does: ['thing:the game = abandoned', 'score:others = 1300 points'] },
            { when: { what: 'few' }, does: ['deal = stands', 'score:the player with the right number of cards = 50 points'] },
            { when: { what: 'both-few' }, does: ['deal = stands', 'score:last-trick-winner = 50 points'] },
            { when: { what: 'both' }, does: ['deal = void'] },
          ],
        },
      },
    },
    'not-drawn': {
      moment: 'draw',
      books: {
        'uspc-1898': { at: ['p. 76', 'p. 73'], cases: LOSES_PLAY_OR_DRAWS_TWO },
        'blue-ribbon-1940': { at: ['p. 35'], cases: ruling(...must('offender', 'finish the game with eight cards')) },
      },
    },
    'carte-blanche': {
      moment: 'cards-looked-at',
      answers: { when: { dealt: 'as it was dealt', drawn: 'every card drawn since', later: 'Only later' } },
      books: { 'uspc-1898': { at: ['p. 76-77'], cases: CARTE_BLANCHE }, 'blue-ribbon-1940': { at: ['p. 33'], cases: CARTE_BLANCHE } },
    },
    'marriage-held-back': { moment: 'melding', books: { 'blue-ribbon-1940': { at: ['p. 33'], cases: ruling(...may('player', 'hold the marriage back')) } } },
    'like-card-led': {
      moment: 'melding',
      answers: { drawn: { yes: 'Yes', no: 'No' } },
      books: { 'blue-ribbon-1940': { at: ['p. 34'], cases: by('drawn', { yes: mayNot('player', LIKE_CARD), no: may('player', LIKE_CARD) }) } },
    },
    'brisques-counted': {
      moment: 'count',
      answers: { why: { decide: 'may change the result', save: 'comes over the rubicon', fail: 'does not come over', neither: 'Neither' } },
      books: {
        'uspc-1898': {
          at: USPC_END,
          cases: by('why', {
            decide: COUNTED_ON_DEMAND,
            save: [...may('loser', 'count their own aces and tens'), 'thing:the aces and tens of the other player = counted as well'],
            fail: ALL_TO_WINNER,
            neither: NOBODY_COUNTS,
          }),
        },
        'blue-ribbon-1940': {
          at: ['p. 34'],
          cases: by('why', {
            decide: COUNTED_ON_DEMAND,
            save: may('loser', 'count their own aces and tens'),
            fail: ALL_TO_WINNER,
            neither: NOBODY_COUNTS,
          }),
        },
      },
    },
    rubiconed: {
      moment: 'count',
      answers: { brisques: { yes: 'they do', no: 'They do not' }, points: { few: 'Fewer than 100', more: '100 or more' } },
      books: {
        'uspc-1898': {
          at: ['p. 77', 'p. 77-78'],
          cases: [
            { when: { brisques: 'yes' }, does: SAVED },
            { when: { brisques: 'no', points: 'more' }, does: RUBICONED },
            { when: { brisques: 'no', points: 'few' }, does: [...RUBICONED, 'score:winner = 100 points'] },
          ],
        },
        'blue-ribbon-1940': { at: ['p. 34'], cases: by('brisques', { yes: SAVED, no: RUBICONED }) },
      },
    },
  },
  points: {
    ...declaredAsWithTwo({ uspc: 'p. 76', blue: 'p. 35' }),
    ...brokenAsWithTwo({ uspc: 'p. 76' }),
    'royal-marriage': two('40 points', '76-77', '33'),
    brisque: two('10 points a card', '77-78', '34'),
    'plain-sequence': two('150 points', '76-77', '33'),
    'triple-bezique': two('1500 points', '76-77', '33'),
    'quadruple-bezique': two('4500 points', '76-77', '33'),
    'all-beziques': { 'blue-ribbon-1940': '6540 points, p. 34' },
    'carte-blanche': two('50 points', '76-77', '33'),
    'last-trick': two('50 points', '77', '34'),
    made: { 'uspc-1898': 'by whole hundreds, unless the rest decides the game, p. 77', 'blue-ribbon-1940': 'by whole hundreds, p. 34' },
    'for-game': two('500 points', '77', '34'),
    'close-bonus': { 'uspc-1898': '100 points, p. 77' },
    'rubicon-line': two('1000 points', '77', '34'),
    'rubicon-game': two('1000 points', '77-78', '34'),
    'rubicon-brisques': two('300 points', '77-78', '34'),
    'rubicon-bonus': { 'uspc-1898': '100 points, p. 77-78' },
    'brisques-in-all': { 'blue-ribbon-1940': '320 points, p. 34' },
    'too-many-cards': { 'blue-ribbon-1940': '1300 points, p. 35' },
    'most-taken': { 'blue-ribbon-1940': '900 points, p. 35' },
  },
  absent: {
    laws: ['seven-and-declaration', 'taken-trump-declared', 'second-seven', 'uneven-stock'],
    points: ['seven', 'seven-turned', 'game', 'double-game'],
  },
};
