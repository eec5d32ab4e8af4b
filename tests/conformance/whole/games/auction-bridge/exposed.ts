// Exposed cards, claims and cards taken back at auction bridge, from Blue Ribbon (p. 87-88, law 46, p. 116, law 56, p. 117, laws 92 to 94, p. 123-124, and
// laws 105 to 128, p. 125-128) and Donohue (p. 415, by which the rules of bridge on p. 403-405 apply).
import { ruling, type WholePlace } from '../../whole.ts';

const SAME = 'p. 415';
const YES_NO = { yes: 'Yes', no: 'No' };
const CALLED = ['card = exposed', 'right = declarer'];
const NONE = ['penalty = none'];
const FREE = { when: { who: 'dealers-side' }, does: NONE };
const BACK = ['thing:the card = taken back'];
const DECLARER_KEPT = ['act:declarer:take back the card = may not'];
const KEPT = ['act:offender:take back the card = may not'];
const FACE_UP = 'act:offender:leave the card face up on the table = must';
const PARTNER_OUT = 'act:partner-of-offender:take any further part in the bidding = may not';
const NO_DOUBLE = 'act:partner-of-offender:double or redouble = may not';
const FORBID = 'choice of declarer: card = exposed and right = declarer, or command:partner-of-offender = suit forbidden and right = declarer';

export const exposedLaws: WholePlace['laws'] = {
  'exposed-card': {
    moment: 'play',
    answers: {
      who: { defender: 'A defender', 'dealers-side': 'Declarer' },
      how: { shown: 'Dropped', named: 'Mentioned', claim: 'because declarer' },
      where: { table: 'On or above', below: 'below the table' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 105, p. 125', 'law 106, p. 125', 'law 107, p. 125', 'law 108, p. 125', 'law 110, p. 126', 'law 111, p. 126', 'p. 88'],
        cases: [
          { when: { who: 'defender', how: 'shown' }, does: [FACE_UP, ...CALLED] },
          { when: { who: 'defender', how: 'named' }, does: [FACE_UP, ...CALLED] },
          { when: { who: 'defender', how: 'claim' }, does: NONE },
          FREE,
        ],
      },
      donohue: {
        at: [SAME, 'p. 404', 'p. 403'],
        cases: [
          { when: { who: 'defender', how: 'shown', where: 'table' }, does: CALLED },
          { when: { who: 'defender', how: 'claim', where: 'table' }, does: CALLED },
          { when: { who: 'defender', how: 'named' }, does: [] },
          { when: { who: 'defender', how: 'shown', where: 'below' }, does: NONE },
          { when: { who: 'defender', how: 'claim', where: 'below' }, does: NONE },
          FREE,
        ],
      },
    },
  },
  'two-cards-played': {
    moment: 'play',
    answers: { who: { defender: 'A defender', 'dealers-side': 'Declarer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 105, p. 125', 'law 106, p. 125', 'law 107, p. 125', 'p. 88'],
        cases: [{ when: { who: 'defender' }, does: CALLED }, FREE],
      },
      donohue: { at: [SAME, 'p. 404', 'p. 403'], cases: [{ when: { who: 'defender' }, does: CALLED }, FREE] },
    },
  },
  'last-two-tricks': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['law 109, p. 125'], cases: ruling(...CALLED) } } },
  'card-detached': {
    moment: 'play',
    answers: { seen: YES_NO, named: { right: 'The card that was detached', wrong: 'Another card' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 46, p. 116', 'law 106, p. 125', 'law 107, p. 125'],
        cases: [
          { when: { seen: 'yes' }, does: [FACE_UP, ...CALLED] },
          { when: { seen: 'no' }, does: NONE },
        ],
      },
      donohue: {
        at: [SAME, 'p. 404'],
        cases: [
          { when: { named: 'right' }, does: CALLED },
          { when: { named: 'wrong' }, does: ['command:declarer = suit named', 'right = defenders'] },
        ],
      },
    },
  },
  'card-taken-back': {
    moment: 'play',
    answers: {
      from: { declarer: 'Declarer', dummy: 'Dummy', defender: 'A defender' },
      done: YES_NO,
      how: { drawn: 'Drawn', played: 'named as the card', revoke: 'would be a revoke' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 46, p. 116', 'law 112, p. 126', 'law 113, p. 126'],
        cases: [
          { when: { done: 'yes', from: 'declarer' }, does: DECLARER_KEPT },
          { when: { done: 'yes', from: 'dummy' }, does: ['act:declarer:play the card = must'] },
          { when: { done: 'yes', from: 'defender' }, does: KEPT },
          { when: { done: 'no' }, does: BACK },
        ],
      },
      donohue: {
        at: [SAME, 'p. 403'],
        cases: [
          ...['declarer', 'dummy'].flatMap((from) => [
            { when: { from, how: 'drawn' }, does: BACK },
            { when: { from, how: 'played' }, does: DECLARER_KEPT },
            { when: { from, how: 'revoke' }, does: BACK },
          ]),
          { when: { from: 'defender' }, does: [] },
        ],
      },
    },
  },
  'exposed-before-lead': {
    moment: 'bidding',
    answers: {
      seat: { open: 'not over yet', declarers: 'became declarer or dummy', right: 'declarer’s right', left: 'declarer’s left' },
      card: { honour: 'An honour', other: 'A lower card' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 92, p. 123', 'law 93, p. 123', 'law 94, p. 123-124', 'law 107, p. 125'],
        cases: [
          { when: { seat: 'open', card: 'honour' }, does: [FACE_UP, PARTNER_OUT] },
          { when: { seat: 'open', card: 'other' }, does: [FACE_UP] },
          { when: { seat: 'declarers' }, does: BACK },
          { when: { seat: 'right' }, does: [...CALLED, 'command:partner-of-offender = suit forbidden'] },
          { when: { seat: 'left' }, does: CALLED },
        ],
      },
      donohue: {
        at: [SAME, 'p. 404'],
        cases: [
          { when: { seat: 'open' }, does: [NO_DOUBLE] },
          { when: { seat: 'declarers' }, does: [NO_DOUBLE] },
          { when: { seat: 'right' }, does: [NO_DOUBLE, FORBID] },
          { when: { seat: 'left' }, does: [NO_DOUBLE, ...CALLED] },
        ],
      },
    },
  },
  'abandoned-hand': {
    moment: 'play',
    answers: {
      shown: YES_NO,
      accepted: { yes: 'Yes', no: 'Not yet', objected: 'dummy with all rights' },
      who: { all: 'All four', one: 'One player' },
      side: { defender: 'An opponent', 'dealers-side': 'Declarer' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 128, p. 128', 'law 56, p. 117'],
        cases: [
          { when: { accepted: 'yes', shown: 'yes' }, does: ['thing:the concession = stands'] },
          { when: { accepted: 'yes', shown: 'no' }, does: [] },
          { when: { accepted: 'no' }, does: [] },
          { when: { accepted: 'objected' }, does: ['act:dummy:object = may'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 404', 'p. 403'],
        cases: [
          { when: { who: 'all' }, does: ['thing:the score = stands', 'act:anyone:search the tricks for a revoke = may'] },
          { when: { who: 'one', side: 'defender' }, does: ['hand:offender = exposed', 'right = declarer'] },
          { when: { who: 'one', side: 'dealers-side' }, does: NONE },
        ],
      },
    },
  },
  'claims-the-rest': {
    moment: 'play',
    answers: { side: { defender: 'A defender', 'dealers-side': 'Declarer' }, stated: YES_NO, how: { said: 'In words', shown: 'showing the cards' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 111, p. 126', 'law 115, p. 126', 'law 127, p. 128'],
        cases: [
          { when: { side: 'defender' }, does: [] },
          {
            when: { side: 'dealers-side', stated: 'yes' },
            does: ['command:declarer = lay the hand face up on the table and play it out', 'right = defenders'],
          },
          { when: { side: 'dealers-side', stated: 'no' }, does: ['hand:declarer = exposed', 'right = defenders'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 404'],
        cases: [
          { when: { side: 'defender', how: 'said' }, does: [] },
          { when: { side: 'defender', how: 'shown' }, does: ['hand:offender = exposed', 'right = declarer'] },
          {
            when: { side: 'dealers-side' },
            does: ['act:declarer:lay the hand face up on the table = must', 'right = only-if demanded', 'act:others:call any of those cards = may not'],
          },
        ],
      },
    },
  },
  'call-not-met': {
    moment: 'play',
    answers: { what: { revoke: 'would be a revoke', 'not-yet': 'not been played', void: 'none of the suit' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 100, p. 124', 'law 103, p. 125', 'law 108, p. 125'],
        cases: [
          { when: { what: 'revoke' }, does: ['act:others:call a card whose play would be a revoke = may not'] },
          { when: { what: 'not-yet' }, does: ['act:declarer:call the same card again until it is played = may'] },
          { when: { what: 'void' }, does: NONE },
        ],
      },
      donohue: {
        at: [SAME, 'p. 405'],
        cases: [
          { when: { what: 'revoke' }, does: ['act:others:call a card whose play would be a revoke = may not'] },
          { when: { what: 'not-yet' }, does: ['act:others:call the same card again until it is played = may'] },
          { when: { what: 'void' }, does: NONE },
        ],
      },
    },
  },
  'called-card-refused': {
    moment: 'play',
    answers: { able: YES_NO, what: { exposed: 'lying exposed', order: 'The highest or the lowest' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 108, p. 125', 'law 114, p. 126', 'p. 87'],
        cases: [
          { when: { able: 'yes' }, does: ['as = a revoke'] },
          { when: { able: 'no' }, does: NONE },
        ],
      },
      donohue: {
        at: [SAME, 'p. 404-405'],
        cases: [
          { when: { able: 'yes', what: 'order' }, does: ['as = revoke'] },
          { when: { able: 'yes', what: 'exposed' }, does: [] },
          { when: { able: 'no' }, does: NONE },
        ],
      },
    },
  },
};
