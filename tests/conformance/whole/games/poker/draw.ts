// Draw poker, the draw: the laws of Blue Ribbon (p. 286 and 292-293), Donohue (p. 52-53 and laws 11 to 16), the rules of U.S. Playing Card (p. 37-41)
// and the Sierra manual (p. 107-114).
import { ruling, type WholePlace } from '../../whole.ts';

const LAWS = ['p. 40'];
const NOT_NAMED = 'cost = not named';
const STANDS = ['thing:the draw = stands'];
const ALLOWED = ruling(...STANDS);
const NOT_FOUR = ['act:offender:draw more than three cards = may not'];
const DISCARD_FIRST = ['act:offender:discard before the draw begins = must'];
const ALL_DISCARD = ['act:all-players:discard before the draw begins = must', NOT_NAMED];
const NO_DISCARD_BACK = ruling('act:offender:take back the discard = may not');
const TRULY = 'act:dealer:answer truly = must';
const DEALER_MAY_REFUSE = ['act:dealer:refuse to answer = may'];

export const drawLaws: WholePlace['laws'] = {
  'draw-limit': {
    moment: 'draw',
    answers: { count: { few: 'three', four: 'Four', five: 'Five' } },
    books: {
      sierra: {
        at: ['p. 107-114'],
        cases: [
          { when: { count: 'few' }, does: STANDS },
          { when: { count: 'four' }, does: NOT_FOUR },
          { when: { count: 'five' }, does: NOT_FOUR },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 283, 286'],
        cases: [
          { when: { count: 'few' }, does: STANDS },
          { when: { count: 'four' }, does: [] },
          { when: { count: 'five' }, does: [] },
        ],
      },
      donohue: { at: ['p. 52-53', 'law 11, p. 60'], cases: ALLOWED },
      'uspc-1898': { at: ['p. 37-38'], cases: ALLOWED },
    },
  },
  'draw-before-discard': {
    moment: 'discard',
    answers: { who: { himself: 'who draws', another: 'Another' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 286'],
        cases: [
          { when: { who: 'himself' }, does: DISCARD_FIRST },
          { when: { who: 'another' }, does: [] },
        ],
      },
      donohue: { at: ['law 11, p. 60'], cases: ruling(...ALL_DISCARD) },
      'uspc-1898': { at: LAWS, cases: ruling(...ALL_DISCARD) },
    },
  },
  'discard-taken-back': {
    moment: 'discard',
    books: { 'blue-ribbon-1940': { at: ['p. 292'], cases: NO_DISCARD_BACK }, donohue: { at: ['law 12, p. 60'], cases: NO_DISCARD_BACK } },
  },
  'wrong-number-served': {
    moment: 'draw',
    answers: { given: { more: 'More', fewer: 'Fewer' }, touched: { yes: 'Yes', no: 'No' }, next: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 293', 'p. 292'],
        cases: [
          { when: { touched: 'no' }, does: ['thing:the draw = corrected'], claim: 'anyone until cards-lifted' },
          { when: { touched: 'yes' }, does: ['hand:short-player = foul'] },
        ],
      },
      donohue: {
        at: ['law 14, p. 60-61', 'law 15, p. 61'],
        cases: [
          { when: { touched: 'no', given: 'more' }, does: ['thing:the surplus = taken back'], claim: 'short-player until cards-lifted' },
          { when: { touched: 'no', given: 'fewer' }, does: ['hand:dealer = made up'], claim: 'short-player until cards-lifted' },
          { when: { touched: 'yes' }, does: ['act:short-player:drop out of the hand = must'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 40'],
        cases: [
          { when: { next: 'no' }, does: ['thing:the draw = corrected'] },
          { when: { next: 'yes' }, does: ['act:short-player:take back the draw = may not'] },
        ],
      },
    },
  },
  'card-exposed-in-draw': {
    moment: 'draw',
    answers: { how: { faced: 'in the pack', dealer: 'The dealer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 293'],
        cases: [
          { when: { how: 'faced' }, does: ['act:dealer:throw the card among the discards = must'] },
          { when: { how: 'dealer' }, does: ['act:dealer:throw the card among the discards = must', 'thing:the card = replaced'] },
        ],
      },
      donohue: {
        at: ['law 16, p. 61'],
        cases: [
          { when: { how: 'faced' }, does: [] },
          { when: { how: 'dealer' }, does: ['act:dealer:put the card at the bottom of the pack = must', 'thing:the card = replaced'] },
        ],
      },
      'uspc-1898': { at: ['p. 41'], cases: ruling('thing:the card = replaced') },
    },
  },
  'question-about-draw': {
    moment: 'draw',
    answers: { whom: { dealer: 'of the dealer', other: 'Another' }, state: { nothing: 'neither', lifted: 'and not bet', bet: 'has bet' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 293'],
        cases: [
          { when: { whom: 'other' }, does: ['act:others:refuse to answer = may', 'act:dealer:tell what another player drew = may not'] },
          { when: { whom: 'dealer', state: 'nothing' }, does: [TRULY, 'right = only-if asker-still-in'] },
          { when: { whom: 'dealer', state: 'lifted' }, does: [TRULY, 'right = only-if asker-still-in'] },
          { when: { whom: 'dealer', state: 'bet' }, does: DEALER_MAY_REFUSE },
        ],
      },
      ...Object.fromEntries(
        Object.entries({ donohue: ['law 13, p. 60'], 'uspc-1898': ['p. 40', 'p. 41'] }).map(([book, at]) => [
          book,
          {
            at,
            cases: [
              { when: { whom: 'other' }, does: [] },
              { when: { whom: 'dealer', state: 'nothing' }, does: [TRULY] },
              { when: { whom: 'dealer', state: 'lifted' }, does: DEALER_MAY_REFUSE },
              { when: { whom: 'dealer', state: 'bet' }, does: DEALER_MAY_REFUSE },
            ],
          },
        ]),
      ),
    },
  },
  'served-out-of-turn': {
    moment: 'draw',
    answers: { discarded: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 293'],
        cases: [
          { when: { discarded: 'no' }, does: ['act:offender:play pat or drop out = must'] },
          { when: { discarded: 'yes' }, does: ['hand:offender = dead'] },
        ],
      },
    },
  },
};
