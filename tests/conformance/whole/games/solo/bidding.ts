// Solo until the first lead, from Blue Ribbon (p. 361-363) and U.S. Playing Card (p. 90-92).
import { ruling, type WholePlace } from '../../whole.ts';

const NAME_NOT = ['act:the holder of the called ace:name that suit = may not', 'cost = not named'];
const NAME = ['act:the holder of the called ace:name the trump suit = must'];
const UNKNOWN = ['act:the holder of the called ace:stay unknown until the ace is played = may'];
const FORCEE_DUE = ['act:offender:announce the forcée = must', 'pay:offender = a bête: as much as the pool holds, and at most 16 to pool'];

export const bidding: WholePlace['laws'] = {
  'bid-after-passing': { moment: 'bidding', books: { 'uspc-1898': { at: ['p. 92'], cases: ruling('act:offender:bid = may not', 'cost = not named') } } },
  'asked-and-not-overbid': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': { at: ['p. 362'], cases: ruling('act:bidder:play a game worth as much as the bid = must') },
      'uspc-1898': { at: ['p. 92'], cases: ruling('act:bidder:play the game asked = must') },
    },
  },
  'nobody-bids': {
    moment: 'bidding',
    answers: { queens: { together: 'In one hand', apart: 'In two hands' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 361'],
        cases: [
          { when: { queens: 'together' }, does: ['act:the holder of both black queens:play a forcée = must'] },
          { when: { queens: 'apart' }, does: [] },
        ],
      },
      'uspc-1898': { at: ['p. 90-91'], cases: ruling(...NAME, 'act:the holder of the queen of clubs:call an ace = must') },
    },
  },
  'forcee-not-played': {
    moment: 'bidding',
    answers: { bid: { none: 'Nobody bid', lower: 'A lower game', higher: 'A higher game,' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 363', 'p. 361'],
        cases: [
          { when: { bid: 'none' }, does: ['pay:offender = 16 counters to pool'] },
          { when: { bid: 'lower' }, does: ['penalty = none'] },
          { when: { bid: 'higher' }, does: ['penalty = none'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 91'],
        cases: [
          { when: { bid: 'none' }, does: FORCEE_DUE },
          { when: { bid: 'lower' }, does: FORCEE_DUE },
          { when: { bid: 'higher' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'forcee-trump': {
    moment: 'making-trump',
    answers: { suit: { ace: 'That of the', none: 'Another, of' }, forcee: { both: 'Its caller', passed: 'All passed,' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 362'],
        cases: [
          { when: { suit: 'ace', forcee: 'both' }, does: NAME_NOT },
          { when: { suit: 'none' }, does: [] },
          { when: { suit: 'ace', forcee: 'passed' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: ['p. 91', 'p. 90-91'],
        cases: [
          { when: { forcee: 'both' }, does: ['act:the holder of the called ace:name that suit = may not'] },
          { when: { suit: 'ace', forcee: 'passed' }, does: NAME_NOT },
          { when: { suit: 'none', forcee: 'passed' }, does: [] },
        ],
      },
    },
  },
  'who-is-partner': {
    moment: 'making-trump',
    answers: { game: { forcee: 'A forcée', other: 'Another with' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 361'],
        cases: [
          { when: { game: 'forcee' }, does: ['act:the holder of the called ace:come forward at once = must', ...NAME] },
          { when: { game: 'other' }, does: [...UNKNOWN, 'act:the holder of the called ace:help the caller from the first = must'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 91', 'p. 90-91'],
        cases: [
          { when: { game: 'forcee' }, does: NAME },
          { when: { game: 'other' }, does: UNKNOWN },
        ],
      },
    },
  },
  'own-ace-called': { moment: 'making-trump', books: { 'uspc-1898': { at: ['p. 91'], cases: ruling('act:bidder:pay and be paid as for a solo = must') } } },
  'four-aces': {
    moment: 'making-trump',
    books: {
      'blue-ribbon-1940': { at: ['p. 362'], cases: ruling('act:bidder:call a king = may') },
      'uspc-1898': { at: ['p. 91'], cases: ruling('act:bidder:call a king = may') },
    },
  },
  'ace-of-a-suit-not-held': {
    moment: 'making-trump',
    books: {
      'uspc-1898': {
        at: ['p. 92'],
        cases: ruling(
          'act:bidder:call an ace = may',
          'act:bidder:say before the play that they have none of the suit = must',
          'act:bidder:lay a card face down as one of the suit of the ace, and play it when that suit is led = must',
        ),
      },
    },
  },
};
