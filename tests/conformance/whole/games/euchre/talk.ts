// Talk, tricks looked at and scores at euchre, from U.S. Playing Card (Rules, p. 9-10, Notes, p. 16-17) and Donohue (laws 4, 35, 36, 46 to 48,
// p. 10-17).
import { ruling, type WholePlace } from '../../whole.ts';

const REVOKE_IS_PROVED = ['score:others = 2 points'];

export const talkLaws: WholePlace['laws'] = {
  'tricks-mixed': {
    moment: 'hand-over',
    answers: { how: { mixed: 'Mixed', refused: 'Refused' }, against: { 'lone-hand': 'Against an opponent', partners: 'No opponent' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { against: 'lone-hand' }, does: ['score:lone-player = 4 points'] },
          { when: { against: 'partners' }, does: REVOKE_IS_PROVED },
        ],
      },
      donohue: {
        at: ['law 35, p. 15'],
        cases: [
          { when: { how: 'mixed' }, does: REVOKE_IS_PROVED },
          { when: { how: 'refused' }, does: [] },
        ],
      },
    },
  },
  'late-revoke-claim': {
    moment: 'next-cut',
    answers: { cut: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['law 36, p. 15'],
        cases: [
          { when: { cut: 'no' }, does: ['act:others:claim a penalty = may'] },
          { when: { cut: 'yes' }, does: ['act:others:claim a penalty = may not'] },
        ],
      },
    },
  },
  'looking-back': {
    moment: 'trick-turned',
    answers: { which: { last: 'The last trick', earlier: 'An earlier', claim: 'All the tricks' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { which: 'last' }, does: ['act:anyone:look at the cards = may'] },
          { when: { which: 'earlier' }, does: ['act:anyone:look at the cards = may not'] },
          { when: { which: 'claim' }, does: ['act:others:look at the cards = may'] },
        ],
      },
      donohue: {
        at: ['law 48, p. 17'],
        cases: [
          { when: { which: 'last' }, does: ['act:anyone:look at the cards = may'] },
          { when: { which: 'earlier' }, does: ['act:anyone:look at the cards = may not'] },
          { when: { which: 'claim' }, does: [] },
        ],
      },
    },
  },
  'table-talk': {
    moment: 'any-time',
    answers: { what: { help: 'showed the hand', alone: 'playing alone', proper: 'On turn', 'proper-early': 'whose turn it was not' } },
    books: {
      'uspc-1898': {
        at: ['p. 16-17'],
        cases: [
          { when: { what: 'help' }, does: ['score:others = 1 point'] },
          { when: { what: 'alone' }, does: ['act:partner-of-offender:play alone = may not'] },
          { when: { what: 'proper' }, does: [] },
          { when: { what: 'proper-early' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 46, p. 16', 'law 47, p. 17'],
        cases: [
          { when: { what: 'help' }, does: ['score:others = 1 point'] },
          { when: { what: 'alone' }, does: [] },
          { when: { what: 'proper' }, does: ['penalty = none'] },
          { when: { what: 'proper-early' }, does: [] },
        ],
      },
    },
  },
  'bridge-prompt': {
    moment: 'making-trump',
    answers: { ordered: { yes: 'Yes', no: 'Not yet' } },
    books: {
      'uspc-1898': { at: ['p. 17'], cases: ruling('act:partner-of-offender:order up the trump = may not', 'act:others:play alone = may') },
      donohue: {
        at: ['law 47, p. 17'],
        cases: [
          { when: { ordered: 'yes' }, does: ['act:partner-of-offender:order up the trump = may not', 'act:others:play alone = may'] },
          { when: { ordered: 'no' }, does: [] },
        ],
      },
    },
  },
  'score-error': {
    moment: 'score-entered',
    answers: { noticed: { soon: 'Before the next deal', later: 'before the game was finished', over: 'After the game' } },
    books: {
      'uspc-1898': {
        at: ['p. 9'],
        cases: [
          { when: { noticed: 'soon' }, does: ['thing:the score = corrected'] },
          { when: { noticed: 'later' }, does: ['thing:the score = corrected'] },
          { when: { noticed: 'over' }, does: ['thing:the score = stands'] },
        ],
      },
      donohue: {
        at: ['law 4, p. 10'],
        cases: [
          { when: { noticed: 'soon' }, does: ['thing:the score = corrected'] },
          { when: { noticed: 'later' }, does: ['thing:the score = stands'] },
          { when: { noticed: 'over' }, does: ['thing:the score = stands'] },
        ],
      },
    },
  },
};
