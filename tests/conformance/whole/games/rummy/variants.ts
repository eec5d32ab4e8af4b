// Conquian and rum poker, from Blue Ribbon (p. 192-193 and p. 397-398).
import { ruling, type WholeGame } from '../../whole.ts';

const NOT_NAMED = 'cost = not named';
const STANDS = ['thing:the meld = stands'];
const NO_PENALTY = ['penalty = none'];
const CONQUIAN = ['p. 193'];
const RUM_POKER = ['p. 398'];

export const variants: WholeGame = {
  'rummy/conquian': {
    laws: {
      'fewer-than-three-shown': {
        moment: 'melding',
        answers: { shown: { three: 'Three or more', fewer: 'Fewer' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 192', 'p. 193'],
            cases: [
              { when: { shown: 'three' }, does: STANDS },
              { when: { shown: 'fewer' }, does: ['act:player:use the card and discard another for it = may not', NOT_NAMED] },
            ],
          },
        },
      },
      'forced-card': {
        moment: 'play',
        answers: { fits: { table: 'on the table', hand: 'Only' } },
        books: {
          'blue-ribbon-1940': {
            at: CONQUIAN,
            cases: [
              { when: { fits: 'table' }, does: ['command:player = use the card and discard another for it', 'right = opponent'] },
              { when: { fits: 'hand' }, does: NO_PENALTY },
            ],
          },
        },
      },
      'card-borrowed': {
        moment: 'melding',
        answers: { leaves: { sound: 'three or more', broken: 'Fewer than three' } },
        books: {
          'blue-ribbon-1940': {
            at: CONQUIAN,
            cases: [
              { when: { leaves: 'sound' }, does: ['act:player:borrow the card = may'] },
              { when: { leaves: 'broken' }, does: ['act:player:borrow the card = may not'] },
            ],
          },
        },
      },
      'ten-down': { moment: 'play', books: { 'blue-ribbon-1940': { at: CONQUIAN, cases: ruling('act:player:play on = must') } } },
      tableau: {
        moment: 'hand-over',
        books: {
          'blue-ribbon-1940': {
            at: CONQUIAN,
            cases: ruling('pay:all-players = the same stake as before to pool', 'thing:the pool = left for the next deal'),
          },
        },
      },
      'any-irregularity': { moment: 'any-time', books: { 'blue-ribbon-1940': { at: CONQUIAN, cases: ruling() } } },
    },
    points: {
      'eleven-down': { 'blue-ribbon-1940': 'wins the game and the pool, p. 192-193' },
      tableau: { 'blue-ribbon-1940': 'the first stake again is added to the pool, p. 193' },
    },
    absent: { laws: ['joker-moved', 'joker-left'], points: ['ace-left', 'king-left', 'queen-left', 'jack-left', 'number-card-left', 'splash'] },
  },
  'rummy/rum-poker': {
    laws: {
      'count-too-high': {
        moment: 'showdown',
        books: { 'blue-ribbon-1940': { at: RUM_POKER, cases: ruling('act:player:lay down the hand = may not') } },
      },
      'another-is-lower': {
        moment: 'count',
        answers: { other: { lower: 'lower', equal: 'equal', higher: 'higher' } },
        books: {
          'blue-ribbon-1940': {
            at: RUM_POKER,
            cases: [
              { when: { other: 'lower' }, does: ['thing:the payments = to the player with the lowest count'] },
              { when: { other: 'equal' }, does: NO_PENALTY },
              { when: { other: 'higher' }, does: ['pay:others = the difference of the two counts to caller'] },
            ],
          },
        },
      },
    },
    points: {
      'ace-as-in-gin': { 'blue-ribbon-1940': '1 point an ace, p. 398' },
      limit: { 'blue-ribbon-1940': '15 points, p. 398' },
      difference: { 'blue-ribbon-1940': 'the difference between the two counts, p. 398' },
      'ace-left': { 'blue-ribbon-1940': '11 points an ace, p. 398, p. 397' },
      'king-left': { 'blue-ribbon-1940': '10 points a king, p. 398, p. 397' },
      'queen-left': { 'blue-ribbon-1940': '10 points a queen, p. 398, p. 397' },
      'jack-left': { 'blue-ribbon-1940': '10 points a jack, p. 398, p. 397' },
      'number-card-left': { 'blue-ribbon-1940': 'its pips, p. 398' },
    },
    absent: { laws: ['second-combination', 'combination-held-back', 'laid-out-of-turn', 'laid-after-out'], points: ['first-out', 'splash'] },
  },
};
