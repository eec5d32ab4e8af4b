// The variants of napoleon, from Blue Ribbon (p. 261-263, and Sir Garnet, p. 400).
import { ruling, type WholeGame } from '../../whole.ts';
import { blue, FAILED_FEW, FAILED_NAP, FIRST_LEAD, GARNET, mayIf, NOT_NAMED, P262, P263, SIZE, TRICK } from './base.ts';

export const variants: WholeGame = {
  'napoleon/misery': {
    laws: {
      'lead-out-of-turn': {
        moment: 'lead',
        answers: { ...TRICK, bid: { tricks: 'A number of tricks', misery: 'Misery' } },
        books: blue(
          ['p. 262', 'p. 261'],
          [
            { when: { trick: 'first', bid: 'tricks' }, does: FIRST_LEAD },
            { when: { trick: 'first', bid: 'misery' }, does: [] },
            { when: { trick: 'later' }, does: [] },
          ],
        ),
      },
      'misery-allowed': { moment: 'bidding', answers: { agreed: { yes: 'Yes', no: 'No' } }, books: blue(P262, mayIf('agreed', 'bid misery')) },
      'rank-of-misery': {
        moment: 'bidding',
        answers: { other: { low: 'Three tricks or fewer', high: 'Four tricks or nap' } },
        books: blue(P262, [
          { when: { other: 'low' }, does: ['thing:the bid = to the bidder of misery'] },
          { when: { other: 'high' }, does: ['thing:the bid = to the bidder of four tricks or of nap'] },
        ]),
      },
      'first-lead-at-misery': { moment: 'opening-lead', books: blue(P262, ruling()) },
      'misery-played': {
        moment: 'count',
        answers: { won: { none: 'No trick', some: 'A trick or more' } },
        books: blue(P262, [
          { when: { won: 'none' }, does: ['pay:others = 3 counters to bidder'] },
          { when: { won: 'some' }, does: ['pay:bidder = 3 counters to others'] },
        ]),
      },
    },
    points: {
      'misery-made': { 'blue-ribbon-1940': '3 counters from each adversary, p. 262' },
      'misery-failed': { 'blue-ribbon-1940': '3 counters to each adversary, p. 262' },
    },
  },
  'napoleon/peep': {
    laws: {
      peep: {
        moment: 'bidding',
        answers: { when: { before: 'Before bidding', nap: 'after another has bid nap', after: 'After the player’s own bid' } },
        books: blue(P263, [
          ...['before', 'nap'].map((when) => ({
            when: { when },
            does: ['act:player:look at the widow = may', 'pay:the player who peeps = 1 counter to pool'],
          })),
          { when: { when: 'after' }, does: ['act:player:look at the widow = may not', NOT_NAMED] },
        ]),
      },
      'who-takes-the-widow': {
        moment: 'discard',
        books: blue(P263, ruling('thing:the widow = to bidder', 'act:bidder:discard down to five cards before playing = must')),
      },
    },
    points: { peep: { 'blue-ribbon-1940': '1 counter into the pool, p. 263' } },
  },
  'napoleon/pool': {
    laws: {
      'lead-out-of-turn': { moment: 'lead', answers: TRICK, books: blue(P262, ruling('pay:offender = 3 counters to pool')) },
      revoke: { moment: 'play', books: blue(P262, ruling('pay:offender = 5 counters to pool')) },
      'bid-not-made': {
        moment: 'count',
        answers: SIZE,
        books: blue(P262, [
          { when: { size: 'few' }, does: [FAILED_FEW] },
          { when: { size: 'nap' }, does: ['pay:bidder = as much as is then in the pool to pool', FAILED_NAP] },
        ]),
      },
      'who-takes-the-pool': {
        moment: 'count',
        answers: { bid: { few: 'One trick to four', nap: 'Nap' } },
        books: blue(P262, [
          { when: { bid: 'few' }, does: ['thing:the pool = left for the next deal'] },
          { when: { bid: 'nap' }, does: ['thing:the pool = to bidder'] },
        ]),
      },
    },
    points: {
      stake: { 'blue-ribbon-1940': 'the same from each; how much is left to the players, p. 262' },
      'dealer-adds': { 'blue-ribbon-1940': 'a sum agreed upon, p. 262' },
      pool: { 'blue-ribbon-1940': 'the player who bids nap and makes it, p. 262' },
      doubling: { 'blue-ribbon-1940': 'as much as is then in it, p. 262' },
      revoke: { 'blue-ribbon-1940': '5 counters into the pool, p. 262' },
      'lead-out-of-turn': { 'blue-ribbon-1940': '3 counters into the pool, p. 262' },
    },
  },
  'napoleon/purchase': {
    laws: {
      'buying-cards': {
        moment: 'draw',
        answers: { when: { turn: 'before bidding begins', again: 'Again', late: 'When bidding has begun' } },
        books: blue(
          ['p. 262-263'],
          [
            { when: { when: 'turn' }, does: ['act:player:buy cards in exchange for any of those dealt, a counter for each thrown out = may'] },
            { when: { when: 'again' }, does: [] },
            { when: { when: 'late' }, does: ['act:player:buy cards in exchange for any of those dealt, a counter for each thrown out = may not'] },
          ],
        ),
      },
      'pack-runs-out': { moment: 'draw', books: blue(['p. 262-263'], ruling()) },
    },
    points: { 'card-bought': { 'blue-ribbon-1940': '1 counter a card thrown out, p. 262-263' } },
  },
  'napoleon/sir-garnet': {
    laws: {
      'bid-not-made': {
        moment: 'count',
        answers: { size: { few: 'One trick to four', nap: 'Nap, without the widow' } },
        books: blue(
          ['p. 400', 'p. 262'],
          [
            { when: { size: 'few' }, does: [FAILED_FEW] },
            { when: { size: 'nap' }, does: [FAILED_NAP] },
          ],
        ),
      },
      'widow-taken': { moment: 'bidding', books: blue(GARNET, ruling('act:player:take the widow = may', 'act:widow-taker:play nap = must')) },
      'second-taker': { moment: 'bidding', books: blue(GARNET, ruling()) },
      'discard-shown': { moment: 'discard', books: blue(GARNET, ruling('act:widow-taker:discard the other cards without showing them = must', NOT_NAMED)) },
      'widow-played': {
        moment: 'count',
        answers: { won: { all: 'All five', fewer: 'Fewer' } },
        books: blue(
          ['p. 400', 'p. 262'],
          [
            { when: { won: 'all' }, does: ['pay:others = 10 counters to widow-taker'] },
            { when: { won: 'fewer' }, does: ['pay:widow-taker = 10 counters to others'] },
          ],
        ),
      },
    },
    points: { 'widow-failed': { 'blue-ribbon-1940': '2 times, p. 400' } },
  },
  'napoleon/wellington-and-blucher': {
    laws: {
      'wellington-allowed': {
        moment: 'bidding',
        answers: { agreed: { yes: 'Yes', no: 'No' } },
        books: blue(P262, mayIf('agreed', 'overbid nap with Wellington, and Wellington with Blucher')),
      },
      'higher-than-nap': {
        moment: 'bidding',
        answers: { bids: { wellington: 'Nap and Wellington', blucher: 'Wellington and Blucher' } },
        books: blue(P262, [
          { when: { bids: 'wellington' }, does: ['thing:the bid = to the bidder of Wellington'] },
          { when: { bids: 'blucher' }, does: ['thing:the bid = to the bidder of Blucher'] },
        ]),
      },
      'wellington-or-blucher-played': {
        moment: 'count',
        answers: { bid: { wellington: 'Wellington', blucher: 'Blucher' }, won: { yes: 'Yes', no: 'No' } },
        books: blue(P262, [
          { when: { won: 'yes' }, does: ['pay:others = 10 counters to bidder'] },
          { when: { won: 'no', bid: 'wellington' }, does: ['pay:bidder = 10 counters to others'] },
          { when: { won: 'no', bid: 'blucher' }, does: ['pay:bidder = 20 counters to others'] },
        ]),
      },
    },
    points: {
      'wellington-made': { 'blue-ribbon-1940': '10 counters from each adversary, p. 262' },
      'wellington-failed': { 'blue-ribbon-1940': '10 counters to each adversary, p. 262' },
      'blucher-made': { 'blue-ribbon-1940': '10 counters from each adversary, p. 262' },
      'blucher-failed': { 'blue-ribbon-1940': '20 counters to each adversary, p. 262' },
    },
  },
  'napoleon/widow': {
    laws: {
      'who-may-take-the-widow': {
        moment: 'discard',
        answers: { bid: { nap: 'Nap', less: 'Less than nap' } },
        books: blue(P263, [
          { when: { bid: 'nap' }, does: ['act:bidder:take the widow = may', 'act:bidder:discard down to five cards before playing = must'] },
          { when: { bid: 'less' }, does: ['act:bidder:take the widow = may not', NOT_NAMED] },
        ]),
      },
    },
  },
};
