// Draw poker, the ante, the straddle and who speaks first: Blue Ribbon (p. 283-286), Donohue (p. 51-52 and laws 17, 20 and 28 to 30) and the rules of
// U.S. Playing Card (p. 37-40).
import { ruling, type WholePlace } from '../../whole.ts';

const USPC = ['p. 40', 'p. 37-38'];
const NOT_NAMED = 'cost = not named';
const NO_STRADDLE = ['act:offender:straddle = may not'];
const STRADDLE = ['thing:the straddle = stands'];
const MUST_ANTE = ruling('act:the age:put up the ante = must', NOT_NAMED);
const NO_RAISE = ['act:offender:raise = may not'];
const AGE_LEFT = 'act:the player on the left of the age';
const STRADDLER_LEFT = ['act:the player on the left of the last straddler:speak first = must'];

const DEAL_PASSES = ['deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer'];
const JACK_POT = 'act:all-players:play the next deal as a jack pot = must';

export const anteLaws: WholePlace['laws'] = {
  'ante-missing': {
    moment: 'ante',
    books: {
      'blue-ribbon-1940': { at: ['p. 283'], cases: MUST_ANTE },
      donohue: { at: ['p. 51', 'law 17, p. 61'], cases: MUST_ANTE },
      'uspc-1898': { at: USPC, cases: MUST_ANTE },
    },
  },
  'late-straddle': {
    moment: 'ante',
    answers: { when: { 'before-cut': 'Before the cut', 'before-deal': 'before the first card', dealt: 'before looking', looked: 'After looking' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 283'],
        cases: [...['before-cut', 'before-deal', 'dealt'].map((when) => ({ when: { when }, does: STRADDLE })), { when: { when: 'looked' }, does: NO_STRADDLE }],
      },
      donohue: {
        at: ['p. 52'],
        cases: [{ when: { when: 'before-cut' }, does: STRADDLE }, ...['before-deal', 'dealt', 'looked'].map((when) => ({ when: { when }, does: NO_STRADDLE }))],
      },
      'uspc-1898': {
        at: USPC,
        cases: [
          ...['before-cut', 'before-deal'].map((when) => ({ when: { when }, does: STRADDLE })),
          ...['dealt', 'looked'].map((when) => ({ when: { when }, does: NO_STRADDLE })),
        ],
      },
    },
  },
  'wrong-straddle': {
    moment: 'ante',
    answers: {
      fault: {
        'not-next': 'neither on the left',
        'after-refusal': 'declined',
        'over-limit': 'pass the limit',
        'raises-too': 'raises',
        'own-blind': 'goes a blind',
      },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 283'],
        cases: [
          ...['not-next', 'after-refusal'].map((fault) => ({ when: { fault }, does: NO_STRADDLE })),
          ...['over-limit', 'raises-too', 'own-blind'].map((fault) => ({ when: { fault }, does: [] })),
        ],
      },
      donohue: {
        at: ['law 28, p. 63', 'law 29, p. 63', 'law 30, p. 63'],
        cases: [
          ...['not-next', 'after-refusal', 'over-limit'].map((fault) => ({ when: { fault }, does: NO_STRADDLE })),
          { when: { fault: 'raises-too' }, does: NO_RAISE },
          { when: { fault: 'own-blind' }, does: ['act:offender:go a blind = may not'] },
        ],
      },
      'uspc-1898': {
        at: USPC,
        cases: [
          ...['not-next', 'after-refusal', 'over-limit'].map((fault) => ({ when: { fault }, does: NO_STRADDLE })),
          { when: { fault: 'raises-too' }, does: NO_RAISE },
          { when: { fault: 'own-blind' }, does: [] },
        ],
      },
    },
  },
  'everyone-passes': {
    moment: 'betting',
    answers: { agreed: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 287'], cases: ruling(...DEAL_PASSES, JACK_POT) },
      donohue: {
        at: ['p. 54', 'p. 63'],
        cases: [
          { when: { agreed: 'no' }, does: ['thing:the pot = to the age'] },
          { when: { agreed: 'yes' }, does: [JACK_POT, 'act:others:put as much as the blind into the pot = must', ...DEAL_PASSES] },
        ],
      },
      'uspc-1898': {
        at: ['p. 40'],
        cases: [
          { when: { agreed: 'no' }, does: ['thing:the ante = taken back'] },
          { when: { agreed: 'yes' }, does: [JACK_POT] },
        ],
      },
    },
  },
  'first-to-speak': {
    moment: 'betting',
    answers: { round: { before: 'Before', after: 'After' }, straddle: { no: 'No', yes: 'Yes' }, age: { in: 'Yes', out: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 285-286', 'p. 286'],
        cases: [
          { when: { round: 'before', straddle: 'no' }, does: [`${AGE_LEFT}:speak first = must`] },
          { when: { round: 'before', straddle: 'yes' }, does: STRADDLER_LEFT },
          { when: { round: 'after' }, does: [`${AGE_LEFT}:bet or drop out = must`] },
        ],
      },
      donohue: {
        at: ['law 20, p. 62', 'p. 51', 'p. 52'],
        cases: [
          { when: { round: 'before', straddle: 'no' }, does: [`${AGE_LEFT}:speak first = must`] },
          { when: { round: 'before', straddle: 'yes' }, does: STRADDLER_LEFT },
          {
            when: { round: 'after', age: 'in' },
            does: [`${AGE_LEFT}:bet or drop out = must`, 'act:the age:hold back until all the others have spoken = may'],
          },
          { when: { round: 'after', age: 'out' }, does: ['act:the next player in play on the left of the age:bet or drop out = must'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 37-38', 'p. 40'],
        cases: [
          { when: { round: 'before', straddle: 'no' }, does: [`${AGE_LEFT}:speak first = must`] },
          { when: { round: 'before', straddle: 'yes' }, does: [] },
          { when: { round: 'after', age: 'in' }, does: ['act:the age:speak first, or hold back until all the others have spoken = may'] },
          { when: { round: 'after', age: 'out' }, does: [] },
        ],
      },
    },
  },
};
