// The auction at contract bridge, from Blue Ribbon (Contract Bridge Laws, p. 456-457, and p. 433-434 with the laws of auction bridge, p. 115 and 123)
// and the Sierra manual (p. 20-34).
import { ruling, type WholeLaw, type WholePlace } from '../../whole.ts';

const SIERRA = ['p. 20-34'];
const NOT_NAMED = 'cost = not named';
const SINCE = { overcalled: 'The next player in turn has called', noticed: 'before the next player called' };
const TO_TURN = 'thing:the turn = to proper-player';
const PARTNER_OUT = 'act:partner-of-offender:pass for the rest of the auction = must';
const FIFTY = 'score:others = 50 points above the line';
const NOT_THEIRS = 'act:anyone:redouble a bid of the opponents = may not';
const NOT_UNDOUBLED = 'act:anyone:redouble a bid that no opponent has doubled = may not';
const LAST_BID_ONLY = ['act:anyone:double a bid already doubled, or redouble one already redoubled = may not', NOT_NAMED];

/** A bid or a double out of turn. */
const outOfTurn = (call: string, moment: WholeLaw['moment']): WholeLaw => ({
  moment,
  answers: { since: SINCE },
  books: {
    'blue-ribbon-1940': {
      at: ['p. 456'],
      cases: [
        { when: { since: 'overcalled' }, does: [`thing:${call} = stands`] },
        { when: { since: 'noticed' }, does: [`thing:${call} = void`, TO_TURN, PARTNER_OUT] },
      ],
    },
  },
});

export const auctionLaws: WholePlace['laws'] = {
  'bid-out-of-turn': outOfTurn('the bid', 'bidding'),
  'double-out-of-turn': outOfTurn('the double', 'doubling'),
  'pass-out-of-turn': {
    moment: 'bidding',
    answers: { since: SINCE, bidding: { none: 'Nobody had bid', some: 'There had been a bid' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 456'],
        cases: [
          { when: { since: 'overcalled' }, does: ['thing:the pass = stands'] },
          { when: { since: 'noticed', bidding: 'none' }, does: ['thing:the pass = void', TO_TURN, 'act:offender:pass at the next turn to call = must'] },
          { when: { since: 'noticed', bidding: 'some' }, does: ['thing:the pass = void', TO_TURN, PARTNER_OUT] },
        ],
      },
    },
  },
  'insufficient-bid': {
    moment: 'bidding',
    answers: { since: SINCE, correction: { lowest: 'lowest sufficient bid', other: 'any other sufficient bid', 'no-bid': 'pass or double' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 456'],
        cases: [
          { when: { since: 'overcalled' }, does: ['thing:the bid = stands'] },
          {
            when: { since: 'noticed', correction: 'lowest' },
            does: ['thing:the bid = stands', 'act:partner-of-offender:pass at the next turn to call = must'],
          },
          { when: { since: 'noticed', correction: 'other' }, does: ['thing:the bid = stands', PARTNER_OUT] },
          { when: { since: 'noticed', correction: 'no-bid' }, does: ['act:offender:make the bid sufficient = must'] },
        ],
      },
    },
  },
  'improper-call': {
    moment: 'bidding',
    answers: { since: SINCE },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 456'],
        cases: [
          { when: { since: 'overcalled' }, does: ['thing:the call = stands'] },
          { when: { since: 'noticed' }, does: [] },
        ],
      },
    },
  },
  'bid-changed': {
    moment: 'bidding',
    answers: { what: { slip: 'slip of the tongue', mistake: 'mistake in judgement' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 456'],
        cases: [
          { when: { what: 'slip' }, does: ['act:offender:take back the call = may'] },
          { when: { what: 'mistake' }, does: ['act:offender:take back the call = may not'] },
        ],
      },
    },
  },
  'bidding-review': {
    moment: 'bidding',
    answers: {
      when: {
        'own-turn': 'at the asker’s turn',
        'other-turn': 'at the turn of another',
        'before-lead': 'before the opening lead',
        'after-lead': 'After the opening',
      },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 456', 'p. 457'],
        cases: [
          { when: { when: 'own-turn' }, does: ['act:anyone:ask for the earlier calls to be repeated = may'] },
          { when: { when: 'other-turn' }, does: ['act:anyone:ask = may not', NOT_NAMED] },
          { when: { when: 'before-lead' }, does: ['act:anyone:ask for the earlier calls to be repeated = may'] },
          { when: { when: 'after-lead' }, does: ['act:anyone:ask only what the contract is and whether it is doubled or redoubled = may'] },
        ],
      },
    },
  },
  'all-pass': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': {
        at: ['p. 433-434', 'law 41, p. 115', 'p. 82'],
        cases: ruling('deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer'),
      },
      sierra: { at: SIERRA, cases: ruling('deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer') },
    },
  },
  'redouble-wrong': {
    moment: 'doubling',
    books: {
      'blue-ribbon-1940': {
        at: ['p. 433-434', 'law 39, p. 115', 'law 88, p. 123'],
        cases: ruling('choice of others: score:others = 500 points above the line and thing:the double = void, or deal = void'),
      },
      sierra: { at: SIERRA, cases: ruling(...LAST_BID_ONLY) },
    },
  },
  'partner-doubled': {
    moment: 'doubling',
    books: {
      'blue-ribbon-1940': { at: ['p. 433-434', 'law 34, p. 115', 'law 89, p. 123'], cases: ruling(FIFTY, 'thing:the double = void') },
      sierra: { at: SIERRA, cases: ruling('act:anyone:double a bid of their own side = may not', NOT_NAMED) },
    },
  },
  'doubled-again': {
    moment: 'doubling',
    answers: { by: { bidders: 'side that made the bid', doublers: 'partner of the player who doubled' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 433-434', 'law 34, p. 115', 'law 38, p. 115', 'law 89, p. 123'],
        cases: [
          { when: { by: 'bidders' }, does: ['thing:the call = stands'] },
          { when: { by: 'doublers' }, does: [FIFTY, 'thing:the call = void'] },
        ],
      },
      sierra: { at: SIERRA, cases: ruling(...LAST_BID_ONLY) },
    },
  },
  'redouble-not-open': {
    moment: 'doubling',
    answers: { what: { theirs: 'that the partner had doubled', undoubled: 'opponents that nobody', own: 'partner that nobody' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 433-434', 'law 34, p. 115', 'law 38, p. 115', 'law 89, p. 123'],
        cases: [
          { when: { what: 'theirs' }, does: [FIFTY, 'thing:the call = void'] },
          { when: { what: 'undoubled' }, does: ['thing:the call = stands'] },
          { when: { what: 'own' }, does: [FIFTY, 'thing:the call = void'] },
        ],
      },
      sierra: {
        at: SIERRA,
        cases: [
          { when: { what: 'theirs' }, does: [NOT_THEIRS, NOT_NAMED] },
          { when: { what: 'undoubled' }, does: [NOT_THEIRS, NOT_UNDOUBLED, NOT_NAMED] },
          { when: { what: 'own' }, does: [NOT_UNDOUBLED, NOT_NAMED] },
        ],
      },
    },
  },
  'exposed-before-lead': {
    moment: 'bidding',
    answers: {
      cards: { low: 'below an honour', honour: 'One honour', several: 'Two or more' },
      owner: { defender: 'A defender', 'declarers-side': 'Declarer or dummy' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 456-457'],
        cases: ['low', 'honour', 'several'].flatMap((cards) => {
          const always = ['act:the owner:leave the card face up on the table = must'];
          if (cards !== 'low') always.push('act:the owner’s partner:pass for the rest of the auction = must');
          return [
            {
              when: { cards, owner: 'defender' },
              does: [...always, 'choice of declarer: command:the opening leader = suit forbidden and right = declarer, or card = penalty card'],
            },
            { when: { cards, owner: 'declarers-side' }, does: always },
          ];
        }),
      },
    },
  },
};
