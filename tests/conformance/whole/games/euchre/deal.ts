// Euchre until the trump is turned, from U.S. Playing Card (Rules, p. 10), Donohue (laws 5 to 24, p. 10-13) and Blue Ribbon (p. 221-224).
import { ruling, type WholePlace } from '../../whole.ts';

const DEAL_LOST = ['deal = void', 'dealer = loses the deal'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const MAY_HAVE_NEW_DEAL = [...NEW_DEAL, 'right = others'];
const NO_MISDEAL = ['act:others:claim a misdeal = may not'];
const LOST_TO_THE_LEFT = [...DEAL_LOST, 'next deal = left-of-dealer'];
const CUT_AGAIN = ['thing:the cut = void'];
const LEAVE_FOUR = ['act:offender:lift at least four cards and leave at least four = must'];

export const dealLaws: WholePlace['laws'] = {
  'cut-for-deal': {
    moment: 'before-play',
    answers: { what: { 'two-cards': 'more than one card', joker: 'joker', tie: 'same rank' } },
    books: {
      donohue: {
        at: ['law 5, p. 10', 'law 7, p. 10'],
        cases: [
          { when: { what: 'two-cards' }, does: CUT_AGAIN },
          { when: { what: 'tie' }, does: CUT_AGAIN },
          { when: { what: 'joker' }, does: [] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 221'],
        cases: [
          { when: { what: 'joker' }, does: CUT_AGAIN },
          { when: { what: 'two-cards' }, does: [] },
          { when: { what: 'tie' }, does: [] },
        ],
      },
    },
  },
  'improper-cut': {
    moment: 'cut',
    answers: { noticed: { 'before-deal': 'Before a card was dealt', 'in-deal': 'In the deal', late: 'After the trump was turned' } },
    books: {
      donohue: {
        at: ['law 10, p. 11', 'law 11, p. 11', 'law 13, p. 11'],
        cases: [
          { when: { noticed: 'before-deal' }, does: LEAVE_FOUR },
          { when: { noticed: 'in-deal' }, does: LOST_TO_THE_LEFT, claim: 'opponents until trump-turned' },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 223'],
        cases: [
          { when: { noticed: 'before-deal' }, does: LEAVE_FOUR },
          { when: { noticed: 'in-deal' }, does: DEAL_LOST },
          { when: { noticed: 'late' }, does: DEAL_LOST },
        ],
      },
    },
  },
  'uneven-rounds': {
    moment: 'deal',
    answers: { seen: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['law 12, p. 11'],
        cases: [
          { when: { seen: 'no' }, does: ['deal = void', 'right = others'] },
          { when: { seen: 'yes' }, does: ['deal = stands'] },
        ],
      },
      'blue-ribbon-1940': { at: ['p. 223-224'], cases: ruling(...DEAL_LOST) },
    },
  },
  'wrong-number': {
    moment: 'deal',
    answers: {
      noticed: { 'before-play': 'Before that player', 'first-trick': 'before the first trick', later: 'After the first trick' },
      what: { many: 'too many cards', few: 'too few cards', hands: 'a hand too many' },
    },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          ...['before-play', 'first-trick'].flatMap((noticed) => [
            ...['many', 'few'].map((what) => ({ when: { noticed, what }, does: LOST_TO_THE_LEFT, claim: 'anyone until trick-turned' })),
            { when: { noticed, what: 'hands' }, does: [] },
          ]),
          ...['many', 'few'].map((what) => ({
            when: { noticed: 'later', what },
            does: ['act:short-player:play on = must', 'score:short-player = nothing'],
          })),
          { when: { noticed: 'later', what: 'hands' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 11, p. 11', 'law 13, p. 11', 'law 24, p. 13'],
        cases: [
          { when: { noticed: 'before-play', what: 'many' }, does: LOST_TO_THE_LEFT },
          { when: { what: 'few' }, does: LOST_TO_THE_LEFT },
          { when: { what: 'hands' }, does: [] },
          { when: { noticed: 'first-trick', what: 'many' }, does: LOST_TO_THE_LEFT },
          { when: { noticed: 'later', what: 'many' }, does: ['score:offender = nothing', ...DEAL_LOST] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 223-224'],
        cases: [
          { when: { noticed: 'before-play' }, does: DEAL_LOST },
          ...['first-trick', 'later'].flatMap((noticed) => [
            ...['many', 'few'].map((what) => ({ when: { noticed, what }, does: ['deal = stands', 'score:short-player = nothing'] })),
            { when: { noticed, what: 'hands' }, does: DEAL_LOST },
          ]),
        ],
      },
    },
  },
  'interrupted-deal': {
    moment: 'deal',
    answers: { how: { talked: 'disturbed', touched: 'Touched' }, partner: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['law 14, p. 11'],
        cases: [
          { when: { how: 'talked' }, does: NO_MISDEAL },
          { when: { how: 'touched', partner: 'no' }, does: NO_MISDEAL },
          { when: { how: 'touched', partner: 'yes' }, does: LOST_TO_THE_LEFT },
        ],
      },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: {
      who: { dealer: 'The dealer, in dealing', partner: 'The dealer’s partner', opponent: 'An opponent' },
      touched: { nothing: 'Not touched', touched: 'without looking', looked: 'Looked at them' },
      partner: { no: 'No', yes: 'Yes' },
    },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { who: 'dealer' }, does: NEW_DEAL },
          { when: { who: 'partner' }, does: [] },
          { when: { who: 'opponent' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 15, p. 12', 'law 16, p. 12', 'law 17, p. 12'],
        cases: [
          ...['dealer', 'partner'].flatMap((who) => [
            { when: { who, touched: 'nothing' }, does: MAY_HAVE_NEW_DEAL, claim: 'opponents until cards-touched' },
            { when: { who, touched: 'touched', partner: 'yes' }, does: MAY_HAVE_NEW_DEAL },
            { when: { who, touched: 'touched', partner: 'no' }, does: ['deal = stands'] },
            { when: { who, touched: 'looked', partner: 'yes' }, does: [] },
            { when: { who, touched: 'looked', partner: 'no' }, does: ['deal = stands'] },
          ]),
          { when: { who: 'opponent', touched: 'nothing' }, does: [...NEW_DEAL, 'right = dealer'] },
          { when: { who: 'opponent', touched: 'touched' }, does: [...NEW_DEAL, 'right = dealer'] },
          { when: { who: 'opponent', touched: 'looked' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'cards-touched-in-deal': { moment: 'deal', books: { donohue: { at: ['law 16, p. 12'], cases: ruling('act:others:touch the cards dealt = may') } } },
  'faced-card': {
    moment: 'deal',
    answers: { card: { other: 'Any card but', trump: 'The card to be turned' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { card: 'other' }, does: NEW_DEAL },
          { when: { card: 'trump' }, does: ['deal = stands'] },
        ],
      },
      donohue: {
        at: ['law 19, p. 12'],
        cases: [
          { when: { card: 'other' }, does: [...NEW_DEAL, 'right = anyone'] },
          { when: { card: 'trump' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: {
      noticed: {
        'before-trump': 'Before the trump',
        'before-discard': 'before the dealer had discarded',
        'before-lead': 'before the first card',
        later: 'After the first',
      },
    },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { noticed: 'later' }, does: ['deal = stands'] },
          ...['before-trump', 'before-discard', 'before-lead'].map((noticed) => ({ when: { noticed }, does: [] })),
        ],
      },
      donohue: {
        at: ['law 18, p. 12'],
        cases: [
          { when: { noticed: 'later' }, does: ['deal = stands'] },
          { when: { noticed: 'before-trump' }, does: ['deal = void'] },
          { when: { noticed: 'before-discard' }, does: ['deal = void'] },
          { when: { noticed: 'before-lead' }, does: [] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 223'],
        cases: [
          { when: { noticed: 'before-trump' }, does: ['deal = void'] },
          ...['before-discard', 'before-lead', 'later'].map((noticed) => ({ when: { noticed }, does: ['deal = stands'] })),
        ],
      },
    },
  },
  'imperfect-pack': {
    moment: 'any-time',
    books: {
      'uspc-1898': { at: ['p. 10'], cases: ruling(...NEW_DEAL, 'thing:the score = stands') },
      donohue: { at: ['law 20, p. 12'], cases: ruling('deal = void', 'thing:the score = stands') },
    },
  },
};
