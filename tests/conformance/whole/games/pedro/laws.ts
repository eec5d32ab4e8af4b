// Pedro, from Blue Ribbon (p. 10-11, with its auction pitch, p. 7-9), Donohue (p. 41-43, with its auction pitch, p. 47-49, and its laws of all-fours) and
// U.S. Playing Card (p. 71-72).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

const NOT_NAMED = 'cost = not named';
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const FOLLOW = 'act:anyone:follow suit when able = must';
const SET_BACK = ['lose:bidder = the amount of the bid', 'score:bidder = nothing'];
const DEALER_SET_BACK = ['lose:dealer = the amount of the bid', 'score:dealer = nothing'];
const REVOKE = ['lose:offender = the amount of the bid', 'score:offender = nothing'];
const WITHOUT_BID = { when: { bid: 'no' }, does: ['score:offender = nothing'] };
const LEADS = ruling('act:dealer:lead the suit wanted for trumps = must');
const BIDS_ON = ruling('act:player:bid higher when the turn comes round again = may');
const REFUSES = ruling('act:dealer:refuse every bid and make the trump = may', 'act:dealer:make as many as were offered = must');
const SOLD = ruling('score:dealer = the amount of the bid');
const LOW_TAKEN = ['score:trick-winner = the point that low brings'];
const CHECKED = 'act:bookkeeper:see that every point claimed was made by the cards = must';
/** A plain suit may be trumped; trumps must be followed. */
const PLAIN_OR_TRUMP: readonly WholeRuling[] = [
  { when: { led: 'plain' }, does: ['penalty = none'] },
  { when: { led: 'trump' }, does: [FOLLOW] },
];
/** The order in which points count towards going out. */
export const countOut = (order: string) => ruling(`act:all-players:count in the order ${order} = must`, 'game = won by first-out');

export const laws: WholePlace['laws'] = {
  'cut-for-deal': {
    moment: 'cut',
    books: {
      donohue: { at: ['p. 41', 'p. 49', 'law 1, p. 80'], cases: ruling('thing:the cut = void') },
      'uspc-1898': { at: ['p. 71'], cases: ruling('thing:another card = given to each of those who tie') },
    },
  },
  'wrong-number': {
    moment: 'deal',
    answers: { what: { cards: 'too many or too few cards', hands: 'a hand too many' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 11', 'p. 9'], cases: ruling(...NEW_DEAL) },
      donohue: {
        at: ['p. 41', 'p. 49', 'law 5, p. 81'],
        cases: [
          { when: { what: 'cards' }, does: NEW_DEAL },
          { when: { what: 'hands' }, does: [] },
        ],
      },
    },
  },
  'second-bid': {
    moment: 'bidding',
    books: {
      'blue-ribbon-1940': { at: ['p. 10'], cases: ruling('act:anyone:bid a second time = may not') },
      donohue: { at: ['p. 41-42'], cases: BIDS_ON },
      'uspc-1898': { at: ['p. 71-72'], cases: BIDS_ON },
    },
  },
  'nobody-bids': { moment: 'bidding', books: { donohue: { at: ['p. 41'], cases: LEADS }, 'uspc-1898': { at: ['p. 72'], cases: LEADS } } },
  'dealer-refuses-bids': {
    moment: 'bidding',
    books: { donohue: { at: ['p. 41-42', 'p. 42'], cases: REFUSES }, 'uspc-1898': { at: ['p. 72'], cases: REFUSES } },
  },
  'bid-to-the-dealer': { moment: 'bidding', books: { donohue: { at: ['p. 41'], cases: SOLD }, 'uspc-1898': { at: ['p. 72'], cases: SOLD } } },
  'pitched-without-bid': {
    moment: 'bidding',
    answers: { how: { nothing: 'Nothing', lower: 'Not more' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 11', 'p. 10'],
        cases: [
          { when: { how: 'nothing' }, does: [] },
          { when: { how: 'lower' }, does: ['act:offender:lead the trump = may not'] },
        ],
      },
    },
  },
  'wrong-suit-led': {
    moment: 'opening-lead',
    books: {
      'blue-ribbon-1940': { at: ['p. 10', 'p. 7-8'], cases: ruling('thing:the lead = stands') },
      donohue: { at: ['p. 41', 'p. 48-49'], cases: ruling() },
    },
  },
  'first-lead': {
    moment: 'opening-lead',
    books: { 'uspc-1898': { at: ['p. 72'], cases: ruling('act:bidder:lead trumps to the first trick = must', NOT_NAMED) } },
  },
  'trumped-with-suit': {
    moment: 'play',
    answers: { led: { plain: 'A plain suit', trump: 'Trumps' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 10', 'p. 7-8'], cases: PLAIN_OR_TRUMP },
      donohue: { at: ['p. 41', 'p. 49'], cases: PLAIN_OR_TRUMP },
      'uspc-1898': { at: ['p. 72'], cases: PLAIN_OR_TRUMP },
    },
  },
  revoke: {
    moment: 'play',
    answers: { bid: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 11', 'p. 9'],
        cases: [
          { when: { bid: 'yes' }, does: REVOKE },
          { when: { bid: 'no' }, does: ['lose:offender = 2 points', 'score:offender = nothing'] },
        ],
      },
      donohue: { at: ['p. 41', 'p. 49'], cases: [{ when: { bid: 'yes' }, does: REVOKE }, WITHOUT_BID] },
      'uspc-1898': { at: ['p. 72'], cases: [{ when: { bid: 'yes' }, does: REVOKE }, WITHOUT_BID] },
    },
  },
  'who-scores-low': {
    moment: 'count',
    answers: { custom: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 10'], cases: ruling(...LOW_TAKEN) },
      donohue: {
        at: ['p. 41', 'p. 43'],
        cases: [
          { when: { custom: 'no' }, does: ['score:player-who-got-it = the point that low brings'] },
          { when: { custom: 'yes' }, does: LOW_TAKEN },
        ],
      },
      'uspc-1898': { at: ['p. 71'], cases: ruling(...LOW_TAKEN) },
    },
  },
  'bid-not-made': {
    moment: 'count',
    books: {
      'blue-ribbon-1940': { at: ['p. 10', 'p. 8'], cases: ruling(...SET_BACK) },
      donohue: { at: ['p. 42', 'p. 41'], cases: ruling(...SET_BACK) },
      'uspc-1898': { at: ['p. 72'], cases: ruling(...SET_BACK) },
    },
  },
  'refused-bid-not-made': {
    moment: 'count',
    books: {
      donohue: { at: ['p. 42', 'p. 41'], cases: ruling(...DEALER_SET_BACK) },
      'uspc-1898': { at: ['p. 72'], cases: ruling(...DEALER_SET_BACK) },
    },
  },
  'both-go-out': {
    moment: 'score-entered',
    books: {
      donohue: { at: ['p. 41', 'p. 43'], cases: countOut('high, low, jack, game, pedro') },
      'uspc-1898': { at: ['p. 71', 'p. 72'], cases: countOut('high, low, jack, game, pedro') },
    },
  },
  'claimed-points': {
    moment: 'score-entered',
    books: {
      donohue: { at: ['p. 42'], cases: ruling(CHECKED, 'act:bookkeeper:say how the game stands, when a player asks = must') },
      'uspc-1898': { at: ['p. 72'], cases: ruling(CHECKED, NOT_NAMED) },
    },
  },
};
