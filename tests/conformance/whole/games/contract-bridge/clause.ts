// Laws of auction bridge that apply to contract bridge, from Blue Ribbon (p. 433-434: contract bridge is auction bridge except for the score and the
// bidding; and the laws of auction bridge, p. 110-131).
import { ruling, type WholeLaw, type WholePlace } from '../../whole.ts';
import { whole as auction } from '../auction-bridge/index.ts';

const CLAUSE = 'p. 433-434';

/** The law of auction bridge in the same book. */
function asThere(key: string): WholeLaw {
  const there = auction['auction-bridge']?.laws?.[key];
  const blue = there?.books['blue-ribbon-1940'];
  if (there === undefined || blue === undefined) throw new Error(`auction bridge has nothing for ${key}`);
  return { ...there, books: { 'blue-ribbon-1940': { ...blue, at: [CLAUSE, ...blue.at] } } };
}

const AS_THERE = [
  ...['equal-cards-cut', 'choice-changed', 'shuffled-after-cut', 'pack-not-cut', 'new-cards', 'misdeal', 'exposed-in-deal', 'faced-card', 'imperfect-pack'],
  ...['deal-out-of-turn', 'cards-touched-early', 'card-missing-from-hand', 'bid-over-seven', 'barred-player-bids', 'wrong-bid-doubled', 'dummy-shown-early'],
  ...['dummy-away', 'warning-partner', 'attention-to-trick', 'trick-five-cards', 'trick-wrongly-gathered', 'revoke-claimed-late', 'score-error'],
  ...['late-entry', 'leaving-table', 'two-cards-cut', 'shuffled-wrongly', 'improper-cut', 'no-card-to-trick', 'cards-placed', 'call-not-met', 'consulting'],
];

export const clauseLaws: WholePlace['laws'] = {
  ...Object.fromEntries(AS_THERE.map((key) => [key, asThere(key)])),
  'wrong-number-of-cards': {
    moment: 'cards-lifted',
    books: { 'blue-ribbon-1940': { at: [CLAUSE, 'law 24, p. 113', 'p. 88'], cases: ruling('deal = void', 'dealer = deals again') } },
  },
  'dealing-for-another': {
    moment: 'deal',
    answers: { leave: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: [CLAUSE, 'law 20, p. 113'],
        cases: [
          { when: { leave: 'yes' }, does: ['act:offender:deal for another player = may'] },
          { when: { leave: 'no' }, does: ['act:offender:deal for another player = may not', 'cost = not named'] },
        ],
      },
    },
  },
  'call-after-close': {
    moment: 'bidding',
    answers: { who: { 'declarers-side': 'whose bid stands', defender: 'defenders' } },
    books: {
      'blue-ribbon-1940': {
        at: [CLAUSE, 'law 40, p. 115', 'law 90, p. 123'],
        cases: [
          { when: { who: 'declarers-side' }, does: ['thing:the declaration = void'] },
          { when: { who: 'defender' }, does: ['thing:the declaration = void', 'command:partner-of-offender = suit named', 'right = declarer'] },
        ],
      },
    },
  },
  'dummy-suggests': {
    moment: 'play',
    answers: { revoke: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: [CLAUSE, 'law 52, p. 117', 'law 95, p. 124'],
        cases: [
          {
            when: { revoke: 'no' },
            does: [
              'choice of either-defender: act:declarer:play the card or the suit suggested = must, or act:declarer:play the card or the suit suggested = may not',
            ],
          },
          { when: { revoke: 'yes' }, does: ['act:defenders:demand that play = may not'] },
        ],
      },
    },
  },
  'tricks-mixed': {
    moment: 'hand-over',
    answers: { who: { other: 'did not revoke', accused: 'said to have revoked' }, when: { after: 'After the claim', before: 'Before the claim' } },
    books: {
      'blue-ribbon-1940': {
        at: [CLAUSE, 'law 116, p. 126'],
        cases: [
          { when: { who: 'other' }, does: ['as = a revoke'] },
          { when: { who: 'accused' }, does: [] },
        ],
      },
    },
  },
};
