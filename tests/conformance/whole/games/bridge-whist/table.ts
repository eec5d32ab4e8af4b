// The table, the cut and the shuffle at bridge whist, from Donohue (The Rules of Bridge, p. 398-400 and 407-411) and U.S. Playing Card (Bridge Whist,
// p. 32-35, by which the laws of whist, p. 22-27, apply).
import { ruling, type WholePlace } from '../../whole.ts';

export const NOT_NAMED = 'cost = not named';
const CUT_AGAIN = ['thing:the cut = void'];
export const NO_PENALTY = ['penalty = none'];
const SCORE_STANDS = ['thing:the score = stands'];
const CORRECTED = ['thing:the score = corrected'];
const MAY_ENTER = ['act:player:enter the table = may'];
const NO_ENTRY = ['act:player:enter the table = may not'];
const NOT_SO = ['act:anyone:shuffle in that way = may not', NOT_NAMED];
const NO_THIN_CUT = ['act:right-of-dealer:leave fewer than four cards in either packet = may not'];

/** The clause that adopts the laws of whist, and those laws. */
export const clause = (page: string, ...laws: readonly number[]): readonly string[] => [`p. ${page}`, ...laws.map((one) => `law ${one}, p. 22-26`)];

export const tableLaws: WholePlace['laws'] = {
  'equal-cards-cut': {
    moment: 'before-play',
    answers: {
      tied: { 'two-between': 'Two players, between', 'two-outside': 'highest or the lowest card', 'three-below': 'below', 'three-above': 'above' },
      outside: { highest: 'highest', lowest: 'lowest', neither: 'Neither' },
    },
    books: {
      donohue: {
        at: ['p. 398', 'p. 399'],
        cases: [
          ...['two-between', 'three-below', 'three-above'].map((tied) => ({ when: { tied }, does: CUT_AGAIN })),
          { when: { tied: 'two-outside', outside: 'highest' }, does: ['thing:the cut = stands'] },
          { when: { tied: 'two-outside', outside: 'lowest' }, does: CUT_AGAIN },
          { when: { tied: 'two-outside', outside: 'neither' }, does: CUT_AGAIN },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 3, 4),
        cases: [
          ...['two-between', 'three-below', 'three-above'].map((tied) => ({ when: { tied }, does: CUT_AGAIN })),
          { when: { tied: 'two-outside' }, does: [] },
        ],
      },
    },
  },
  'two-cards-cut': {
    moment: 'before-play',
    books: { donohue: { at: ['p. 398'], cases: ruling(...CUT_AGAIN) }, 'uspc-1898': { at: clause('32-35', 7), cases: ruling(...CUT_AGAIN) } },
  },
  'late-entry': {
    moment: 'before-play',
    answers: { cut: { no: 'No', yes: 'Yes' }, complete: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 398', 'p. 399'],
        cases: [
          { when: { complete: 'no', cut: 'no' }, does: MAY_ENTER },
          { when: { complete: 'no', cut: 'yes' }, does: NO_ENTRY },
          { when: { complete: 'yes' }, does: NO_ENTRY },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 6),
        cases: [
          { when: { cut: 'no' }, does: MAY_ENTER },
          { when: { cut: 'yes' }, does: NO_ENTRY },
        ],
      },
    },
  },
  'shuffled-wrongly': {
    moment: 'before-play',
    answers: { how: { forbidden: 'below the table', packets: 'packets', seen: 'card was seen' } },
    books: {
      donohue: {
        at: ['p. 399-400', 'law 33, p. 400'],
        cases: [
          { when: { how: 'forbidden' }, does: NOT_SO },
          { when: { how: 'packets' }, does: NOT_SO },
          { when: { how: 'seen' }, does: ['act:dealer:shuffle again = must', 'right = only-if demanded'] },
        ],
      },
      'uspc-1898': {
        at: clause('32', 9),
        cases: [
          { when: { how: 'forbidden' }, does: NOT_SO },
          { when: { how: 'packets' }, does: [] },
          { when: { how: 'seen' }, does: NOT_SO },
        ],
      },
    },
  },
  'improper-cut': {
    moment: 'cut',
    answers: { what: { thin: 'Fewer than four', exposed: 'exposed in cutting', doubt: 'confused' } },
    books: {
      donohue: {
        at: ['p. 400'],
        cases: [
          { when: { what: 'thin' }, does: NO_THIN_CUT },
          { when: { what: 'exposed' }, does: CUT_AGAIN },
          { when: { what: 'doubt' }, does: CUT_AGAIN },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 10, 11),
        cases: [
          { when: { what: 'thin' }, does: NO_THIN_CUT },
          { when: { what: 'exposed' }, does: [...CUT_AGAIN, 'act:dealer:shuffle again = must'] },
          { when: { what: 'doubt' }, does: CUT_AGAIN },
        ],
      },
    },
  },
  'cut-changed': {
    moment: 'cut',
    books: { donohue: { at: ['p. 400'], cases: ruling('act:right-of-dealer:shuffle or cut again = may not', 'thing:the cut = stands') } },
  },
  'shuffled-after-cut': {
    moment: 'cut',
    books: {
      donohue: { at: ['p. 400'], cases: ruling(...CUT_AGAIN) },
      'uspc-1898': { at: clause('32', 12), cases: ruling('deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer') },
    },
  },
  'leaving-table': {
    moment: 'before-play',
    answers: { what: { leaves: 'Leaves before', joins: 'Joins another', breaks: 'Breaks' } },
    books: {
      donohue: {
        at: ['p. 399'],
        cases: [
          { when: { what: 'leaves' }, does: ['act:player:name a substitute with the consent of the others = may'] },
          { when: { what: 'joins' }, does: ['act:offender:re-enter the table left = may not'] },
          { when: { what: 'breaks' }, does: ['act:others:enter or make up any other table before that player = may'] },
        ],
      },
    },
  },
  'new-cards': {
    moment: 'before-play',
    answers: { why: { wish: 'asks for new cards', damaged: 'torn or marked' }, cut: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 407'],
        cases: [
          { when: { why: 'wish', cut: 'no' }, does: ['act:anyone:call for two new packs and pay for them = may'] },
          { when: { why: 'wish', cut: 'yes' }, does: ['act:anyone:call for new cards = may not'] },
          { when: { why: 'damaged' }, does: ['act:all-players:replace the cards by agreement or call new ones at the cost of the table = must'] },
        ],
      },
    },
  },
  bystander: {
    moment: 'any-time',
    books: { donohue: { at: ['p. 407'], cases: ruling('pay:bystander = the stakes and all the bets to all-players', 'right = all-players') } },
  },
  'table-talk': { moment: 'any-time', books: { donohue: { at: ['p. 410-411'], cases: ruling(...NO_PENALTY) } } },
  'score-error': {
    moment: 'score-entered',
    answers: {
      what: { tricks: 'not the last', 'last-game': 'in the last game', honours: 'Honours' },
      when: { 'game-open': 'While that game', later: 'After that', agreed: 'was agreed' },
    },
    books: {
      donohue: {
        at: ['p. 398'],
        cases: [
          { when: { when: 'game-open', what: 'tricks' }, does: CORRECTED, claim: 'anyone until next-deal-done' },
          { when: { when: 'game-open', what: 'last-game' }, does: CORRECTED, claim: 'anyone until rubber-over' },
          { when: { when: 'game-open', what: 'honours' }, does: CORRECTED, claim: 'anyone until rubber-over' },
          { when: { when: 'later', what: 'tricks' }, does: SCORE_STANDS },
          { when: { when: 'later', what: 'last-game' }, does: CORRECTED, claim: 'anyone until rubber-over' },
          { when: { when: 'later', what: 'honours' }, does: CORRECTED, claim: 'anyone until rubber-over' },
          { when: { when: 'agreed' }, does: SCORE_STANDS },
        ],
      },
    },
  },
};
