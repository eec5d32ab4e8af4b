// Auction pitch, from Blue Ribbon (p. 7-9), Donohue (p. 47-49, with the laws of all fours, p. 81-82) and the Sierra manual (p. 103-106).
import { ruling, type WholePlace } from '../../whole.ts';

const SIERRA = ['p. 103-106'];
const BLUE = ['p. 9'];
const DONOHUE = ['p. 49'];
const BY_CLAUSE = ['p. 49', 'law 5, p. 81'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const IN_ORDER = 'act:all-players:count in the order high, low, jack, game = must';
const NO_SECOND_BID = ['act:anyone:bid a second time = may not'];
const BID_LOST = ruling('lose:bidder = the amount of the bid', 'score:bidder = nothing');
const MUST_PITCH = ruling('act:left-of-dealer:pitch the trump = must');
const TIED = ruling('act:tied-players:score the point for game = may not');
const REVOKED = ['lose:offender = the amount of the bid', 'score:offender = nothing'];

export const laws: NonNullable<WholePlace['laws']> = {
  'improper-cut': {
    moment: 'cut',
    answers: { what: { thin: 'fewer than four', exposed: 'exposed' } },
    books: {
      'blue-ribbon-1940': {
        at: BLUE,
        cases: [
          { when: { what: 'thin' }, does: ['thing:the cut = void'] },
          { when: { what: 'exposed' }, does: [] },
        ],
      },
      donohue: {
        at: ['p. 49', 'law 2, p. 81', 'law 3, p. 81'],
        cases: [
          { when: { what: 'thin' }, does: ['thing:the cut = void', 'act:offender:lift at least four cards and leave at least four = must'] },
          { when: { what: 'exposed' }, does: ['thing:the cut = void', 'right = anyone'] },
        ],
      },
    },
  },
  'dealt-without-cut': {
    moment: 'deal',
    books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) }, donohue: { at: BY_CLAUSE, cases: ruling(...NEW_DEAL) } },
  },
  'faced-card': {
    moment: 'deal',
    books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) }, donohue: { at: BY_CLAUSE, cases: ruling(...NEW_DEAL) } },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { whose: { adversary: 'Another', dealer: 'The dealer' } },
    books: {
      'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) },
      donohue: {
        at: BY_CLAUSE,
        cases: [
          { when: { whose: 'adversary' }, does: NEW_DEAL },
          { when: { whose: 'dealer' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'wrong-number': {
    moment: 'deal',
    answers: { what: { cards: 'too few cards', hands: 'hand too many' } },
    books: {
      'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) },
      donohue: {
        at: BY_CLAUSE,
        cases: [
          { when: { what: 'cards' }, does: NEW_DEAL },
          { when: { what: 'hands' }, does: [] },
        ],
      },
    },
  },
  'trumped-with-suit': {
    moment: 'play',
    answers: { led: { plain: 'plain suit', trump: 'Trumps' } },
    books: {
      sierra: {
        at: SIERRA,
        cases: [
          { when: { led: 'plain' }, does: ['penalty = none'] },
          { when: { led: 'trump' }, does: ['act:anyone:follow suit when able = must'] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 7-8'],
        cases: [
          { when: { led: 'plain' }, does: ['penalty = none'] },
          { when: { led: 'trump' }, does: ['act:anyone:follow suit when able = must'] },
        ],
      },
      donohue: {
        at: DONOHUE,
        cases: [
          { when: { led: 'plain' }, does: ['penalty = none'] },
          { when: { led: 'trump' }, does: ['act:anyone:follow suit when able = must'] },
        ],
      },
    },
  },
  revoke: {
    moment: 'play',
    answers: { bid: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: BLUE,
        cases: [
          { when: { bid: 'yes' }, does: REVOKED },
          { when: { bid: 'no' }, does: ['lose:offender = 2 points', 'score:offender = nothing'] },
        ],
      },
      donohue: {
        at: DONOHUE,
        cases: [
          { when: { bid: 'yes' }, does: REVOKED },
          { when: { bid: 'no' }, does: ['score:offender = nothing'] },
        ],
      },
    },
  },
  'tie-for-game': { moment: 'count', books: { sierra: { at: SIERRA, cases: TIED }, donohue: { at: ['p. 48'], cases: TIED } } },
  'both-go-out': {
    moment: 'score-entered',
    answers: { bidder: { yes: 'Yes', no: 'No' } },
    books: {
      sierra: { at: SIERRA, cases: ruling(IN_ORDER, 'game = won by first-out') },
      'blue-ribbon-1940': {
        at: ['p. 8-9'],
        cases: [
          { when: { bidder: 'yes' }, does: ['game = won by bidder'] },
          { when: { bidder: 'no' }, does: [IN_ORDER, 'game = won by first-out'] },
        ],
      },
      donohue: { at: ['p. 48'], cases: ruling(IN_ORDER, 'game = won by first-out') },
    },
  },
  'imperfect-pack': { moment: 'deal', books: { 'blue-ribbon-1940': { at: BLUE, cases: ruling(...NEW_DEAL) } } },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the last', late: 'After' } },
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
  'further-bid': {
    moment: 'bidding',
    answers: { what: { second: 'again', four: 'after a bid of four' } },
    books: {
      sierra: {
        at: SIERRA,
        cases: [
          { when: { what: 'second' }, does: NO_SECOND_BID },
          { when: { what: 'four' }, does: [] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 7', 'p. 9'],
        cases: [
          { when: { what: 'second' }, does: NO_SECOND_BID },
          { when: { what: 'four' }, does: ['act:others:bid = may not'] },
        ],
      },
      donohue: {
        at: ['p. 47'],
        cases: [
          { when: { what: 'second' }, does: NO_SECOND_BID },
          { when: { what: 'four' }, does: [] },
        ],
      },
    },
  },
  'nobody-bids': {
    moment: 'bidding',
    books: {
      sierra: { at: SIERRA, cases: ruling('deal = void') },
      'blue-ribbon-1940': { at: ['p. 7'], cases: ruling('act:left-of-dealer:pitch the trump = may') },
      donohue: { at: ['p. 48'], cases: MUST_PITCH },
    },
  },
  'pitched-without-bid': {
    moment: 'bidding',
    answers: { how: { nothing: 'Nothing', lower: 'earlier bid' } },
    books: {
      'blue-ribbon-1940': {
        at: BLUE,
        cases: [
          { when: { how: 'nothing' }, does: ['act:offender:make four points or be set back = must'] },
          { when: { how: 'lower' }, does: ['act:offender:pitch the trump = may not'] },
        ],
      },
    },
  },
  'seller-out-on-the-bid': {
    moment: 'bidding',
    books: { donohue: { at: ['p. 48'], cases: ruling('score:the seller = the amount of the bid', 'game = won by the seller') } },
  },
  'wrong-suit-led': {
    moment: 'opening-lead',
    books: {
      sierra: { at: SIERRA, cases: ruling('thing:the lead = stands') },
      'blue-ribbon-1940': { at: ['p. 7-8'], cases: ruling('thing:the lead = stands') },
      donohue: { at: ['p. 48-49'], cases: ruling() },
    },
  },
  'smudge-not-made': { moment: 'count', books: { sierra: { at: SIERRA, cases: ruling('lose:bidder = 5 points', 'score:bidder = nothing') } } },
  'bid-not-made': {
    moment: 'count',
    books: {
      sierra: { at: SIERRA, cases: BID_LOST },
      'blue-ribbon-1940': { at: ['p. 8'], cases: BID_LOST },
      donohue: { at: ['p. 47-48'], cases: BID_LOST },
    },
  },
  'refused-bid-not-made': {
    moment: 'count',
    books: { donohue: { at: ['p. 47'], cases: ruling('lose:the seller = the amount of the bid', 'score:the seller = nothing') } },
  },
  'loss-through-revoke': {
    moment: 'hand-over',
    answers: { who: { bidder: 'The bidder', other: 'Another' } },
    books: {
      'blue-ribbon-1940': {
        at: BLUE,
        cases: [
          { when: { who: 'bidder' }, does: ['act:others:set the bidder back = may not', 'score:bidder = all that they made in the deal'] },
          { when: { who: 'other' }, does: [] },
        ],
      },
      donohue: { at: DONOHUE, cases: ruling('thing:the score = corrected', 'right = the player who lost by it') },
    },
  },
  'next-dealer-out': {
    moment: 'next-cut',
    books: { donohue: { at: ['law 6, p. 81-82'], cases: ruling('act:first-out:deal the others their hands and then retire = must') } },
  },
};
