// The auction at bridge, from Blue Ribbon (p. 82 and 87, laws 28 to 42, p. 114-115, laws 77 to 91, p. 121-123, and law 129, p. 128) and Donohue (p. 415, by
// which the rules of bridge on p. 402 apply).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

const SAME = 'p. 415';
const NOT_NAMED = 'cost = not named';
const FIFTY = 'score:others = 50 points above the line';
const VOID = 'thing:the declaration = void';
const DOUBLE_VOID = 'thing:the double = void';
const PARTNER_OUT = 'act:partner-of-offender:take any further part in the bidding = may not';
const OUT = 'act:offender:take any further part in the bidding = may not';
const TO_TURN = 'thing:the turn = to proper-player';
const NEXT = { attention: 'called attention', declared: 'left declared' };
const WHOSE = { partner: 'The player’s partner’s', opponent: 'An opponent’s' };
const YES_NO = { yes: 'Yes', no: 'No' };

/** Doubles and redoubles out of turn, laws 82 and 83. */
const outOfTurn = (call: string): readonly WholeRuling[] => [
  { when: { next: 'declared' }, does: [`thing:${call} = stands`] },
  { when: { next: 'attention', whose: 'opponent' }, does: [VOID, TO_TURN, PARTNER_OUT] },
  { when: { next: 'attention', whose: 'partner' }, does: [VOID, TO_TURN, PARTNER_OUT, 'act:partner-of-offender:pass = must'] },
];
const SUFFICIENT = 'act:offender:make the bid sufficient, in any suit or in no trumps = must';

export const auctionLaws: WholePlace['laws'] = {
  'bid-out-of-turn': {
    moment: 'bidding',
    answers: { next: NEXT, whose: WHOSE },
    books: { 'blue-ribbon-1940': { at: ['law 82, p. 122', 'law 83, p. 122', 'p. 87'], cases: outOfTurn('the bid') } },
  },
  'double-out-of-turn': {
    moment: 'doubling',
    answers: { what: { double: 'Double', redouble: 'Redouble' }, next: NEXT, whose: WHOSE },
    books: {
      'blue-ribbon-1940': { at: ['law 82, p. 122', 'law 83, p. 122'], cases: outOfTurn('the declaration') },
      donohue: {
        at: [SAME, 'p. 402'],
        cases: [
          { when: { what: 'double', next: 'attention' }, does: ['deal = void', 'right = left-of-offender'] },
          { when: { what: 'double', next: 'declared' }, does: [] },
          { when: { what: 'redouble' }, does: [] },
        ],
      },
    },
  },
  'insufficient-bid': {
    moment: 'bidding',
    answers: {
      next: { corrected: 'same suit or in no trumps', 'other-suit': 'another suit', accepted: 'passed, overcalled', attention: 'called attention' },
      turn: YES_NO,
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 77, p. 121', 'law 78, p. 121', 'law 79, p. 121', 'law 80, p. 122', 'p. 87'],
        cases: [
          { when: { next: 'accepted' }, does: ['thing:the bid = stands'] },
          { when: { next: 'corrected', turn: 'yes' }, does: ['thing:the bid = stands'] },
          { when: { next: 'other-suit', turn: 'yes' }, does: [] },
          { when: { next: 'attention', turn: 'yes' }, does: [SUFFICIENT, PARTNER_OUT] },
          ...['corrected', 'other-suit', 'attention'].map((next) => ({
            when: { next, turn: 'no' },
            does: [`choice of left-of-offender: ${SUFFICIENT} and ${PARTNER_OUT}, or ${PARTNER_OUT} and ${VOID} and ${TO_TURN}`],
          })),
        ],
      },
    },
  },
  'bid-changed': {
    moment: 'bidding',
    answers: { why: { slip: 'slip of the tongue', insufficient: 'insufficient', other: 'any other reason' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 32, p. 114', 'law 81, p. 122'],
        cases: [
          { when: { why: 'slip' }, does: ['act:bidder:take back the bid = may'] },
          { when: { why: 'insufficient' }, does: ['act:bidder:take back the bid = may'] },
          { when: { why: 'other' }, does: [VOID, TO_TURN, PARTNER_OUT] },
        ],
      },
    },
  },
  'pass-out-of-turn': {
    moment: 'bidding',
    answers: { bid: YES_NO, left: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 84, p. 122', 'law 85, p. 122'],
        cases: [
          { when: { bid: 'no', left: 'no' }, does: ['thing:the pass = void'] },
          { when: { bid: 'no', left: 'yes' }, does: ['thing:the pass = stands'] },
          { when: { bid: 'yes', left: 'no' }, does: [TO_TURN, OUT] },
          { when: { bid: 'yes', left: 'yes' }, does: ['thing:the pass = stands', OUT] },
        ],
      },
    },
  },
  'bid-over-seven': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': {
        at: ['law 86, p. 122-123', 'law 29, p. 114', 'law 33, p. 114'],
        cases: ruling(
          'thing:the bid = void',
          'act:offender:pass for the rest of the auction = must',
          'choice of others: thing:the last legal call = stands, or deal = void, or act:offender:play a contract of seven odd tricks, doubled or not as the other side chooses = must',
        ),
      },
    },
  },
  'barred-player-bids': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': {
        at: ['law 87, p. 123'],
        cases: ruling(`choice of others: thing:the declaration = stands, or ${VOID}`, 'act:offender:pass for the rest of the auction = must'),
      },
    },
  },
  'all-pass': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': { at: ['law 41, p. 115', 'p. 82'], cases: ruling('deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer') },
    },
  },
  'auction-told-late': {
    moment: 'play',
    answers: { what: { final: 'The final bid only', earlier: 'An earlier bid' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 129, p. 128'],
        cases: [
          { when: { what: 'final' }, does: ['penalty = none'] },
          { when: { what: 'earlier' }, does: ['command:offender = suit named', 'right = others'] },
        ],
      },
      donohue: {
        at: [SAME],
        cases: [
          { when: { what: 'final' }, does: ['act:anyone:ask what the final bid was = may'] },
          { when: { what: 'earlier' }, does: ['act:offender:tell the partner what was bid before = may not', NOT_NAMED] },
        ],
      },
    },
  },
  'call-after-close': {
    moment: 'bidding',
    answers: { who: { 'declarers-side': 'whose bid stands', defender: 'defenders' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 40, p. 115', 'law 90, p. 123'],
        cases: [
          { when: { who: 'declarers-side' }, does: [VOID] },
          { when: { who: 'defender' }, does: [VOID, 'command:partner-of-offender = suit named', 'right = declarer'] },
        ],
      },
      donohue: {
        at: [SAME],
        cases: [
          { when: { who: 'declarers-side' }, does: ['act:bidder:overbid a bid of their own that the three others have passed = may not'] },
          { when: { who: 'defender' }, does: [] },
        ],
      },
    },
  },
  'redouble-wrong': {
    moment: 'doubling',
    books: {
      'blue-ribbon-1940': {
        at: ['law 39, p. 115', 'law 88, p. 123'],
        cases: ruling('choice of others: score:others = 500 points above the line and thing:the double = void, or deal = void'),
      },
    },
  },
  'partner-doubled': {
    moment: 'doubling',
    books: {
      'blue-ribbon-1940': { at: ['law 34, p. 115', 'law 89, p. 123'], cases: ruling(FIFTY, DOUBLE_VOID) },
      donohue: { at: [SAME], cases: ruling('act:anyone:double the partner’s bid or redouble the partner’s double = may not', NOT_NAMED) },
    },
  },
  'wrong-bid-doubled': {
    moment: 'doubling',
    books: {
      'blue-ribbon-1940': {
        at: ['law 34, p. 115', 'law 91, p. 123'],
        cases: ruling(DOUBLE_VOID, 'act:offender:make another call instead = must', PARTNER_OUT),
      },
    },
  },
};
