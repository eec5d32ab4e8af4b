// Draw poker, the cut and the deal: Blue Ribbon (p. 283 and its laws, p. 292), Donohue (laws 1 to 9, p. 59-60) and the rules of U.S. Playing Card
// (p. 37-40).
import { ruling, type WholePlace } from '../../whole.ts';

const LAWS = ['p. 40'];
const USPC = ['p. 40', 'p. 37-38'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const KEPT = ['card = kept'];
const FOUL = ['hand:short-player = foul'];
const SHIFTED = ['surplus:dealer = drawn', 'thing:the card = to lacking-player'];
const CLAIM = { donohue: 'short-player until cards-lifted', uspc: 'short-player until cards-looked-at' };
const DROPS_OUT = ['act:short-player:drop out of the hand = must'];
const dropsOut = (does: readonly string[], claim: string) => [
  { when: { seen: 'untouched' }, does: NEW_DEAL, claim },
  { when: { seen: 'lifted' }, does, ...(does === NEW_DEAL ? { claim } : {}) },
  { when: { seen: 'looked' }, does: does === NEW_DEAL ? DROPS_OUT : does },
];

export const dealLaws: WholePlace['laws'] = {
  'first-deal': {
    moment: 'before-play',
    answers: { tie: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 283'], cases: ruling('act:anyone:deal = may') },
      donohue: {
        at: ['law 1, p. 59', 'law 2, p. 59'],
        cases: [
          { when: { tie: 'no' }, does: ['act:the player with the lowest card:deal = must'] },
          { when: { tie: 'yes' }, does: ['act:tied-players:cut = must'] },
        ],
      },
      'uspc-1898': {
        at: USPC,
        cases: [
          { when: { tie: 'no' }, does: ['act:highest-card:deal = must'] },
          { when: { tie: 'yes' }, does: ['act:tied-players:take fresh cards = must'] },
        ],
      },
    },
  },
  'pack-not-cut': {
    moment: 'cut',
    answers: { fault: { none: 'without it', thin: 'Fewer than three' } },
    books: {
      ...Object.fromEntries(
        Object.entries({ 'blue-ribbon-1940': ['p. 292'], donohue: ['law 4, p. 59', 'law 6, p. 59'] }).map(([book, at]) => [
          book,
          {
            at,
            cases: [
              { when: { fault: 'none' }, does: NEW_DEAL },
              { when: { fault: 'thin' }, does: [] },
            ],
          },
        ]),
      ),
      'uspc-1898': {
        at: LAWS,
        cases: [
          { when: { fault: 'none' }, does: [] },
          { when: { fault: 'thin' }, does: ['thing:the cut = void'] },
        ],
      },
    },
  },
  'foul-pack': {
    moment: 'any-time',
    answers: { found: { 'before-draw': 'Before', later: 'Later' } },
    books: {
      'uspc-1898': {
        at: USPC,
        cases: [
          { when: { found: 'before-draw' }, does: NEW_DEAL, claim: 'anyone until draw' },
          { when: { found: 'later' }, does: [] },
        ],
      },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { found: { 'in-time': 'Before the last', late: 'five cards' } },
    books: Object.fromEntries(
      Object.entries({ 'blue-ribbon-1940': ['p. 292'], 'uspc-1898': LAWS }).map(([book, at]) => [
        book,
        {
          at,
          cases: [
            { when: { found: 'in-time' }, does: ['deal = void'] },
            { when: { found: 'late' }, does: ['deal = stands'] },
          ],
        },
      ]),
    ),
  },
  'faced-card-in-pack': {
    moment: 'deal',
    books: {
      'blue-ribbon-1940': { at: ['p. 292'], cases: ruling(...NEW_DEAL) },
      donohue: { at: ['law 6, p. 59', 'law 7, p. 59'], cases: ruling(...NEW_DEAL) },
      'uspc-1898': { at: LAWS, cases: ruling(...NEW_DEAL) },
    },
  },
  'card-exposed-in-deal': {
    moment: 'deal',
    answers: { count: { one: 'One', 'one-hand': 'of the same hand', 'several-hands': 'no two' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 292'],
        cases: [
          { when: { count: 'one' }, does: KEPT },
          { when: { count: 'one-hand' }, does: NEW_DEAL },
          { when: { count: 'several-hands' }, does: NEW_DEAL },
        ],
      },
      donohue: { at: ['law 7, p. 59'], cases: ruling(...KEPT) },
      'uspc-1898': {
        at: LAWS,
        cases: [
          { when: { count: 'one' }, does: KEPT },
          { when: { count: 'one-hand' }, does: NEW_DEAL },
          { when: { count: 'several-hands' }, does: KEPT },
        ],
      },
    },
  },
  'bottom-card-exposed': {
    moment: 'deal',
    answers: { looked: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: LAWS,
        cases: [
          { when: { looked: 'no' }, does: [...NEW_DEAL, 'right = anyone'], claim: 'anyone until cards-looked-at' },
          { when: { looked: 'yes' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'wrong-number-dealt': {
    moment: 'cards-lifted',
    answers: {
      hands: {
        long: 'more than five, the rest',
        short: 'fewer than five',
        neighbours: 'next one four',
        'two-long': 'More than one player',
        other: 'Any other',
      },
      seen: { untouched: 'untouched', lifted: 'lifted, and no card', looked: 'was looked at' },
      anted: { yes: 'Yes', no: 'No' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 292'],
        cases: [
          { when: { hands: 'two-long' }, does: NEW_DEAL },
          {
            when: { hands: 'long', seen: 'untouched', anted: 'no' },
            does: ['choice of short-player: surplus:dealer = drawn, or deal = void and dealer = deals again'],
          },
          { when: { hands: 'long', seen: 'untouched', anted: 'yes' }, does: ['surplus:dealer = drawn'] },
          { when: { hands: 'short', seen: 'untouched' }, does: ['hand:dealer = made up'] },
          { when: { hands: 'neighbours', seen: 'untouched' }, does: SHIFTED },
          { when: { hands: 'other', seen: 'untouched' }, does: [] },
          ...['lifted', 'looked'].flatMap((seen) => [
            ...['long', 'short', 'other'].map((hands) => ({ when: { hands, seen }, does: FOUL })),
            { when: { hands: 'neighbours', seen }, does: [...SHIFTED, 'hand:looker = foul'] },
          ]),
        ],
      },
      donohue: { at: ['law 8, p. 60', 'law 9, p. 60'], cases: dropsOut([...DROPS_OUT, 'deal = stands'], CLAIM.donohue) },
      'uspc-1898': { at: LAWS, cases: dropsOut(NEW_DEAL, CLAIM.uspc) },
    },
  },
  'wrong-number-of-hands': { moment: 'deal', books: { 'blue-ribbon-1940': { at: ['p. 292'], cases: ruling(...NEW_DEAL) } } },
};
