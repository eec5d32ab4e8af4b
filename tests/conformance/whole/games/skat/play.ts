// The play and the count at skat, from U.S. Playing Card (p. 82-84) and Blue Ribbon (p. 350-354, laws 10 to 21, p. 356-358, and penalties 6 to 13,
// p. 358-360).
import { ruling, type WholePlace } from '../../whole.ts';
import { HOW_WON, NOT_NAMED } from './bidding.ts';

export const LOST = 'game = lost by lone-player';
export const WON = 'game = won by lone-player';
const LOSE_VALUE = 'lose:lone-player = the full value of the game';
const LOSE_BID = 'lose:lone-player = the amount of the bid';
export const OFFENDER_LOSES = 'lose:offender = the full value of the game';
const LONE_SCORES = 'score:lone-player = the full value of the game';
export const ERROR_LAWS = ['law 12, p. 357', 'law 13, p. 357', 'law 6, p. 358-359', 'law 7, p. 359'];
export const WHO_ERRED = { lone: 'The lone player', opponent: 'One of the opponents' };
export const TRICKS = { last: 'before the next card', 'last-late': 'after the next card', earlier: 'Earlier tricks' };
export const LOOK_LAWS = ['law 18, p. 357', 'law 19, p. 357', 'law 11, p. 359', 'law 12, p. 359-360', 'law 13, p. 360'];
const CORRECTED = 'thing:the play = corrected';
const PLAY_ON = 'command:all-players = play on';
/** An error that ends the game, unless the other side wants to correct it and go on. */
export const error = (...cost: readonly string[]) => [
  { when: { who: 'lone' }, does: ['play = stops', LOST, ...cost, CORRECTED, 'right = anyone'] },
  { when: { who: 'opponent' }, does: ['play = stops', LONE_SCORES, OFFENDER_LOSES, CORRECTED, 'right = lone-player'] },
];
export const looking = (...cost: readonly string[]) => [
  { when: { what: 'last' }, does: ['act:anyone:look at the cards = may'] },
  { when: { what: 'last-late' }, does: ['act:offender:look at the cards = may not'] },
  { when: { what: 'earlier', who: 'lone' }, does: ['play = stops', LOST, ...cost, PLAY_ON, 'right = anyone'] },
  { when: { what: 'earlier', who: 'opponent' }, does: ['play = stops', LONE_SCORES, OFFENDER_LOSES, PLAY_ON, 'right = lone-player'] },
];
const TO_LONE = 'thing:the cards = to lone-player';
export const BROKEN_OFF = { at: ['law 21, p. 358'], cases: ruling('act:all-players:play on = must') };

export const playLaws: WholePlace['laws'] = {
  overbid: {
    moment: 'hand-over',
    answers: { error: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 351', 'law 16, p. 357', 'law 17, p. 357'],
        cases: [
          { when: { error: 'no' }, does: ['lose:lone-player = the next higher multiple of that game that covers the bid'] },
          { when: { error: 'yes' }, does: ['score:lone-player = the full value of the game', OFFENDER_LOSES] },
        ],
      },
    },
  },
  'announced-not-made': {
    moment: 'hand-over',
    answers: { announced: { schneider: 'Schneider', schwarz: 'Schwarz' }, took: HOW_WON },
    books: {
      'blue-ribbon-1940': { at: ['p. 352'], cases: ruling(LOST, LOSE_VALUE) },
      'uspc-1898': {
        at: ['p. 82', 'p. 83'],
        cases: [
          { when: { announced: 'schneider', took: 'won' }, does: [LOSE_BID] },
          { when: { announced: 'schneider', took: 'lost' }, does: [LOSE_BID] },
          { when: { announced: 'schneider', took: 'under' }, does: [LOSE_BID, 'lose:lone-player = the value of the bid without the announcement'] },
          { when: { announced: 'schneider', took: 'none' }, does: [LOSE_BID, 'lose:lone-player = twice the value of the bid without the announcement'] },
          { when: { announced: 'schwarz' }, does: [LOST] },
        ],
      },
    },
  },
  'out-of-turn': { moment: 'lead', answers: { who: WHO_ERRED }, books: { 'blue-ribbon-1940': { at: ERROR_LAWS, cases: error(LOSE_VALUE) } } },
  revoke: { moment: 'play', answers: { who: WHO_ERRED }, books: { 'blue-ribbon-1940': { at: ERROR_LAWS, cases: error(LOSE_VALUE) } } },
  'looking-back': {
    moment: 'trick-turned',
    answers: { who: WHO_ERRED, what: TRICKS },
    books: { 'blue-ribbon-1940': { at: LOOK_LAWS, cases: looking(LOSE_VALUE) } },
  },
  'trick-order': {
    moment: 'trick-turned',
    books: {
      'blue-ribbon-1940': {
        at: ['law 20, p. 357-358'],
        cases: ruling('act:all-players:keep the tricks in the order in which they were played = must', NOT_NAMED),
      },
    },
  },
  'claimed-won': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['law 8, p. 359', 'law 14, p. 357'], cases: ruling(LOST, LOSE_VALUE) } } },
  'claimed-beaten': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['law 9, p. 359'], cases: ruling(TO_LONE, OFFENDER_LOSES) } } },
  'given-up': {
    moment: 'play',
    answers: { when: { first: 'After the first trick', other: 'another time' } },
    books: {
      'blue-ribbon-1940': { at: ['law 10, p. 359'], cases: ruling('thing:the cards = to others', LOSE_VALUE) },
      'uspc-1898': {
        at: ['p. 82'],
        cases: [
          { when: { when: 'first' }, does: [LOSE_BID] },
          { when: { when: 'other' }, does: [] },
        ],
      },
    },
  },
  'broken-off': { moment: 'play', books: { 'blue-ribbon-1940': BROKEN_OFF } },
  'opponents-error': {
    moment: 'any-time',
    books: { 'blue-ribbon-1940': { at: ['law 13, p. 360'], cases: ruling('lose:offender = as many points as the lone player wins') } },
  },
  sixty: {
    moment: 'count',
    books: { 'blue-ribbon-1940': { at: ['p. 352', 'law 10, p. 356-357'], cases: ruling(LOST) }, 'uspc-1898': { at: ['p. 82'], cases: ruling(LOST) } },
  },
  'null-trick': {
    moment: 'play',
    books: { 'blue-ribbon-1940': { at: ['p. 354'], cases: ruling(LOST) }, 'uspc-1898': { at: ['p. 84'], cases: ruling(LOST) } },
  },
  'lost-game': {
    moment: 'count',
    answers: { how: { plain: 'In any other way', second: 'passt mir nicht', 'gucki-grand': 'Gucki grand', 'gucki-null': 'Gucki nullo' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 350', 'p. 351', 'p. 352', 'p. 354', 'law 14, p. 357'],
        cases: [
          { when: { how: 'plain' }, does: [LOSE_VALUE] },
          ...['second', 'gucki-grand', 'gucki-null'].map((how) => ({ when: { how }, does: ['lose:lone-player = twice the full value of the game'] })),
        ],
      },
      'uspc-1898': {
        at: ['p. 82'],
        cases: [
          { when: { how: 'plain' }, does: ['pay:lone-player = the full value of the game to others'] },
          ...['second', 'gucki-grand', 'gucki-null'].map((how) => ({ when: { how }, does: [] })),
        ],
      },
    },
  },
};
