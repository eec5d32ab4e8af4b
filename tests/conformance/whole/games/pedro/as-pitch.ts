// What pedro has from auction pitch and all-fours: Blue Ribbon, p. 9 (by the last sentence of p. 11); Donohue, laws 2, 3, 5 and 15 of all-fours (p. 81 and
// 84, by p. 41 and 49), and p. 48.
import { ruling, type WholePlace } from '../../whole.ts';

const BLUE = ['p. 11', 'p. 9'];
const LAW_5 = ['p. 41', 'p. 49', 'law 5, p. 81'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const CUT_AGAIN = 'thing:the cut = void';
const DEALS_AGAIN = { 'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) }, donohue: { at: LAW_5, cases: ruling(...NEW_DEAL) } };

export const asPitch: WholePlace['laws'] = {
  'improper-cut': {
    moment: 'cut',
    answers: { what: { thin: 'fewer than four', exposed: 'was exposed' } },
    books: {
      'blue-ribbon-1940': {
        at: BLUE,
        cases: [
          { when: { what: 'thin' }, does: [CUT_AGAIN] },
          { when: { what: 'exposed' }, does: [] },
        ],
      },
      donohue: {
        at: ['p. 41', 'p. 49', 'law 2, p. 81', 'law 3, p. 81'],
        cases: [
          { when: { what: 'thin' }, does: [CUT_AGAIN, 'act:offender:lift at least four cards and leave at least four = must'] },
          { when: { what: 'exposed' }, does: [CUT_AGAIN, 'right = anyone'] },
        ],
      },
    },
  },
  'dealt-without-cut': { moment: 'deal', books: DEALS_AGAIN },
  'faced-card': { moment: 'deal', books: DEALS_AGAIN },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { whose: { adversary: 'Another player', dealer: 'The dealer' } },
    books: {
      'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) },
      donohue: {
        at: LAW_5,
        cases: [
          { when: { whose: 'adversary' }, does: NEW_DEAL },
          { when: { whose: 'dealer' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'imperfect-pack': { moment: 'deal', books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) } } },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the last card', late: 'After that' } },
    books: {
      'blue-ribbon-1940': {
        at: BLUE,
        cases: [
          { when: { noticed: 'in-time' }, does: ['deal = void', 'dealer = loses the deal', 'next deal = proper-dealer'] },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'bid-out-of-turn': { moment: 'bidding', books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling('penalty = none') } } },
  'revoke-established': {
    moment: 'trick-turned',
    answers: { noticed: { 'in-time': 'Before the trick', late: 'After either' } },
    books: {
      donohue: {
        at: ['p. 41', 'p. 49', 'law 15, p. 84'],
        cases: [
          { when: { noticed: 'in-time' }, does: ['penalty = none'] },
          { when: { noticed: 'late' }, does: ['as = revoke'] },
        ],
      },
    },
  },
  'tie-for-game': { moment: 'count', books: { donohue: { at: ['p. 41', 'p. 48'], cases: ruling('act:tied-players:score the point for game = may not') } } },
};
