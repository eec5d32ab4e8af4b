// Kinds of poker: straight, whiskey, mistigris and sixty cards in U.S. Playing Card (p. 37 and 42-43), the old-fashioned draw and progressive jack pots
// in Donohue (p. 54-55 and 65), whiskey and deuces wild in Blue Ribbon (p. 289-294).
import { ruling, type WholeGame } from '../../whole.ts';

const STRAIGHT = ['p. 42', 'p. 40'];
const PASSED_ON = ['deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer'];
const DOUBLE_HEADER = [...PASSED_ON, 'pay:all-players = a fresh ante to pot'];
const ANSWERS_A_BET = ['act:offender:call, raise or drop out = must'];
const BETS = ['act:offender:bet or drop out = must'];
const FOUND = { found: { 'before-draw': 'Before', later: 'Later' } };
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const HOLDS_BACK = 'act:the age:hold back until all the others have spoken = may';
const AGE_LEFT = 'act:the player on the left of the age';
const YES_NO = { yes: 'Yes', no: 'No' };
const foulPack = (at: readonly string[]) => ({
  moment: 'any-time' as const,
  answers: FOUND,
  books: {
    'uspc-1898': {
      at,
      cases: [
        { when: { found: 'before-draw' }, does: NEW_DEAL, claim: 'anyone until draw' },
        { when: { found: 'later' }, does: [] },
      ],
    },
  },
});

export const variants: WholeGame = {
  'poker/straight': {
    laws: {
      'foul-pack': { moment: 'any-time', books: { 'uspc-1898': { at: STRAIGHT, cases: ruling() } } },
      'faced-card-in-pack': { moment: 'deal', books: { 'uspc-1898': { at: STRAIGHT, cases: ruling(...DOUBLE_HEADER) } } },
      'card-exposed-in-deal': {
        moment: 'deal',
        answers: { count: { one: 'One', 'one-hand': 'of the same hand', 'several-hands': 'no two' } },
        books: {
          'uspc-1898': {
            at: STRAIGHT,
            cases: [
              { when: { count: 'one' }, does: ['card = kept'] },
              { when: { count: 'one-hand' }, does: DOUBLE_HEADER },
              { when: { count: 'several-hands' }, does: ['card = kept'] },
            ],
          },
        },
      },
      'bottom-card-exposed': {
        moment: 'deal',
        answers: { looked: YES_NO },
        books: {
          'uspc-1898': {
            at: STRAIGHT,
            cases: [
              { when: { looked: 'no' }, does: [...DOUBLE_HEADER, 'right = anyone'], claim: 'anyone until cards-looked-at' },
              { when: { looked: 'yes' }, does: ['deal = stands'] },
            ],
          },
        },
      },
      'wrong-number-dealt': {
        moment: 'cards-lifted',
        answers: {
          hands: { long: 'more than five', short: 'fewer than five', neighbours: 'six and the next one four', 'two-long': 'More than one', other: 'Any other' },
          anted: YES_NO,
          seen: { untouched: 'No', lifted: 'lifted', looked: 'looked' },
        },
        books: {
          'uspc-1898': {
            at: STRAIGHT,
            cases: [
              { when: { seen: 'untouched' }, does: DOUBLE_HEADER, claim: 'short-player until cards-looked-at' },
              { when: { seen: 'lifted' }, does: DOUBLE_HEADER, claim: 'short-player until cards-looked-at' },
              { when: { seen: 'looked' }, does: ['act:short-player:drop out of the hand = must'] },
            ],
          },
        },
      },
      'ante-missing': {
        moment: 'ante',
        books: { 'uspc-1898': { at: ['p. 42'], cases: ruling('act:all-players:put up the ante = must', 'cost = not named') } },
      },
      'first-to-speak': { moment: 'betting', books: { 'uspc-1898': { at: ['p. 42'], cases: ruling() } } },
      'everyone-passes': { moment: 'betting', answers: { agreed: YES_NO }, books: { 'uspc-1898': { at: ['p. 42'], cases: ruling(...DOUBLE_HEADER) } } },
      'pass-by-mistake': {
        moment: 'betting',
        answers: { next: YES_NO, bet: YES_NO },
        books: {
          'uspc-1898': {
            at: ['p. 42', 'p. 41'],
            cases: [
              { when: { bet: 'no' }, does: ['act:offender:come back into the hand = may'] },
              { when: { bet: 'yes', next: 'no' }, does: ['act:offender:take back the pass = may'] },
              { when: { bet: 'yes', next: 'yes' }, does: ['act:offender:take back the pass = may not'] },
            ],
          },
        },
      },
      check: {
        moment: 'betting',
        answers: { bet: YES_NO },
        books: {
          'uspc-1898': {
            at: ['p. 42'],
            cases: [
              { when: { bet: 'no' }, does: ['act:anyone:pass = may', 'act:anyone:come back into the hand = may'] },
              { when: { bet: 'yes' }, does: ANSWERS_A_BET },
            ],
          },
        },
      },
    },
  },
  'poker/old-fashioned-draw': {
    laws: {
      'ante-missing': { moment: 'ante', books: { donohue: { at: ['p. 54-55', 'law 17, p. 61'], cases: ruling('act:dealer:put up the ante = must') } } },
      'first-to-speak': {
        moment: 'betting',
        answers: { round: { before: 'Before', after: 'After' }, straddle: YES_NO, age: { in: 'Yes', out: 'No' }, blind: YES_NO },
        books: {
          donohue: {
            at: ['p. 54-55', 'law 20, p. 62', 'p. 51', 'p. 52'],
            cases: [
              { when: { round: 'before', blind: 'yes', straddle: 'no' }, does: [`${AGE_LEFT}:speak first = must`] },
              { when: { round: 'before', blind: 'yes', straddle: 'yes' }, does: ['act:the player on the left of the last straddler:speak first = must'] },
              { when: { round: 'before', blind: 'no' }, does: [] },
              { when: { round: 'after', age: 'in' }, does: [`${AGE_LEFT}:bet or drop out = must`, HOLDS_BACK] },
              { when: { round: 'after', age: 'out' }, does: ['act:the next player in play on the left of the age:bet or drop out = must'] },
            ],
          },
        },
      },
      'everyone-passes': {
        moment: 'betting',
        answers: { agreed: YES_NO },
        books: {
          donohue: { at: ['p. 54-55'], cases: ruling(...PASSED_ON, 'play = stops', 'act:left-of-dealer:put up the ante = must') },
        },
      },
      'pass-by-mistake': {
        moment: 'betting',
        answers: { next: YES_NO, staked: YES_NO },
        books: {
          donohue: {
            at: ['p. 54-55', 'law 17, p. 61', 'law 25, p. 62'],
            cases: [
              { when: { staked: 'no' }, does: ['act:offender:come back into the hand = may'] },
              { when: { staked: 'yes' }, does: ['act:offender:come back into the hand = may not'] },
            ],
          },
        },
      },
      check: {
        moment: 'betting',
        answers: { bet: YES_NO, who: { age: 'The age', other: 'Another' }, stage: { before: 'Before', after: 'After' } },
        books: {
          donohue: {
            at: ['p. 54-55', 'law 20, p. 62', 'law 21, p. 62', 'p. 53'],
            cases: [
              { when: { stage: 'before', bet: 'no' }, does: ['act:offender:pass = may', 'act:offender:come back into the hand = may'] },
              { when: { stage: 'after', bet: 'no', who: 'other' }, does: BETS },
              { when: { stage: 'after', bet: 'no', who: 'age' }, does: [HOLDS_BACK] },
              { when: { bet: 'yes' }, does: ANSWERS_A_BET },
            ],
          },
        },
      },
    },
  },
  'poker/whiskey': {
    laws: {
      'foul-pack': { moment: 'any-time', books: { 'uspc-1898': { at: STRAIGHT, cases: ruling() } } },
      'foul-hand-shown': {
        moment: 'showdown',
        answers: { against: { one: 'One player', several: 'Several', foul: 'Only another', nobody: 'Nobody' } },
        books: {
          'uspc-1898': {
            at: ['p. 42', 'p. 41'],
            cases: [
              { when: { against: 'one' }, does: ['thing:the pot = to the best fair hand'] },
              { when: { against: 'several' }, does: ['thing:the pot = to the best fair hand'] },
              { when: { against: 'foul' }, does: [] },
              { when: { against: 'nobody' }, does: [] },
            ],
          },
        },
      },
      'widow-not-taken': {
        moment: 'play',
        books: {
          'blue-ribbon-1940': {
            at: ['p. 291'],
            cases: ruling('choice of dealer: act:dealer:take the widow = must, or act:dealer:turn the widow face up = must'),
          },
          'uspc-1898': { at: ['p. 42'], cases: ruling('act:dealer:turn the widow face up = must') },
        },
      },
      knock: {
        moment: 'play',
        answers: { widow: { open: 'Yes', closed: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 291'],
            cases: [
              { when: { widow: 'open' }, does: ['act:others:make one more draw = may'] },
              { when: { widow: 'closed' }, does: ['thing:the widow = turned up', 'act:others:make one more draw = may'] },
            ],
          },
          'uspc-1898': {
            at: ['p. 42'],
            cases: [
              { when: { widow: 'open' }, does: ['act:all-players:make one more exchange = may'] },
              { when: { widow: 'closed' }, does: ['thing:the widow = turned up', 'act:all-players:make one more draw = may'] },
            ],
          },
        },
      },
    },
  },
  'poker/mistigris': {
    laws: {
      'foul-pack': foulPack(['p. 43', 'p. 40']),
      'miscalled-hand': { moment: 'showdown', books: { 'uspc-1898': { at: ['p. 41', 'p. 43'], cases: ruling('thing:the pot = to best-hand') } } },
    },
  },
  'poker/deuces-wild': {
    laws: { 'wild-hand-miscalled': { moment: 'showdown', books: { 'blue-ribbon-1940': { at: ['p. 289', 'p. 293'], cases: ruling() } } } },
  },
  'poker/sixty-card': { laws: { 'foul-pack': foulPack(['p. 37', 'p. 40']) } },
};
