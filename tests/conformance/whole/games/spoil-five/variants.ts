// Forty-five and the jink game, from Blue Ribbon (p. 368-370) and Donohue (p. 38-39).
import { ruling, type WholeGame } from '../../whole.ts';

const EXCHANGE_NOT = ['act:player:take the turned card in exchange for any card of the hand = may not', 'cost = not named'];

export const variants: WholeGame = {
  'spoil-five/forty-five': {
    laws: {
      misdeal: { moment: 'deal', books: { 'blue-ribbon-1940': { at: ['p. 370'], cases: ruling('deal = void', 'dealer = deals again') } } },
      robbing: {
        moment: 'trump-turned',
        answers: {
          who: {
            ace: 'The player who holds the ace',
            king: 'The player who holds the king, and nobody',
            'king-under-ace': 'The player who holds the king, and another',
            other: 'Any other',
          },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 368-369', 'p. 370'],
            cases: [
              { when: { who: 'ace' }, does: ['act:the player with the ace of trumps:take the turned card in exchange for any card of the hand = may'] },
              { when: { who: 'king' }, does: EXCHANGE_NOT },
              { when: { who: 'king-under-ace' }, does: EXCHANGE_NOT },
              { when: { who: 'other' }, does: EXCHANGE_NOT },
            ],
          },
          donohue: {
            at: ['p. 38-39'],
            cases: [
              { when: { who: 'ace' }, does: ['thing:the turned card = to the player with the ace of trumps'] },
              {
                when: { who: 'king' },
                does: [
                  'act:the player with the king of trumps:lay out a card for the turned one when it is the turn to play = must',
                  'thing:the turned card = to the player with the king of trumps',
                ],
              },
              {
                when: { who: 'king-under-ace' },
                does: [
                  'act:the player with the king of trumps:lay out a card for the turned one when it is the turn to play = must',
                  'thing:the turned card = to the player with the ace of trumps',
                  'act:the player with the king of trumps:take up again the card laid out = must',
                ],
              },
              { when: { who: 'other' }, does: EXCHANGE_NOT },
            ],
          },
        },
      },
      'follow-or-trump': {
        moment: 'play',
        answers: { what: { trump: 'A trump, able', other: 'A card of another plain suit, able', none: 'A card of another plain suit, unable' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 370', 'p. 369'],
            cases: [
              { when: { what: 'trump' }, does: ['act:player:trump the trick = may'] },
              { when: { what: 'other' }, does: ['act:player:follow suit or trump = must'] },
              { when: { what: 'none' }, does: ['act:player:play any card = may'] },
            ],
          },
          donohue: {
            at: ['p. 38'],
            cases: [
              { when: { what: 'trump' }, does: ['act:player:trump the trick = may'] },
              { when: { what: 'other' }, does: ['act:player:follow suit or trump = must'] },
              { when: { what: 'none' }, does: [] },
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
            at: ['p. 370', 'p. 369'],
            cases: [
              { when: { how: 'kept' }, does: ['act:player:hold it back and play another suit = may'] },
              { when: { how: 'smaller' }, does: ['act:player:follow suit to the trump = must'] },
              { when: { how: 'higher' }, does: ['act:player:follow suit to the trump = must'] },
              { when: { how: 'between' }, does: [] },
            ],
          },
          donohue: {
            at: ['p. 38'],
            cases: [
              { when: { how: 'smaller' }, does: ['act:player:follow suit to the trump = must'] },
              { when: { how: 'kept' }, does: ['act:player:hold it back and play another suit = may'] },
              { when: { how: 'higher' }, does: ['act:player:follow suit to the trump = must'] },
              { when: { how: 'between' }, does: ['act:player:follow suit to the trump = must'] },
            ],
          },
        },
      },
      revoke: {
        moment: 'play',
        answers: { led: { trump: 'A trump', plain: 'A plain suit' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 369', 'p. 370'], cases: ruling('act:offender:follow suit or trump = must', 'cost = not named') },
          donohue: {
            at: ['p. 38'],
            cases: [
              { when: { led: 'trump' }, does: ['game = won by others'] },
              { when: { led: 'plain' }, does: ['act:offender:follow suit or trump = must', 'cost = not named'] },
            ],
          },
        },
      },
      'turned-king-or-ace': { moment: 'trump-turned', books: { donohue: { at: ['p. 38'], cases: ruling('score:dealer = 5 points') } } },
      'both-reach-the-game': { moment: 'count', books: { donohue: { at: ['p. 39'], cases: ruling('game = won by first-to-score') } } },
    },
    points: {
      majority: { 'blue-ribbon-1940': '5 points, p. 370' },
      'all-tricks': { 'blue-ribbon-1940': '10 points, p. 370' },
      trick: { donohue: '5 points a trick, p. 39' },
      'turned-card': { donohue: '5 points to the dealer, p. 38' },
      game: { 'blue-ribbon-1940': '45 points, p. 370', donohue: '45 points, p. 39' },
    },
    absent: { points: ['stake', 'dealer-adds', 'pool'] },
  },
  'spoil-five/jink-game': {
    laws: {
      'going-on': {
        moment: 'play',
        answers: { how: { stops: 'Stops', all: 'Goes on, and wins', fails: 'Goes on, and loses' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 369'],
            cases: [
              { when: { how: 'stops' }, does: ['thing:the pool = to the winner of three tricks'] },
              { when: { how: 'all' }, does: ['thing:the pool = to the player who went on', 'pay:others = 1 counter to the player who went on'] },
              { when: { how: 'fails' }, does: ['thing:the pool = left for the next deal'] },
            ],
          },
        },
      },
      'jink-said': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 369'], cases: ruling('act:the player who went on:go on for all five tricks = may') } },
      },
    },
    points: {
      'jink-failed': { 'blue-ribbon-1940': 'the player is spoiled: the pool is not theirs, p. 369' },
    },
  },
};
