// Napoleon, from Blue Ribbon (p. 261-262).
import { ruling, type WholeLaw, type WholePlace, type WholeRuling } from '../../whole.ts';

export const NOT_NAMED = 'cost = not named';
export const blue = (at: readonly string[], cases: readonly WholeRuling[]): WholeLaw['books'] => ({ 'blue-ribbon-1940': { at, cases } });
export const P261 = ['p. 261'];
export const P262 = ['p. 262'];
export const P263 = ['p. 263'];
export const GARNET = ['p. 400'];
export const SIZE = { size: { few: 'One trick to four', nap: 'Nap: all five' } };
export const TRICK = { trick: { first: 'The first', later: 'A later one' } };
export const FIRST_LEAD = ['act:bidder:lead to the first trick = must', NOT_NAMED];
export const FAILED_FEW = 'pay:bidder = the amount of the bid to others';
export const FAILED_NAP = 'pay:bidder = 5 counters to others';
export const mayIf = (fact: string, what: string): readonly WholeRuling[] => [
  { when: { [fact]: 'yes' }, does: [`act:player:${what} = may`] },
  { when: { [fact]: 'no' }, does: [`act:player:${what} = may not`] },
];

export const base: WholePlace = {
  laws: {
    'cut-for-the-deal': {
      moment: 'cut',
      answers: { cut: { ace: 'An ace', same: 'of one rank' } },
      books: blue(P261, [
        { when: { cut: 'ace' }, does: ['deal = to the player with the lowest cut'] },
        { when: { cut: 'same' }, does: [] },
      ]),
    },
    misdeal: { moment: 'deal', books: blue(P261, ruling('penalty = none')) },
    'nobody-bids': { moment: 'bidding', books: blue(P261, ruling('act:dealer:bid one trick at least = must')) },
    'first-lead-not-trump': { moment: 'opening-lead', books: blue(P261, ruling('act:bidder:lead a trump to the first trick = must', NOT_NAMED)) },
    'lead-out-of-turn': {
      moment: 'lead',
      answers: TRICK,
      books: blue(P261, [
        { when: { trick: 'first' }, does: FIRST_LEAD },
        { when: { trick: 'later' }, does: [] },
      ]),
    },
    'no-card-of-the-suit': { moment: 'play', books: blue(P261, ruling('act:player:play any card = may')) },
    revoke: { moment: 'play', books: blue(P261, ruling('act:offender:follow suit when able = must', NOT_NAMED)) },
    'rest-of-the-deal': {
      moment: 'play',
      answers: { how: { made: 'has the tricks bid', failed: 'can no longer' } },
      books: blue(
        ['p. 261-262'],
        [
          { when: { how: 'made' }, does: ['play = stops'] },
          { when: { how: 'failed' }, does: [] },
        ],
      ),
    },
    'bid-made': {
      moment: 'count',
      answers: SIZE,
      books: blue(P262, [
        { when: { size: 'few' }, does: ['pay:others = the amount of the bid to bidder'] },
        { when: { size: 'nap' }, does: ['pay:others = 10 counters to bidder'] },
      ]),
    },
    'bid-not-made': {
      moment: 'count',
      answers: SIZE,
      books: blue(P262, [
        { when: { size: 'few' }, does: [FAILED_FEW] },
        { when: { size: 'nap' }, does: [FAILED_NAP] },
      ]),
    },
  },
  points: {
    'bid-made': { 'blue-ribbon-1940': '1 counter a trick bid, from each adversary, p. 262' },
    'bid-failed': { 'blue-ribbon-1940': '1 counter a trick bid, to each adversary, p. 262' },
    'more-tricks': { 'blue-ribbon-1940': 'nothing: the deal ends with the trick that makes the bid, p. 261-262' },
    'nap-made': { 'blue-ribbon-1940': '10 counters from each adversary, p. 262' },
    'nap-failed': { 'blue-ribbon-1940': '5 counters to each adversary, p. 262' },
    'least-bid': { 'blue-ribbon-1940': '1 trick, p. 261' },
  },
};
