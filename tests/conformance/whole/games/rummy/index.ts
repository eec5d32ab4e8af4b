// Rummy: Blue Ribbon (p. 396-397), Donohue (p. 416-417) and the history of the Sierra manual (p. 68-76).
import { ruling, type WholeGame } from '../../whole.ts';
import { variants } from './variants.ts';

const BLUE = ['p. 397'];
const DEAL = ['p. 396'];
const DONOHUE = ['p. 417'];
const NOT_NAMED = 'cost = not named';
const DEALT_AGAIN = ruling('deal = void', 'dealer = deals again');
const MUST_DRAW = ruling('act:player:draw from the stock or take the discard = must', NOT_NAMED);
const COVERED = ['act:player:take a discard that another one covers = may not'];
const STANDS = ['thing:the meld = stands'];
const VOID = ['thing:the meld = void'];
const PAYS_LEFT = 'pay:others = the value of the cards left in hand to first-out';
const NO_PENALTY = ['penalty = none'];

export const whole: WholeGame = {
  rummy: {
    laws: {
      'card-faced-in-pack': { moment: 'deal', books: { 'blue-ribbon-1940': { at: DEAL, cases: DEALT_AGAIN } } },
      'wrong-number-dealt': { moment: 'deal-done', books: { 'blue-ribbon-1940': { at: DEAL, cases: DEALT_AGAIN } } },
      'draw-missed': {
        moment: 'draw',
        books: { 'blue-ribbon-1940': { at: DEAL, cases: MUST_DRAW }, donohue: { at: ['p. 416'], cases: MUST_DRAW } },
      },
      'covered-discard': {
        moment: 'draw',
        answers: { discards: { pile: 'In one pile', spread: 'Spread' } },
        books: {
          'blue-ribbon-1940': { at: BLUE, cases: ruling(...COVERED) },
          donohue: {
            at: ['p. 416'],
            cases: [
              { when: { discards: 'pile' }, does: COVERED },
              { when: { discards: 'spread' }, does: [] },
            ],
          },
        },
      },
      'last-discard': {
        moment: 'draw',
        answers: { use: { meld: 'cards of the hand', table: 'on the table', lower: 'dearer' } },
        books: {
          donohue: {
            at: DONOHUE,
            cases: [
              { when: { use: 'meld' }, does: ['act:player:take the last discard = may'] },
              { when: { use: 'table' }, does: ['act:player:take the last discard = may'] },
              { when: { use: 'lower' }, does: ['act:player:take the last discard only to lower the count = may not', NOT_NAMED] },
            ],
          },
        },
      },
      'ace-in-sequence': {
        moment: 'melding',
        answers: { sequence: { low: 'below the two', high: 'above the king', corner: 'Round the corner' } },
        books: {
          sierra: {
            at: ['p. 68-76'],
            cases: [
              { when: { sequence: 'low' }, does: STANDS },
              { when: { sequence: 'high' }, does: [] },
              { when: { sequence: 'corner' }, does: [] },
            ],
          },
          'blue-ribbon-1940': {
            at: DEAL,
            cases: [
              { when: { sequence: 'low' }, does: STANDS },
              { when: { sequence: 'high' }, does: STANDS },
              { when: { sequence: 'corner' }, does: [...VOID, NOT_NAMED] },
            ],
          },
          donohue: {
            at: ['p. 416'],
            cases: [
              { when: { sequence: 'low' }, does: STANDS },
              { when: { sequence: 'high' }, does: VOID },
              { when: { sequence: 'corner' }, does: VOID },
            ],
          },
        },
      },
      'joker-moved': {
        moment: 'melding',
        answers: { before: { no: 'No', yes: 'once' } },
        books: {
          'blue-ribbon-1940': {
            at: BLUE,
            cases: [
              { when: { before: 'no' }, does: ['thing:the play = stands'] },
              { when: { before: 'yes' }, does: ['act:player:move the joker a second time = may not', NOT_NAMED] },
            ],
          },
        },
      },
      'second-combination': {
        moment: 'melding',
        books: {
          'blue-ribbon-1940': { at: BLUE, cases: ruling(...NO_PENALTY) },
          donohue: {
            at: ['p. 416-417'],
            cases: ruling('act:player:lay down a second combination, or add a second card, in the same turn = may not', NOT_NAMED),
          },
        },
      },
      'combination-held-back': {
        moment: 'melding',
        books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling(...NO_PENALTY) }, donohue: { at: ['p. 416'], cases: ruling() } },
      },
      'laid-out-of-turn': {
        moment: 'melding',
        books: {
          'blue-ribbon-1940': { at: BLUE, cases: ruling() },
          donohue: { at: DONOHUE, cases: ruling('act:player:wait for the proper turn = must', NOT_NAMED) },
        },
      },
      'laid-after-out': {
        moment: 'hand-over',
        books: {
          'blue-ribbon-1940': { at: BLUE, cases: ruling(PAYS_LEFT) },
          donohue: { at: DONOHUE, cases: ruling('act:others:meld = may not', PAYS_LEFT) },
        },
      },
      'stock-exhausted': {
        moment: 'hand-over',
        answers: { agreed: { show: 'hands are shown', 'play-on': 'used again', nothing: 'Nothing' } },
        books: {
          'blue-ribbon-1940': { at: BLUE, cases: ruling('thing:discards-turned-over = done') },
          donohue: {
            at: DONOHUE,
            cases: [
              { when: { agreed: 'show' }, does: ['play = stops', 'game = won by the player with the lowest count'] },
              { when: { agreed: 'play-on' }, does: ['thing:discards-shuffled = done'] },
              { when: { agreed: 'nothing' }, does: [] },
            ],
          },
        },
      },
      'joker-left': { moment: 'count', books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling() } } },
    },
    points: {
      'ace-left': { 'blue-ribbon-1940': '11 points an ace, p. 397', donohue: '1 point an ace, p. 417' },
      'king-left': { 'blue-ribbon-1940': '10 points a king, p. 397', donohue: '13 points a king, p. 417' },
      'queen-left': { 'blue-ribbon-1940': '10 points a queen, p. 397', donohue: '12 points a queen, p. 417' },
      'jack-left': { 'blue-ribbon-1940': '10 points a jack, p. 397', donohue: '11 points a jack, p. 417' },
      'number-card-left': { 'blue-ribbon-1940': 'its pips, p. 397', donohue: 'its pips, p. 417' },
      'first-out': {
        sierra: 'cards that are in no meld at the end count against their holder, p. 68-76',
        'blue-ribbon-1940': 'collects from each of the others the pips left in the hand, p. 397',
        donohue: 'collects from each of the others the pips left in the hand, p. 417',
      },
      splash: { 'blue-ribbon-1940': '20 points from each other player, p. 397' },
      meld: {
        sierra: 'three or more of a rank, or three or more of a suit in sequence, p. 68-76',
        'blue-ribbon-1940': 'three or more of a kind, or three or more of a suit in sequence, p. 396',
        donohue: 'three of a kind, or three of a suit in sequence, p. 416',
      },
    },
  },
  ...variants,
};
