// Draw, shuffle and cut at auction bridge, from Blue Ribbon (laws 3 to 22, p. 110-113, and law 145, p. 131) and Donohue (p. 415, by which the rules of
// bridge on p. 398-407 apply).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

const SAME = 'p. 415';
const RECUT = ['thing:the cut = void'];
const NEW_CUT = ['act:dealer:have the pack shuffled and cut again = must'];
const NO_THIN_CUT = ['act:right-of-dealer:leave fewer than four cards in either packet = may not'];
const NOT_NAMED = 'cost = not named';
const NOT_SO = ['act:anyone:shuffle in that way = may not', NOT_NAMED];
const CUT = ['act:right-of-dealer:cut = must'];
const NOTICED = { 'before-deal': 'Before the deal', 'in-deal': 'During the deal', 'deal-done': 'After the last card' };
const LOOKED = { no: 'No', yes: 'Yes' };
/** Laws 19 and 22: a deal with a pack that was not cut properly. */
const DEALT: readonly WholeRuling[] = [
  { when: { noticed: 'in-deal', looked: 'no' }, does: ['act:anyone:ask for a new deal = may'], claim: 'anyone until deal-done' },
  { when: { noticed: 'in-deal', looked: 'yes' }, does: ['act:looker:ask for a new deal = may not'] },
  { when: { noticed: 'deal-done' }, does: ['deal = stands'] },
];

export const drawLaws: WholePlace['laws'] = {
  'equal-cards-cut': {
    moment: 'before-play',
    answers: {
      tied: {
        'two-between': 'between the highest',
        'two-outside': 'with the highest or',
        'three-below': 'below the fourth',
        'three-above': 'above the fourth',
      },
      outside: { highest: 'The highest', lowest: 'The lowest', neither: 'Neither' },
    },
    books: {
      'blue-ribbon-1940': { at: ['law 9, p. 111', 'law 3, p. 110'], cases: ruling('thing:the draw = stands') },
      donohue: {
        at: [SAME, 'p. 399', 'p. 398'],
        cases: [
          { when: { tied: 'two-outside', outside: 'highest' }, does: ['thing:the cut = stands'] },
          { when: { tied: 'two-outside', outside: 'lowest' }, does: RECUT },
          { when: { tied: 'two-outside', outside: 'neither' }, does: RECUT },
          ...['two-between', 'three-below', 'three-above'].map((tied) => ({ when: { tied }, does: RECUT })),
        ],
      },
    },
  },
  'two-cards-cut': {
    moment: 'before-play',
    answers: { what: { 'two-cards': 'more than one card', 'end-card': 'either end' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 8, p. 111'],
        cases: [
          { when: { what: 'two-cards' }, does: ['act:offender:draw again = must'] },
          { when: { what: 'end-card' }, does: ['act:anyone:draw one of the four cards at either end = may not', NOT_NAMED] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 398'],
        cases: [
          { when: { what: 'two-cards' }, does: RECUT },
          { when: { what: 'end-card' }, does: [] },
        ],
      },
    },
  },
  'shuffled-wrongly': {
    moment: 'cut',
    answers: { how: { forbidden: 'below the table', packets: 'packets', seen: 'card was seen' } },
    books: {
      'blue-ribbon-1940': { at: ['law 14, p. 112'], cases: ruling(...NOT_SO) },
      donohue: {
        at: [SAME, 'p. 399-400', 'law 33, p. 400'],
        cases: [
          { when: { how: 'forbidden' }, does: NOT_SO },
          { when: { how: 'packets' }, does: NOT_SO },
          { when: { how: 'seen' }, does: ['act:dealer:shuffle again = must', 'right = only-if demanded'] },
        ],
      },
    },
  },
  'improper-cut': {
    moment: 'cut',
    answers: { what: { thin: 'Fewer than four', exposed: 'exposed in cutting', doubt: 'confused' }, noticed: NOTICED, looked: LOOKED },
    books: {
      'blue-ribbon-1940': {
        at: ['law 16, p. 112', 'law 17, p. 112', 'law 22, p. 113'],
        cases: [
          { when: { noticed: 'before-deal', what: 'thin' }, does: NO_THIN_CUT },
          { when: { noticed: 'before-deal', what: 'exposed' }, does: NEW_CUT },
          { when: { noticed: 'before-deal', what: 'doubt' }, does: NEW_CUT },
          ...DEALT,
        ],
      },
      donohue: {
        at: [SAME, 'p. 400'],
        cases: [
          { when: { what: 'thin' }, does: NO_THIN_CUT },
          { when: { what: 'exposed' }, does: RECUT },
          { when: { what: 'doubt' }, does: RECUT },
        ],
      },
    },
  },
  'choice-changed': {
    moment: 'before-play',
    books: {
      'blue-ribbon-1940': { at: ['law 10, p. 111', 'law 11, p. 111'], cases: ruling('act:offender:take back the choice = may not') },
      donohue: { at: [SAME, 'p. 398'], cases: ruling('act:offender:take back the choice = may not') },
    },
  },
  'shuffled-after-cut': {
    moment: 'cut',
    answers: { noticed: NOTICED, looked: LOOKED },
    books: {
      'blue-ribbon-1940': { at: ['law 17, p. 112', 'law 22, p. 113'], cases: [{ when: { noticed: 'before-deal' }, does: NEW_CUT }, ...DEALT] },
      donohue: { at: [SAME, 'p. 400'], cases: ruling(...RECUT) },
    },
  },
  'cut-changed': {
    moment: 'cut',
    books: { donohue: { at: [SAME, 'p. 400'], cases: ruling('act:right-of-dealer:shuffle or cut again = may not', 'thing:the cut = stands') } },
  },
  'pack-not-cut': {
    moment: 'cut',
    answers: { noticed: NOTICED, looked: LOOKED, 'noticed-bridge-whist': { 'in-time': 'Before the last card', late: 'Later' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 16, p. 112', 'law 19, p. 112-113', 'law 22, p. 113'],
        cases: [{ when: { noticed: 'before-deal' }, does: CUT }, ...DEALT],
      },
      donohue: {
        at: [SAME, 'p. 400'],
        cases: [
          { when: { 'noticed-bridge-whist': 'in-time' }, does: ['deal = void', 'dealer = deals again'], claim: 'opponents until deal-done' },
          { when: { 'noticed-bridge-whist': 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'new-cards': {
    moment: 'before-play',
    answers: {
      when: { 'before-deal': 'Before the next deal', 'in-deal': 'After it began' },
      why: { wish: 'simply asks', damaged: 'torn or marked' },
      cut: LOOKED,
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 145, p. 131'],
        cases: [
          {
            when: { when: 'before-deal' },
            does: ['act:offender:call for two new packs and pay for them = must', 'act:others:choose which of the two packs to use = may'],
          },
          { when: { when: 'in-deal' }, does: ['act:offender:call for new cards = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 407'],
        cases: [
          { when: { why: 'wish', cut: 'no' }, does: ['act:anyone:call for two new packs and pay for them = may'] },
          { when: { why: 'wish', cut: 'yes' }, does: ['act:anyone:call for new cards = may not'] },
          { when: { why: 'damaged' }, does: ['act:all-players:replace the cards by agreement or call new ones at the cost of the table = must'] },
        ],
      },
    },
  },
};
