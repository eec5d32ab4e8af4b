// Gin rummy, from the Sierra manual (p. 68-76) and Blue Ribbon (p. 399, with the count of court cards under Rum, p. 397).
import { ruling, type WholeGame } from '../whole.ts';

const SIERRA = ['p. 68-76'];
const BLUE = ['p. 399'];
const NOT_NAMED = 'cost = not named';
const KNOCKER_DIFFERENCE = 'score:the knocker = the difference of the two counts';
const OTHERS_DIFFERENCE = 'score:others = the difference of the two counts';

export const whole: WholeGame = {
  'gin-rummy': {
    laws: {
      'first-card-refused': {
        moment: 'draw',
        answers: { refused: { 'non-dealer': 'non-dealer alone', both: 'and the dealer' } },
        books: {
          sierra: {
            at: SIERRA,
            cases: [
              { when: { refused: 'non-dealer' }, does: ['thing:the choice = to dealer'] },
              { when: { refused: 'both' }, does: ['act:non-dealer:draw from the stock = must'] },
            ],
          },
        },
      },
      'knock-timing': {
        moment: 'play',
        answers: { when: { 'before-discard': 'before discarding', 'after-discard': 'own discard', 'before-drawing': 'Before drawing' } },
        books: {
          sierra: {
            at: SIERRA,
            cases: [
              { when: { when: 'before-discard' }, does: ['act:player:knock = may'] },
              { when: { when: 'after-discard' }, does: ['act:player:knock = may not', NOT_NAMED] },
              { when: { when: 'before-drawing' }, does: ['act:player:knock = may not', NOT_NAMED] },
            ],
          },
          'blue-ribbon-1940': {
            at: BLUE,
            cases: [
              { when: { when: 'before-discard' }, does: ['act:player:discard = must', NOT_NAMED] },
              { when: { when: 'after-discard' }, does: ['act:player:knock = may'] },
              { when: { when: 'before-drawing' }, does: ['act:player:knock = may not', NOT_NAMED] },
            ],
          },
        },
      },
      'knock-over-ten': {
        moment: 'showdown',
        books: {
          sierra: { at: SIERRA, cases: ruling('act:offender:knock = may not', NOT_NAMED) },
          'blue-ribbon-1940': { at: BLUE, cases: ruling('thing:the cards = taken back', 'lose:caller = 5 points') },
        },
      },
      'lay-off-on-gin': {
        moment: 'showdown',
        books: {
          sierra: { at: SIERRA, cases: ruling('act:others:lay off cards = may') },
          'blue-ribbon-1940': { at: BLUE, cases: ruling('act:others:lay off cards = may') },
        },
      },
      undercut: {
        moment: 'count',
        answers: { opponent: { lower: 'lower', equal: 'equal', higher: 'higher' }, gin: { no: 'deadwood', yes: 'all ten' } },
        books: {
          sierra: {
            at: SIERRA,
            cases: [
              { when: { opponent: 'lower', gin: 'no' }, does: [OTHERS_DIFFERENCE, 'score:others = 25 points'] },
              { when: { opponent: 'equal', gin: 'no' }, does: ['score:others = 25 points'] },
              { when: { opponent: 'higher', gin: 'no' }, does: [KNOCKER_DIFFERENCE] },
              { when: { gin: 'yes' }, does: ['score:the knocker = the opponent’s count', 'score:the knocker = 25 points'] },
            ],
          },
          'blue-ribbon-1940': {
            at: BLUE,
            cases: [
              { when: { opponent: 'lower' }, does: [OTHERS_DIFFERENCE, 'score:others = 10 points'] },
              { when: { opponent: 'equal' }, does: ['penalty = none'] },
              { when: { opponent: 'higher' }, does: ['score:caller = the difference of the two counts'] },
            ],
          },
        },
      },
      'nobody-knocks': { moment: 'hand-over', books: { sierra: { at: SIERRA, cases: ruling('play = stops', 'score:both-sides = nothing') } } },
    },
    points: {
      ace: { sierra: '1 point an ace, p. 68-76', 'blue-ribbon-1940': '1 point an ace, p. 399' },
      'court-card': { sierra: '10 points a card, p. 68-76', 'blue-ribbon-1940': '10 points a card, p. 397' },
      'number-card': { sierra: 'its pips, p. 68-76', 'blue-ribbon-1940': 'its pips, p. 399' },
      'knock-limit': { sierra: '10 points, p. 68-76', 'blue-ribbon-1940': '10 points, p. 399' },
      knock: { sierra: 'the difference of the two counts, p. 68-76', 'blue-ribbon-1940': 'the difference of the two counts, p. 399' },
      gin: { sierra: '25 points, p. 68-76' },
      undercut: { sierra: '25 points, p. 68-76', 'blue-ribbon-1940': '10 points, p. 399' },
      'call-too-high': { 'blue-ribbon-1940': '5 points, p. 399' },
      'dead-deal': { sierra: 'neither player scores, p. 68-76' },
      game: { sierra: '100 points, p. 68-76', 'blue-ribbon-1940': '100 points, p. 399' },
      'game-bonus': { sierra: '100 points, p. 68-76' },
      box: { sierra: '25 points a deal won, p. 68-76' },
      shutout: { sierra: '2 times, p. 68-76' },
      meld: { sierra: 'not counted, p. 68-76', 'blue-ribbon-1940': 'not counted, p. 399' },
      'lay-off': { sierra: 'taken off the opponent’s count, p. 68-76', 'blue-ribbon-1940': 'taken off the opponent’s count, p. 399' },
    },
  },
};
