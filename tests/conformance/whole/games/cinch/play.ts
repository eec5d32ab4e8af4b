// Cinch from the first lead on, from Blue Ribbon (p. 186-188) and U.S. Playing Card (p. 57-59).
import { ruling, type WholePlace } from '../../whole.ts';

const NOT_NAMED = 'cost = not named';
const NO_PENALTY = ['penalty = none'];
const FOLLOW = ['act:anyone:follow suit when able = must'];
const TO_TAKER = ['score:taking-side = the points for high and low'];
const WHAT_IT_MADE = 'score:bidder = all the points that it made';
const REVOKE_1940 = ['score:offender = nothing', 'act:offender:play the hand out all the same = may', 'right = only-if provable'];

export const playLaws: WholePlace['laws'] = {
  'first-lead': {
    moment: 'opening-lead',
    answers: { custom: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 186'], cases: ruling('act:maker:lead any card = may') },
      'uspc-1898': {
        at: ['p. 58', 'p. 58-59'],
        cases: [
          { when: { custom: 'no' }, does: ['act:maker:lead any card = may'] },
          { when: { custom: 'yes' }, does: ['act:maker:lead a trump = must', NOT_NAMED] },
        ],
      },
    },
  },
  'lead-out-of-turn': {
    moment: 'lead',
    answers: { whose: { partner: 'partner', opponent: 'opponent' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 188'],
        cases: [
          {
            when: { whose: 'partner' },
            does: ['command:proper-leader = lead a trump, or not to lead one', 'right = the fourth hand, counted from the proper leader'],
          },
          { when: { whose: 'opponent' }, does: [] },
        ],
      },
    },
  },
  'trumped-with-suit': {
    moment: 'play',
    answers: { led: { plain: 'A plain suit', trump: 'Trumps', left: 'left pedro' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 186'],
        cases: [
          { when: { led: 'plain' }, does: NO_PENALTY },
          { when: { led: 'trump' }, does: FOLLOW },
          { when: { led: 'left' }, does: ['act:player:play any card = may'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 58'],
        cases: [
          { when: { led: 'plain' }, does: NO_PENALTY },
          { when: { led: 'trump' }, does: FOLLOW },
          { when: { led: 'left' }, does: ['act:player:play any card = may'] },
        ],
      },
    },
  },
  'low-in-the-trick': {
    moment: 'play',
    books: {
      'uspc-1898': { at: ['p. 58'], cases: ruling('act:player:lay the deuce of trumps in front of them and leave it there until the count = must', NOT_NAMED) },
    },
  },
  revoke: {
    moment: 'play',
    answers: { who: { bidder: 'bidder', adversary: 'adversaries' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 188'],
        cases: [
          { when: { who: 'bidder' }, does: [...REVOKE_1940, 'lose:bidder = its bid'] },
          { when: { who: 'adversary' }, does: [...REVOKE_1940, WHAT_IT_MADE] },
        ],
      },
      'uspc-1898': {
        at: ['p. 58'],
        cases: [
          { when: { who: 'bidder' }, does: ['score:offender = nothing'] },
          { when: { who: 'adversary' }, does: ['score:offender = nothing', WHAT_IT_MADE] },
        ],
      },
    },
  },
  'high-and-low': {
    moment: 'count',
    answers: { custom: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 186'], cases: ruling(...TO_TAKER) },
      'uspc-1898': {
        at: ['p. 58', 'p. 58-59'],
        cases: [
          { when: { custom: 'no' }, does: ['score:the side that played it = the points for high and low'] },
          { when: { custom: 'yes' }, does: TO_TAKER },
        ],
      },
    },
  },
  'joker-and-high': { moment: 'count', books: { 'uspc-1898': { at: ['p. 58-59'], cases: ruling('score:trick-winner = 10 points') } } },
  'bid-not-made': {
    moment: 'count',
    answers: { custom: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 186-187'],
        cases: ruling('score:bidder = nothing', 'score:opponents-of-bidder = the bid and the points that they made'),
      },
      'uspc-1898': {
        at: ['p. 58', 'p. 58-59'],
        cases: [
          { when: { custom: 'no' }, does: ['lose:bidder = the amount of the bid'] },
          { when: { custom: 'yes' }, does: ['score:opponents-of-bidder = the amount of the bid'] },
        ],
      },
    },
  },
  'bid-made': {
    moment: 'count',
    answers: { more: { bidder: 'bidder', adversaries: 'adversaries', equal: 'seven each' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 186-187'],
        cases: [
          { when: { more: 'bidder' }, does: ['score:bidder = the difference of the two counts'] },
          { when: { more: 'adversaries' }, does: [] },
          { when: { more: 'equal' }, does: ['score:both-sides = nothing'] },
        ],
      },
      'uspc-1898': { at: ['p. 58'], cases: ruling(WHAT_IT_MADE) },
    },
  },
  'in-the-hole': { moment: 'score-entered', books: { 'uspc-1898': { at: ['p. 58'], cases: ruling('lose:bidder = the amount of the bid') } } },
  'both-go-out': {
    moment: 'score-entered',
    books: {
      'uspc-1898': {
        at: ['p. 58'],
        cases: ruling('act:both-sides:count in the order high, low, jack, game, right pedro, left pedro = must', 'game = won by first-out'),
      },
    },
  },
};
