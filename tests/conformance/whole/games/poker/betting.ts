// Draw poker, the betting and the show: Blue Ribbon (p. 283-287 and its laws, p. 292-293), Donohue (p. 53-56 and laws 18 to 27), U.S. Playing Card
// (p. 37-41) and the Sierra manual (p. 107-114).
import { ruling, type WholePlace } from '../../whole.ts';

const SIERRA = ['p. 107-114'];
const LAWS = ['p. 41'];
const USPC = ['p. 40', 'p. 41'];
const NOT_NAMED = 'cost = not named';
const ANSWERS_A_BET = ['act:offender:call, raise or drop out = must'];
const MEETS = ['act:offender:meet the raise or drop out = must'];
const OVER_LIMIT = ruling('act:offender:bet or raise more than the limit = may not');
const BETS = ['act:offender:bet or drop out = must'];
const HOLDS_BACK = ['act:the age:hold back until all the others have spoken = may'];
const UNSEEN = ruling('act:the player whose bet nobody calls:keep the hand unseen = may', 'thing:the pot = to the player whose bet nobody calls');
const BEST_FAIR = ['thing:the pot = to the best fair hand'];
const HIGHER_CARD = ['thing:the pot = to the player whose card is higher where they first differ'];
const STANDS = ruling('thing:the straight = stands');
const VOID = ruling('thing:the straight = void');
const COMPARED = [
  { when: { differ: 'rank' }, does: HIGHER_CARD },
  { when: { differ: 'suit-only' }, does: ['thing:the pot = split'] },
];

const BORROWS = 'act:offender:borrow to call as well = must';
const CALLS_FOR_REST = 'act:the player short of chips:call for the chips they have left = may';
const SHOWS = 'act:all the players in the call:show the whole hand = must';

export const bettingLaws: WholePlace['laws'] = {
  'raise-not-met': {
    moment: 'betting',
    books: {
      sierra: { at: SIERRA, cases: ruling(...MEETS) },
      'blue-ribbon-1940': { at: ['p. 286-287'], cases: ruling(...MEETS) },
      donohue: { at: ['law 21, p. 62', 'p. 53'], cases: ruling(...MEETS) },
      'uspc-1898': { at: USPC, cases: ruling(...MEETS) },
    },
  },
  'over-limit': {
    moment: 'betting',
    books: {
      'blue-ribbon-1940': { at: ['p. 286-287'], cases: OVER_LIMIT },
      donohue: { at: ['law 18, p. 62', 'law 19, p. 62'], cases: OVER_LIMIT },
      'uspc-1898': { at: ['p. 37-38', 'p. 40'], cases: OVER_LIMIT },
    },
  },
  'chips-taken-back': {
    moment: 'betting',
    answers: { why: { value: 'mistook', turn: 'turn', mind: 'thought better' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 292'],
        cases: [
          { when: { why: 'value' }, does: ['thing:the chips = taken back'] },
          { when: { why: 'turn' }, does: ['act:offender:take back the chips = may not'] },
          { when: { why: 'mind' }, does: ['act:offender:take back the chips = may not'] },
        ],
      },
    },
  },
  'bet-not-put-up': {
    moment: 'betting',
    books: { donohue: { at: ['law 21, p. 62'], cases: ruling('act:offender:put the amount of the bet into the pot = must', NOT_NAMED) } },
  },
  'pass-by-mistake': {
    moment: 'betting',
    answers: { next: { yes: 'Yes', no: 'No' } },
    books: {
      sierra: { at: SIERRA, cases: ruling('act:offender:come back into the hand = may not') },
      donohue: { at: ['law 25, p. 62'], cases: ruling('act:offender:come back into the hand = may not') },
      'uspc-1898': {
        at: LAWS,
        cases: [
          { when: { next: 'no' }, does: ['act:offender:take back the pass = may'] },
          { when: { next: 'yes' }, does: ['act:offender:take back the pass = may not'] },
        ],
      },
    },
  },
  check: {
    moment: 'betting',
    answers: { bet: { no: 'No', yes: 'Yes' }, who: { age: 'The age', other: 'Another' } },
    books: {
      sierra: {
        at: SIERRA,
        cases: [
          { when: { bet: 'no' }, does: ['act:anyone:check = may'] },
          { when: { bet: 'yes' }, does: [...ANSWERS_A_BET, 'act:offender:check = may not'] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 286-287'],
        cases: [
          { when: { bet: 'no', who: 'other' }, does: BETS },
          { when: { bet: 'no', who: 'age' }, does: [] },
          { when: { bet: 'yes' }, does: ANSWERS_A_BET },
        ],
      },
      donohue: {
        at: ['law 20, p. 62', 'law 21, p. 62', 'p. 53'],
        cases: [
          { when: { bet: 'no', who: 'other' }, does: BETS },
          { when: { bet: 'no', who: 'age' }, does: HOLDS_BACK },
          { when: { bet: 'yes' }, does: ANSWERS_A_BET },
        ],
      },
      'uspc-1898': {
        at: ['p. 37-38', 'p. 40'],
        cases: [
          { when: { bet: 'no', who: 'other' }, does: BETS },
          { when: { bet: 'no', who: 'age' }, does: HOLDS_BACK },
          { when: { bet: 'yes' }, does: ANSWERS_A_BET },
        ],
      },
    },
  },
  'short-of-chips': {
    moment: 'betting',
    answers: { borrowed: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 293'],
        cases: [
          { when: { borrowed: 'yes' }, does: [BORROWS] },
          { when: { borrowed: 'no' }, does: [] },
        ],
      },
      donohue: { at: ['law 27, p. 63'], cases: ruling(CALLS_FOR_REST) },
      'uspc-1898': {
        at: ['p. 41'],
        cases: [
          { when: { borrowed: 'no' }, does: [CALLS_FOR_REST] },
          { when: { borrowed: 'yes' }, does: [BORROWS] },
        ],
      },
    },
  },
  'hand-not-shown': {
    moment: 'showdown',
    books: {
      sierra: { at: SIERRA, cases: ruling(SHOWS) },
      'blue-ribbon-1940': {
        at: ['p. 287'],
        cases: ruling(SHOWS, 'act:offender:throw up the hand unseen = may not', 'command:offender = show the whole hand', 'right = anyone'),
      },
      donohue: { at: ['law 22, p. 62'], cases: ruling(SHOWS) },
      'uspc-1898': { at: ['p. 38', 'p. 41'], cases: ruling(SHOWS) },
    },
  },
  'uncalled-bet': {
    moment: 'showdown',
    books: {
      sierra: { at: SIERRA, cases: ruling('thing:the pot = to the player whose bet nobody calls') },
      'blue-ribbon-1940': { at: ['p. 287'], cases: UNSEEN },
      donohue: { at: ['law 23, p. 62'], cases: UNSEEN },
      'uspc-1898': { at: LAWS, cases: UNSEEN },
    },
  },
  'miscalled-hand': {
    moment: 'showdown',
    books: {
      'blue-ribbon-1940': { at: ['p. 293'], cases: ruling('thing:the pot = to best-hand') },
      donohue: { at: ['law 24, p. 62'], cases: ruling('thing:the pot = to best-hand') },
      'uspc-1898': { at: LAWS, cases: ruling('thing:the pot = to best-hand') },
    },
  },
  'foul-hand-shown': {
    moment: 'showdown',
    answers: { against: { one: 'One player', several: 'Several', foul: 'Only another', nobody: 'Nobody' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 293'],
        cases: [
          { when: { against: 'one' }, does: BEST_FAIR },
          { when: { against: 'several' }, does: BEST_FAIR },
          { when: { against: 'foul' }, does: ['thing:the pot = left for the next deal'] },
          { when: { against: 'nobody' }, does: ['thing:the pot = to offender'] },
        ],
      },
      donohue: {
        at: ['law 26, p. 63'],
        cases: [
          { when: { against: 'one' }, does: BEST_FAIR },
          { when: { against: 'several' }, does: BEST_FAIR },
          { when: { against: 'foul' }, does: [] },
          { when: { against: 'nobody' }, does: ['thing:the pot = to offender'] },
        ],
      },
      'uspc-1898': {
        at: LAWS,
        cases: [
          { when: { against: 'one' }, does: BEST_FAIR },
          { when: { against: 'several' }, does: BEST_FAIR },
          { when: { against: 'foul' }, does: [] },
          { when: { against: 'nobody' }, does: ['thing:the pot = to offender'] },
        ],
      },
    },
  },
  'equal-hands': {
    moment: 'showdown',
    answers: { differ: { rank: 'In rank', 'suit-only': 'In suit' } },
    books: {
      sierra: { at: SIERRA, cases: COMPARED },
      'blue-ribbon-1940': {
        at: ['p. 285', 'p. 284'],
        cases: [
          { when: { differ: 'rank' }, does: HIGHER_CARD },
          { when: { differ: 'suit-only' }, does: [] },
        ],
      },
      donohue: { at: ['p. 55-56'], cases: COMPARED },
      'uspc-1898': { at: LAWS, cases: COMPARED },
    },
  },
  'corner-straight': {
    moment: 'showdown',
    answers: { agreed: { no: 'No', yes: 'Yes' } },
    books: {
      sierra: { at: SIERRA, cases: STANDS },
      'blue-ribbon-1940': {
        at: ['p. 285', 'p. 286'],
        cases: [
          { when: { agreed: 'no' }, does: ['thing:the straight = void'] },
          { when: { agreed: 'yes' }, does: ['thing:the hand = stands'] },
        ],
      },
      donohue: { at: ['p. 55-56'], cases: VOID },
      'uspc-1898': { at: LAWS, cases: VOID },
    },
  },
  'straights-not-agreed': {
    moment: 'showdown',
    answers: { agreed: { yes: 'Yes', no: 'No' } },
    books: {
      sierra: { at: SIERRA, cases: STANDS },
      'blue-ribbon-1940': { at: ['p. 284'], cases: STANDS },
      donohue: {
        at: ['p. 56'],
        cases: [
          { when: { agreed: 'yes' }, does: ['thing:the straight = stands'] },
          { when: { agreed: 'no' }, does: ['thing:the straight = void'] },
        ],
      },
      'uspc-1898': { at: LAWS, cases: STANDS },
    },
  },
};
