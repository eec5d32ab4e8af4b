// Loo until the first lead, from Donohue (p. 72-75 and laws 1 to 5 and 8, p. 76) and Blue Ribbon (p. 207-209).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

export const DEAL_LOST = ['deal = void', 'dealer = loses the deal'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const FORFEIT = 'pay:offender = 1 loo to pool';
const DEALER_FORFEITS = 'pay:dealer = 1 loo to pool';
export const TO_DEALER = 'thing:the pool = to dealer';
const DEFENDED = 'act:dealer:take the widow and defend the pool with it = must';
const PLAY_FOR_HIMSELF = 'act:dealer:play the hand on their own account = must';
const ALL_PLAY = ruling('act:all-players:play the cards dealt = must');
const NO_RETRACTING = 'act:offender:take back the declaration = may not';
const MISS = 'p. 74';
const DIVISION = ['p. 208'];
const POOL_AFTER = [
  { when: { looed: 'yes' }, does: ['thing:the next pool = a double'] },
  { when: { looed: 'no' }, does: ['thing:the next pool = a simple'] },
];
/** The answers to the question who is looed by a flush. */
export const LOOES = { board: 'Everybody at the table', stood: 'Those alone who stood' };
export const WAIT = 'act:the holder of the flush:wait until all have declared, the dealer too = must';
const NO_FLUSH = ['act:the holder of the flush:claim the pool for the flush = may not'];
export const FLUSH_WINS = 'thing:the pool = to the holder of the flush';
/** Donohue: a flush is no good in a simple pool, and each player who stood pays this much. */
export const donohueFlush = (stood: string): readonly WholeRuling[] => [
  { when: { pool: 'simple' }, does: NO_FLUSH },
  { when: { pool: 'double', looes: 'board' }, does: [FLUSH_WINS, 'pay:each of the others at the table = 3 counters to next-pool'] },
  { when: { pool: 'double', looes: 'stood' }, does: [FLUSH_WINS, `pay:each of the others who stood = ${stood} to next-pool`] },
];
/** Blue Ribbon: the players who stood are looed. */
export const blueFlush = (loo: string): readonly WholeRuling[] => [
  { when: { pool: 'simple' }, does: NO_FLUSH },
  { when: { pool: 'double' }, does: [FLUSH_WINS, `pay:each of the others who stood = ${loo} to next-pool`] },
];

export const handLaws: WholePlace['laws'] = {
  misdeal: {
    moment: 'deal',
    answers: {
      what: { number: 'too many or too few cards', hands: 'too many or too few hands', order: 'out of their order', trump: 'In a simple pool the trump' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 209'],
        cases: [
          ...['number', 'hands'].map((what) => ({
            when: { what },
            does: [...DEAL_LOST, 'pay:dealer = 3 counters to pool', 'act:next-dealer:put in three counters more = must', 'thing:the next pool = a double'],
          })),
          { when: { what: 'order' }, does: [] },
          { when: { what: 'trump' }, does: [] },
        ],
      },
      donohue: { at: ['law 1, p. 76', 'p. 72'], cases: ruling(...DEAL_LOST, DEALER_FORFEITS) },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { by: { dealer: 'The dealer', other: 'Another' } },
    books: {
      donohue: {
        at: ['law 1, p. 76', 'p. 72'],
        cases: [
          { when: { by: 'dealer' }, does: [...DEAL_LOST, DEALER_FORFEITS] },
          { when: { by: 'other' }, does: ['deal = void', FORFEIT] },
        ],
      },
    },
  },
  'faced-card': { moment: 'deal', books: { donohue: { at: ['law 1, p. 76'], cases: ruling(...NEW_DEAL) } } },
  'loo-not-paid': { moment: 'trump-turned', books: { donohue: { at: ['law 8, p. 76'], cases: ruling(FORFEIT) } } },
  'dealer-looks-early': {
    moment: 'cards-looked-at',
    books: { donohue: { at: ['law 2, p. 76'], cases: ruling('act:dealer:look at the hand before everybody has been asked = may not', DEALER_FORFEITS) } },
  },
  'hand-of-another': {
    moment: 'cards-looked-at',
    books: {
      donohue: {
        at: ['law 3, p. 76'],
        cases: ruling(FORFEIT, 'act:the player whose cards were looked at:look at both hands and keep the better = may'),
      },
    },
  },
  'must-everybody-play': {
    moment: 'making-trump',
    books: { 'blue-ribbon-1940': { at: ['p. 207'], cases: ALL_PLAY }, donohue: { at: ['p. 72', 'p. 73-74'], cases: ALL_PLAY } },
  },
  'next-pool': {
    moment: 'hand-over',
    answers: { looed: { yes: 'Yes', no: 'No' } },
    books: { 'blue-ribbon-1940': { at: ['p. 207', 'p. 208'], cases: POOL_AFTER }, donohue: { at: ['p. 72', 'p. 74'], cases: POOL_AFTER } },
  },
  'declared-out-of-turn': { moment: 'bidding', books: { donohue: { at: ['law 4, p. 76'], cases: ruling(FORFEIT) } } },
  'passed-then-played': {
    moment: 'bidding',
    answers: { what: { passed: 'now would play', stood: 'now would pass', played: 'has played a card' } },
    books: {
      donohue: {
        at: [MISS],
        cases: [
          { when: { what: 'passed' }, does: [NO_RETRACTING, 'cost = not named'] },
          { when: { what: 'stood' }, does: [NO_RETRACTING, 'cost = not named'] },
          { when: { what: 'played' }, does: [NO_RETRACTING] },
        ],
      },
    },
  },
  'asks-how-many': {
    moment: 'bidding',
    books: { donohue: { at: [MISS], cases: ruling('act:anyone:ask how many are playing = may not', 'cost = not named') } },
  },
  'widow-taken': { moment: 'bidding', books: { donohue: { at: [MISS], cases: ruling('act:widow-taker:play the widow = must') } } },
  'widow-looked-at': {
    moment: 'bidding',
    books: { donohue: { at: ['law 5, p. 76'], cases: ruling(FORFEIT, 'act:offender:play the widow = must') } },
  },
  'all-pass': {
    moment: 'bidding',
    answers: { right: { yes: 'Yes', no: 'has still to speak' } },
    books: {
      'blue-ribbon-1940': {
        at: DIVISION,
        cases: [
          { when: { right: 'yes' }, does: [TO_DEALER] },
          {
            when: { right: 'no' },
            does: [`choice of right-of-dealer: act:right-of-dealer:play the cards dealt = must, or act:right-of-dealer:take the widow = must, or ${TO_DEALER}`],
          },
        ],
      },
      donohue: {
        at: ['p. 74-75', MISS],
        cases: [
          { when: { right: 'yes' }, does: [TO_DEALER] },
          { when: { right: 'no' }, does: ['act:right-of-dealer:pass = may'] },
        ],
      },
    },
  },
  'one-stands': {
    moment: 'bidding',
    answers: { on: { own: 'Those dealt', widow: 'The widow' } },
    books: {
      'blue-ribbon-1940': {
        at: DIVISION,
        cases: [
          { when: { on: 'own' }, does: [`choice of dealer: ${PLAY_FOR_HIMSELF}, or ${DEFENDED}`] },
          { when: { on: 'widow' }, does: [`choice of dealer: ${PLAY_FOR_HIMSELF}, or thing:the pool = to the only player who stands`] },
        ],
      },
    },
  },
  flush: {
    moment: 'making-trump',
    answers: { pool: { simple: 'A simple one', double: 'A double one' }, looes: LOOES },
    books: {
      'blue-ribbon-1940': { at: ['p. 208-209', 'p. 208'], cases: blueFlush('3 counters') },
      donohue: { at: ['p. 75'], cases: donohueFlush('the whole pool, or the maximum agreed on') },
    },
  },
  'flush-announced-early': {
    moment: 'bidding',
    answers: { looes: LOOES },
    books: {
      'blue-ribbon-1940': { at: ['p. 208-209'], cases: ruling(WAIT, 'cost = not named') },
      donohue: {
        at: ['p. 75'],
        cases: [
          { when: { looes: 'board' }, does: [] },
          {
            when: { looes: 'stood' },
            does: ['act:offender:claim the pool for the flush = may not', 'act:offender:play the flush as a common hand = must'],
          },
        ],
      },
    },
  },
  'two-flushes': {
    moment: 'making-trump',
    books: Object.fromEntries(
      [
        ['blue-ribbon-1940', ['p. 208-209']],
        ['donohue', ['p. 75']],
      ].map(([book, at]) => [
        book,
        {
          at,
          cases: ruling('thing:the pool = to the holder of the flush nearer to the dealer’s left', 'thing:the holder of the other flush = not looed'),
        },
      ]),
    ),
  },
};
