// The deal at auction bridge, from Blue Ribbon (p. 82 and 88, laws 7 to 27, p. 111-114, and laws 72 to 74, p. 120-121) and Donohue (p. 415, by which the
// rules of bridge on p. 400-405 apply).
import { ruling, type WholePlace } from '../../whole.ts';

const SAME = 'p. 415';
const YES_NO = { yes: 'Yes', no: 'No' };
const AGAIN = ['deal = void', 'dealer = deals again'];
const FIFTY = 'score:others = 50 points above the line';
const LOOKER = ['act:looker:ask for a new deal = may not'];
const NEW_PACK = 'act:all-players:play with another pack = must';
const MISSING_BACK = 'act:short-player:take the missing card back into the hand = must';
const ANSWERS = 'act:short-player:answer for any revoke made while the card was away = must';
const JOINS = 'thing:the card left over = counts to the trick';
const WHO = { dealer: 'The dealer', partner: 'partner', opponent: 'An opponent' };

export const dealLaws: WholePlace['laws'] = {
  misdeal: {
    moment: 'deal',
    answers: { what: { order: 'Not one card at a time', last: 'does not come to the dealer', two: 'Two cards at once' }, corrected: YES_NO },
    books: {
      'blue-ribbon-1940': { at: ['law 18, p. 112', 'law 21, p. 113', 'p. 82'], cases: ruling(...AGAIN) },
      donohue: {
        at: [SAME, 'p. 400'],
        cases: [
          { when: { what: 'order' }, does: AGAIN },
          { when: { what: 'last' }, does: AGAIN },
          { when: { what: 'two', corrected: 'yes' }, does: ['deal = corrected', 'deal = stands'] },
          { when: { what: 'two', corrected: 'no' }, does: AGAIN },
        ],
      },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { by: { dealer: 'The dealer', other: 'A player who touched' }, who: WHO, looked: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 21, p. 113', 'law 72, p. 120'],
        cases: [
          { when: { by: 'dealer' }, does: AGAIN },
          { when: { by: 'other' }, does: [...AGAIN, FIFTY] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 401'],
        cases: [
          { when: { looked: 'yes' }, does: LOOKER },
          { when: { looked: 'no', who: 'opponent' }, does: [...AGAIN, 'right = dealer'] },
          ...['dealer', 'partner'].map((who) => ({ when: { looked: 'no', who }, does: [...AGAIN, 'right = others'] })),
        ],
      },
    },
  },
  'faced-card': {
    moment: 'deal',
    books: {
      'blue-ribbon-1940': { at: ['law 21, p. 113'], cases: ruling(...AGAIN) },
      donohue: { at: [SAME, 'p. 400'], cases: ruling(...AGAIN) },
    },
  },
  'imperfect-pack': {
    moment: 'before-play',
    answers: { found: { 'in-hand': 'Before the play', after: 'After the hand' }, asked: { 'this-deal': 'The deal in which', past: 'already scored' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 7, p. 111', 'law 23, p. 113'],
        cases: [
          { when: { found: 'in-hand' }, does: [...AGAIN, NEW_PACK] },
          { when: { found: 'after' }, does: ['thing:the score = stands', NEW_PACK] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 400', 'p. 401'],
        cases: [
          { when: { asked: 'this-deal' }, does: [...AGAIN, 'thing:the hand = void'] },
          { when: { asked: 'past' }, does: ['thing:the past score = stands'] },
        ],
      },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the deal', late: 'After the last card' }, looked: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 22, p. 113'],
        cases: [
          { when: { noticed: 'in-time', looked: 'no' }, does: ['act:anyone:ask for a new deal = may'], claim: 'anyone until deal-done' },
          { when: { noticed: 'in-time', looked: 'yes' }, does: LOOKER },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 401'],
        cases: [
          { when: { noticed: 'in-time' }, does: ['deal = void', 'right = anyone'], claim: 'anyone until deal-done' },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'dealing-for-another': {
    moment: 'deal',
    answers: { leave: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 20, p. 113'],
        cases: [
          { when: { leave: 'yes' }, does: ['act:offender:deal for another player = may'] },
          { when: { leave: 'no' }, does: ['act:offender:deal for another player = may not', 'cost = not named'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 401'],
        cases: [
          { when: { leave: 'yes' }, does: ['act:offender:shuffle, cut or deal for the partner = may'] },
          { when: { leave: 'no' }, does: ['act:offender:shuffle, cut or deal for the partner = may not'] },
        ],
      },
    },
  },
  'cards-touched-early': {
    moment: 'deal',
    answers: { exposed: YES_NO, who: WHO, dealt: { 'under-51': 'Fewer', more: 'Fifty-one' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 72, p. 120', 'law 21, p. 113', 'law 22, p. 113'],
        cases: [
          { when: { exposed: 'yes' }, does: [...AGAIN, FIFTY] },
          { when: { exposed: 'no' }, does: [] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 401'],
        cases: [
          { when: { who: 'dealer', dealt: 'under-51' }, does: ['act:others:see the card that the dealer looked at = may', ...AGAIN, 'right = others'] },
          { when: { who: 'dealer', dealt: 'more' }, does: ['deal = stands'] },
          { when: { who: 'partner' }, does: LOOKER },
          { when: { who: 'opponent' }, does: LOOKER },
        ],
      },
    },
  },
  'wrong-number-of-cards': {
    moment: 'cards-lifted',
    answers: { others: { right: 'All the others', partner: 'partner’s number is wrong', opponent: 'opponent’s number is wrong' } },
    books: {
      'blue-ribbon-1940': { at: ['law 24, p. 113', 'p. 88'], cases: ruling(...AGAIN) },
      donohue: {
        at: [SAME, 'p. 400'],
        cases: [
          { when: { others: 'right' }, does: [] },
          { when: { others: 'partner' }, does: AGAIN },
          { when: { others: 'opponent' }, does: AGAIN },
        ],
      },
    },
  },
  'no-card-to-trick': {
    moment: 'play',
    answers: { who: { player: 'A player', dummy: 'Dummy' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 73, p. 120-121'],
        cases: [
          { when: { who: 'player' }, does: [`choice of others: deal = void, or deal = stands and ${JOINS}`] },
          { when: { who: 'dummy' }, does: [] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 405'],
        cases: [
          { when: { who: 'player' }, does: [`choice of others: deal = void, or deal = stands and ${JOINS}`] },
          { when: { who: 'dummy' }, does: ['deal = stands', JOINS] },
        ],
      },
    },
  },
  'card-missing-from-hand': {
    moment: 'play',
    answers: {
      found: { dealt: 'still pack', 'not-dealt': 'probably not in the pack', lost: 'cannot be found' },
      first: YES_NO,
      'found-bridge-whist': { 'before-playing': 'Before playing', after: 'After having played' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 25, p. 113', 'law 26, p. 113', 'law 27, p. 113-114', 'law 74, p. 121', 'p. 88'],
        cases: [
          { when: { found: 'dealt' }, does: ['deal = stands', MISSING_BACK, ANSWERS] },
          { when: { found: 'not-dealt' }, does: AGAIN },
          { when: { found: 'lost', first: 'yes' }, does: [...AGAIN, NEW_PACK] },
          { when: { found: 'lost', first: 'no' }, does: ['deal = stands', 'act:short-player:be charged with a revoke for it = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 401'],
        cases: [
          { when: { 'found-bridge-whist': 'before-playing' }, does: [] },
          { when: { 'found-bridge-whist': 'after' }, does: ['deal = stands', ANSWERS, 'act:short-player:search the other pack for the missing card = may'] },
        ],
      },
    },
  },
};
