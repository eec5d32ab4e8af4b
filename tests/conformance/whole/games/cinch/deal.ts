// Cinch until the first lead, from Blue Ribbon (p. 186-188) and U.S. Playing Card (p. 57-58).
import { ruling, type WholePlace } from '../../whole.ts';

const NOT_NAMED = 'cost = not named';
const MISDEAL = ['deal = void', 'dealer = loses the deal'];
const ONE_BID = ruling('act:anyone:bid a second time = may not');

export const dealLaws: WholePlace['laws'] = {
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the last three', late: 'After that' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 187'],
        cases: [
          { when: { noticed: 'in-time' }, does: ['thing:the deal = stopped'] },
          { when: { noticed: 'late' }, does: ['act:anyone:stop the deal = may not'] },
        ],
      },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { who: { dealer: 'The dealer', other: 'Anyone else' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 187'],
        cases: [
          { when: { who: 'dealer' }, does: ['deal = void', 'right = opponents-of-dealer'] },
          { when: { who: 'other' }, does: ['act:dealer:deal again = may'] },
        ],
      },
    },
  },
  'wrong-number': {
    moment: 'deal',
    answers: { found: { before: 'Nobody has bid', three: 'and three players', fewer: 'fewer than three', played: 'has played in the first trick' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 187'],
        cases: [
          { when: { found: 'before' }, does: MISDEAL },
          { when: { found: 'three' }, does: ['deal = stands'] },
          { when: { found: 'fewer' }, does: MISDEAL },
          { when: { found: 'played' }, does: ['deal = stands', 'score:the player with too many cards and that player’s partner = nothing'] },
        ],
      },
    },
  },
  'bid-out-of-turn': {
    moment: 'bidding',
    answers: { who: { early: 'before the eldest hand', partner: 'left has bid', passed: 'left has passed', dealer: 'The dealer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 187'],
        cases: [
          { when: { who: 'early' }, does: ['act:the player and that player’s partner:bid = may not'] },
          { when: { who: 'partner' }, does: ['act:dealer:bid, like the partner, before the second hand = may'] },
          { when: { who: 'passed' }, does: [] },
          { when: { who: 'dealer' }, does: ['lose:the dealer and the dealer’s partner = their bids'] },
        ],
      },
    },
  },
  'bid-with-too-many': {
    moment: 'bidding',
    books: { 'blue-ribbon-1940': { at: ['p. 187'], cases: ruling('thing:the bid = void', 'thing:the extra card = withdrawn, face down') } },
  },
  'second-bid': {
    moment: 'bidding',
    books: { 'blue-ribbon-1940': { at: ['p. 186'], cases: ONE_BID }, 'uspc-1898': { at: ['p. 57'], cases: ONE_BID } },
  },
  'dealer-rejects-bids': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': { at: ['p. 186'], cases: ruling('act:bidder:name the trump suit = must') },
      'uspc-1898': { at: ['p. 57'], cases: ruling('act:dealer:reject all the bids and name the trump = may') },
    },
  },
  'nobody-bids': {
    moment: 'bidding',
    books: {
      'uspc-1898': {
        at: ['p. 57'],
        cases: ruling('choice of dealer: act:dealer:bid one point and name the trump = must, or deal = void and dealer = loses the deal'),
      },
    },
  },
  'trump-named-early': { moment: 'bidding', books: { 'blue-ribbon-1940': { at: ['p. 187'], cases: ruling('act:partner-of-offender:bid = may not') } } },
  'plain-card-kept': {
    moment: 'discard',
    books: {
      'blue-ribbon-1940': { at: ['p. 186'], cases: ruling('act:anyone:discard every card that is no trump = must', NOT_NAMED) },
      'uspc-1898': { at: ['p. 57'], cases: ruling('act:player:keep plain cards, once three cards have been discarded = may') },
    },
  },
  'trump-discarded': {
    moment: 'discard',
    answers: { seen: { no: 'not been looked at', yes: 'have been looked at' } },
    books: {
      'uspc-1898': {
        at: ['p. 58'],
        cases: [
          { when: { seen: 'no' }, does: ['act:offender:take the trump back = may'] },
          { when: { seen: 'yes' }, does: ['act:offender:take back the discard = may not', 'score:maker = whatever that trump counts'] },
        ],
      },
    },
  },
  'wrong-number-asked': {
    moment: 'discard',
    answers: { next: { yes: 'Yes', no: 'No' }, what: { few: 'Too few', many: 'Too many' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 188'],
        cases: [
          { when: { next: 'yes', what: 'few' }, does: ['act:offender:make up the hand out of the discards = must'] },
          { when: { next: 'yes', what: 'many' }, does: ['thing:one card = drawn out of the hand, face down'] },
          { when: { next: 'no' }, does: [] },
        ],
      },
    },
  },
  'dealer-robs-pack': {
    moment: 'discard',
    books: {
      'blue-ribbon-1940': { at: ['p. 186'], cases: ruling('act:dealer:search the rest of the pack and take the trumps in it = may') },
      'uspc-1898': { at: ['p. 57'], cases: ruling('act:dealer:search the rest of the pack and take any cards = may') },
    },
  },
  'dealer-over-six-trumps': {
    moment: 'discard',
    books: { 'uspc-1898': { at: ['p. 57-58'], cases: ruling('act:dealer:discard all the trumps over six, where everyone can see them = must') } },
  },
};
