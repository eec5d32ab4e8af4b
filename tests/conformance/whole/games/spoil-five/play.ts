// Spoil five, from Blue Ribbon (p. 368-370).
import { ruling, type WholePlace } from '../../whole.ts';

const EXCHANGE_NOT = ['act:player:take the turned card in exchange for any card of the hand = may not', 'cost = not named'];
const NO_POOL = ['act:offender:win the pool that is played for = may not', 'act:offender:go on paying into the pool until it is won = must'];

export const play: WholePlace['laws'] = {
  misdeal: {
    moment: 'deal',
    books: { 'blue-ribbon-1940': { at: ['p. 370'], cases: ruling('pay:dealer = 2 counters to pool', 'deal = void', 'dealer = deals again') } },
  },
  'wrong-number-of-cards': {
    moment: 'any-time',
    books: {
      'blue-ribbon-1940': { at: ['p. 370'], cases: ruling('act:short-player:give up the hand = must', 'act:short-player:keep the tricks already won = may') },
    },
  },
  'ace-turned': {
    moment: 'trump-turned',
    books: { 'blue-ribbon-1940': { at: ['p. 368-369'], cases: ruling('act:dealer:take the turned card in exchange for any card of the hand = may') } },
  },
  robbing: {
    moment: 'trump-turned',
    answers: { who: { ace: 'The player', other: 'Any other' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 368-369'],
        cases: [
          { when: { who: 'ace' }, does: ['act:the player with the ace of trumps:take the turned card in exchange for any card of the hand = may'] },
          { when: { who: 'other' }, does: EXCHANGE_NOT },
        ],
      },
    },
  },
  'ace-not-announced': {
    moment: 'opening-lead',
    answers: { turned: { other: 'Any card but', ace: 'An ace' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 368-369'],
        cases: [
          {
            when: { turned: 'other' },
            does: ['thing:the ace = made the lowest trump', 'act:the player with the ace of trumps:announce the ace before playing to the first trick = must'],
          },
          { when: { turned: 'ace' }, does: ['thing:the play = stands'] },
        ],
      },
    },
  },
  'follow-or-trump': {
    moment: 'play',
    answers: { what: { trump: 'A trump, able', other: 'A card of another plain suit, able', none: 'A card of another plain suit, unable' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 369'],
        cases: [
          { when: { what: 'trump' }, does: ['act:player:trump the trick = may'] },
          { when: { what: 'other' }, does: ['act:player:follow suit or trump = must'] },
          { when: { what: 'none' }, does: ['act:player:play any card = may'] },
        ],
      },
    },
  },
  'high-trump-held-back': {
    moment: 'play',
    answers: {
      how: {
        kept: 'A lower trump was led, and the player has no',
        smaller: 'A lower trump was led, and the player has a',
        higher: 'A trump was led that is',
        between: 'A trump was led that beats',
      },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 369'],
        cases: [
          { when: { how: 'kept' }, does: ['act:player:hold it back and play another suit = may'] },
          { when: { how: 'smaller' }, does: ['act:player:follow suit to the trump = must'] },
          { when: { how: 'higher' }, does: ['act:player:follow suit to the trump = must'] },
          { when: { how: 'between' }, does: [] },
        ],
      },
    },
  },
  'lead-out-of-turn': { moment: 'lead', books: { 'blue-ribbon-1940': { at: ['p. 370'], cases: ruling(...NO_POOL) } } },
  revoke: { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 370', 'p. 369'], cases: ruling(...NO_POOL) } } },
  'wrongly-held-back': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 370'], cases: ruling(...NO_POOL) } } },
  'exposed-card': {
    moment: 'play',
    answers: { two: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 370'],
        cases: [
          { when: { two: 'yes' }, does: NO_POOL },
          { when: { two: 'no' }, does: [] },
        ],
      },
    },
  },
  'barred-player-wins': { moment: 'hand-over', books: { 'blue-ribbon-1940': { at: ['p. 370'], cases: ruling(...NO_POOL) } } },
  'who-takes-the-pool': {
    moment: 'hand-over',
    answers: { most: { none: 'Nobody has', three: 'A player has three', five: 'A player has all' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 369', 'p. 368'],
        cases: [
          { when: { most: 'none' }, does: ['thing:the pool = left for the next deal', 'pay:next-dealer = 1 counter to pool'] },
          { when: { most: 'three' }, does: ['thing:the pool = to the winner of three tricks'] },
          { when: { most: 'five' }, does: ['thing:the pool = to the winner of three tricks', 'pay:others = 1 counter to the winner of three tricks'] },
        ],
      },
    },
  },
};
