// Jack pots: Blue Ribbon (p. 287-289 and its laws, p. 294), Donohue (p. 63-65) and U.S. Playing Card (p. 37-42).
import { ruling, type WholePlace } from '../../whole.ts';

const USPC = ['p. 41'];
const BETS = ['act:offender:bet or drop out = must'];
const ANSWERS_A_BET = ['act:offender:call, raise or drop out = must'];
const UNSEEN = ['act:the player whose bet nobody calls:keep the hand unseen = may', 'thing:the pot = to the player whose bet nobody calls'];
const SHOWS_OPENERS = 'act:the opener:show the openers = must';
const FIVE_CARDS = 'act:the opener:show that the hand has exactly five cards = must';
const PASSES = ['deal = void', 'dealer = loses the deal', 'next deal = next-player'];
const ALLOWED = ruling('penalty = none');
const DEAD = ['hand:offender = dead', 'lose:offender = what has been staked'];
const ANTES_FOR_ALL = 'act:offender:ante for the whole table in the next jack pot = must';
const TWICE = 'pay:offender = twice the opening bet to pot';
const AS_MUCH = 'pay:offender = as much as it holds at the discovery to pot';
const DEALT_AGAIN = ['deal = void', 'dealer = deals again'];
const OUT = 'act:offender:take further part in the hand = may not';
const TO_LEFT = ['thing:the bet = to the player on the opener’s left'];

export const jackPotLaws: NonNullable<WholePlace['laws']> = {
  check: {
    moment: 'betting',
    answers: { bet: { no: 'No', yes: 'Yes' }, who: { opener: 'The opener', other: 'Another' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 288', 'p. 286-287'],
        cases: [
          { when: { bet: 'no', who: 'opener' }, does: TO_LEFT },
          { when: { bet: 'no', who: 'other' }, does: [] },
          { when: { bet: 'yes' }, does: ANSWERS_A_BET },
        ],
      },
      ...Object.fromEntries(
        Object.entries({ donohue: ['p. 64', 'p. 53'], 'uspc-1898': ['p. 37-38', 'p. 41'] }).map(([book, at]) => [
          book,
          {
            at,
            cases: [
              { when: { bet: 'no' }, does: BETS },
              { when: { bet: 'yes' }, does: ANSWERS_A_BET },
            ],
          },
        ]),
      ),
    },
  },
  'uncalled-bet': {
    moment: 'showdown',
    answers: { who: { opener: 'who opened', other: 'Another' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 288', 'p. 287'],
        cases: [
          { when: { who: 'opener' }, does: ['thing:the pot = to the opener'] },
          { when: { who: 'other' }, does: UNSEEN },
        ],
      },
      donohue: {
        at: ['p. 64', 'law 23, p. 62'],
        cases: [
          { when: { who: 'opener' }, does: ['thing:the pot = to the opener', SHOWS_OPENERS] },
          { when: { who: 'other' }, does: UNSEEN },
        ],
      },
      'uspc-1898': {
        at: ['p. 42', 'p. 41'],
        cases: [
          { when: { who: 'opener' }, does: ['thing:the pot = to the opener', SHOWS_OPENERS, FIVE_CARDS] },
          { when: { who: 'other' }, does: UNSEEN },
        ],
      },
    },
  },
  'straddled-jack-pot': { moment: 'ante', books: { 'uspc-1898': { at: USPC, cases: ruling('act:offender:straddle = may not') } } },
  'nobody-opens': {
    moment: 'betting',
    books: {
      'blue-ribbon-1940': { at: ['p. 288'], cases: ruling(...PASSES, 'pay:all-players = one chip to pot') },
      donohue: { at: ['p. 64'], cases: ruling(...PASSES, 'pay:all-players = the same stake as before to pot') },
      'uspc-1898': { at: ['p. 37-38'], cases: ruling(...PASSES, 'pay:all-players = one chip to pot') },
    },
  },
  'withheld-openers': {
    moment: 'betting',
    books: {
      'blue-ribbon-1940': { at: ['p. 288'], cases: ALLOWED },
      donohue: { at: ['p. 63'], cases: ALLOWED },
      'uspc-1898': { at: USPC, cases: ALLOWED },
    },
  },
  'opening-after-declining': {
    moment: 'betting',
    answers: { since: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 294', 'p. 288'],
        cases: [
          { when: { since: 'no' }, does: ['act:offender:take back the pass = may'] },
          { when: { since: 'yes' }, does: ['act:offender:open the pot = may not'] },
        ],
      },
      'uspc-1898': { at: USPC, cases: ruling('act:offender:open the pot = may not') },
    },
  },
  'passing-unopened-pot': { moment: 'betting', books: { 'uspc-1898': { at: USPC, cases: ruling('act:offender:pass = may not') } } },
  'opening-bet-not-up': {
    moment: 'betting',
    books: { 'uspc-1898': { at: USPC, cases: ruling('act:the opener:put up the bet before it counts = must') } },
  },
  'false-opening': {
    moment: 'betting',
    answers: {
      stage: { 'before-draw': 'Before', drew: 'opener drew', 'stood-pat': 'stood pat' },
      others: { none: 'Nobody', 'still-in': 'still in', dropped: 'all of them', 'won-by-other': 'driven out' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 289', 'p. 294'],
        cases: [
          { stage: 'before-draw', does: DEAD },
          { stage: 'drew', does: [...DEAD, ANTES_FOR_ALL] },
          { stage: 'stood-pat', does: DEAD },
        ].flatMap(({ stage, does }) => [
          { when: { stage, others: 'none' }, does },
          { when: { stage, others: 'still-in' }, does: [...does, 'act:others:play on = must'] },
          { when: { stage, others: 'dropped' }, does },
          { when: { stage, others: 'won-by-other' }, does: [...does, 'thing:the pot = to last-in'] },
        ]),
      },
      donohue: {
        at: ['p. 64', 'p. 65'],
        cases: [
          { when: { others: 'none' }, does: [TWICE, 'deal = void'] },
          { when: { others: 'still-in' }, does: [TWICE, 'thing:the pot = to the best hand among the other players'] },
          { when: { others: 'dropped' }, does: [TWICE] },
          { when: { others: 'won-by-other' }, does: [TWICE, 'thing:the pot = to last-in'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 41-42'],
        cases: [
          { when: { others: 'none' }, does: [AS_MUCH, ...DEALT_AGAIN] },
          { when: { others: 'still-in' }, does: [AS_MUCH, OUT, 'act:others:play on = must'] },
          { when: { others: 'dropped' }, does: [AS_MUCH, ...DEALT_AGAIN] },
          { when: { others: 'won-by-other' }, does: [AS_MUCH, OUT, 'thing:the pot = to last-in'] },
        ],
      },
    },
  },
  'splitting-openers': {
    moment: 'draw',
    answers: { discard: { apart: 'Apart', mixed: 'Mixed' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 288-289'],
        cases: [
          { when: { discard: 'apart' }, does: ['penalty = none'] },
          { when: { discard: 'mixed' }, does: [] },
        ],
      },
      donohue: {
        at: ['p. 64'],
        cases: [
          { when: { discard: 'apart' }, does: ['penalty = none'] },
          { when: { discard: 'mixed' }, does: ['pay:the opener = twice the opening bet to pot'] },
        ],
      },
      'uspc-1898': {
        at: USPC,
        cases: [
          { when: { discard: 'apart' }, does: ['penalty = none'] },
          { when: { discard: 'mixed' }, does: ['act:the opener:prove that the openers were there before the draw = must'] },
        ],
      },
    },
  },
  'discard-in-pool': {
    moment: 'draw',
    answers: { whose: { opener: 'opener', other: 'Another' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 287-288'],
        cases: [
          { when: { whose: 'opener' }, does: ['act:the opener:lay the discard under the chips in the pool = must'] },
          { when: { whose: 'other' }, does: ['act:offender:lay the discard in the pool = may not'] },
        ],
      },
    },
  },
  'opener-will-not-bet': { moment: 'betting', books: { 'blue-ribbon-1940': { at: ['p. 288'], cases: ruling(...TO_LEFT) } } },
  'showing-openers': {
    moment: 'showdown',
    answers: { ending: { 'raised-out': 'Raised out', 'dropped-after-draw': 'After the draw', 'not-called': 'Nobody called' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 288'],
        cases: [
          { when: { ending: 'raised-out' }, does: ['act:the opener:show the whole hand = must'] },
          { when: { ending: 'dropped-after-draw' }, does: [SHOWS_OPENERS] },
          { when: { ending: 'not-called' }, does: [] },
        ],
      },
      ...Object.fromEntries(
        Object.entries({ donohue: { at: ['p. 64'], does: [SHOWS_OPENERS] }, 'uspc-1898': { at: ['p. 42'], does: [SHOWS_OPENERS, FIVE_CARDS] } }).map(
          ([book, { at, does }]) => [
            book,
            {
              at,
              cases: [
                { when: { ending: 'raised-out' }, does: [] },
                { when: { ending: 'dropped-after-draw' }, does: [] },
                { when: { ending: 'not-called' }, does },
              ],
            },
          ],
        ),
      ),
    },
  },
};
