// Skat until the first lead, from U.S. Playing Card (p. 82-85) and Blue Ribbon (p. 347-354, laws 1 to 17, p. 356-357, and penalties 1 to 5, p. 358).
import { ruling, type WholePlace } from '../../whole.ts';

export const NOT_NAMED = 'cost = not named';
const LOSE_VALUE = 'lose:lone-player = the full value of the game';
const NOT_LESS = ruling('act:bidder:play a game worth less than the bid = may not');
export const OPEN = ruling('act:lone-player:lay the hand face up on the table and play it out = must');
export const SEEN_EARLY = ['lose:offender = 25 points', 'act:offender:bid = may not', 'act:offender:play any game alone on this deal = may not'];
const IN_HAND = ['act:dealer:draw the surplus cards out of that hand = must', ...SEEN_EARLY];
const TOO_LATE = ['act:lone-player:declare it any more = may not'];
const IN_TIME = ['thing:the declaration = stands'];
const MAY_ANNOUNCE = ['act:lone-player:announce schneider or schwarz = may'];
const MAY_NOT_ANNOUNCE = ['act:lone-player:announce schneider or schwarz = may not'];
export const SKAT_WHO = { dealer: 'who takes no cards', 'dealing-player': 'three at the table', player: 'Another player' };
export const GAME_WHEN = { before: 'Before a game is named', after: 'After a game is named' };
export const HOW_WON = { won: '61 points or more', lost: '31 to 60', under: 'Fewer than 31', none: 'No trick' };

export const biddingLaws: WholePlace['laws'] = {
  cut: { moment: 'cut', books: { 'blue-ribbon-1940': { at: ['law 2, p. 356'], cases: ruling('act:right-of-dealer:cut = must', NOT_NAMED) } } },
  misdeal: {
    moment: 'deal',
    books: { 'blue-ribbon-1940': { at: ['law 1, p. 356', 'law 1, p. 358'], cases: ruling('deal = void', 'dealer = deals again', 'lose:dealer = 10 points') } },
  },
  'deal-out-of-turn': {
    moment: 'deal-done',
    answers: { done: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 3, p. 356'],
        cases: [
          { when: { done: 'yes' }, does: ['deal = stands', 'act:all-players:play on = must', 'act:proper-dealer:deal next = must'] },
          { when: { done: 'no' }, does: [] },
        ],
      },
    },
  },
  'faced-card': { moment: 'deal', books: { 'blue-ribbon-1940': { at: ['law 9, p. 356'], cases: ruling('deal = void') } } },
  'skat-in-hand': {
    moment: 'bidding',
    answers: { when: GAME_WHEN },
    books: {
      'blue-ribbon-1940': {
        at: ['law 5, p. 358'],
        cases: [
          { when: { when: 'before' }, does: IN_HAND },
          { when: { when: 'after' }, does: [] },
        ],
      },
    },
  },
  'skat-looked-at': {
    moment: 'play',
    answers: { who: SKAT_WHO, when: GAME_WHEN },
    books: {
      'blue-ribbon-1940': {
        at: ['law 8, p. 356', 'law 3, p. 358', 'law 4, p. 358', 'law 5, p. 358', 'law 13, p. 360'],
        cases: [
          { when: { who: 'dealer' }, does: ['lose:dealer = 10 points'] },
          { when: { who: 'dealing-player' }, does: [] },
          { when: { who: 'player', when: 'before' }, does: ['deal = stands', ...SEEN_EARLY] },
          { when: { who: 'player', when: 'after' }, does: ['lose:offender = the full value of the game', 'act:others:play on = may'] },
        ],
      },
    },
  },
  'bad-bid': {
    moment: 'bidding',
    books: { 'blue-ribbon-1940': { at: ['law 4, p. 356', 'law 5, p. 356', 'p. 347'], cases: ruling('act:bidder:make that bid = may not', NOT_NAMED) } },
  },
  'all-pass': {
    moment: 'bidding',
    answers: { rule: { league: 'American Skat League', description: 'as it is described' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 15, p. 357', 'p. 347', 'p. 353'],
        cases: [
          { when: { rule: 'league' }, does: ['act:all-players:play a ramsch = must'] },
          { when: { rule: 'description' }, does: ['act:left-of-dealer:name a game to play = must'] },
        ],
      },
      'uspc-1898': { at: ['p. 82'], cases: ruling('thing:the game = void', 'deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer') },
    },
  },
  'game-below-bid': {
    moment: 'making-trump',
    books: { 'blue-ribbon-1940': { at: ['p. 348', 'law 14, p. 357'], cases: NOT_LESS }, 'uspc-1898': { at: ['p. 82', 'p. 84'], cases: NOT_LESS } },
  },
  announcing: {
    moment: 'making-trump',
    answers: { skat: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 7, p. 356', 'p. 352'],
        cases: [
          { when: { skat: 'yes' }, does: MAY_NOT_ANNOUNCE },
          { when: { skat: 'no' }, does: MAY_ANNOUNCE },
        ],
      },
      'uspc-1898': {
        at: ['p. 82'],
        cases: [
          { when: { skat: 'yes' }, does: [] },
          { when: { skat: 'no' }, does: MAY_ANNOUNCE },
        ],
      },
    },
  },
  'declared-late': {
    moment: 'making-trump',
    answers: { what: { 'open-gucki': 'Open gucki', 'turned-grand': 'a jack turned up' }, when: { before: 'No', after: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 354', 'p. 349'],
        cases: [
          { when: { what: 'open-gucki', when: 'before' }, does: IN_TIME },
          { when: { what: 'open-gucki', when: 'after' }, does: TOO_LATE },
          { when: { what: 'turned-grand', when: 'before' }, does: IN_TIME },
          { when: { what: 'turned-grand', when: 'after' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: ['p. 84'],
        cases: [
          { when: { what: 'open-gucki' }, does: [] },
          { when: { what: 'turned-grand', when: 'before' }, does: IN_TIME },
          { when: { what: 'turned-grand', when: 'after' }, does: TOO_LATE },
        ],
      },
    },
  },
  'wrong-discard': { moment: 'discard', books: { 'blue-ribbon-1940': { at: ['law 6, p. 356', 'law 2, p. 358'], cases: ruling(LOSE_VALUE) } } },
  'open-hand': {
    moment: 'opening-lead',
    books: { 'blue-ribbon-1940': { at: ['law 11, p. 357', 'p. 353'], cases: OPEN }, 'uspc-1898': { at: ['p. 84', 'p. 85'], cases: OPEN } },
  },
};
