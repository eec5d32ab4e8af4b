// Whist until the first lead, from U.S. Playing Card (laws 3 to 19, p. 22-26), Donohue (Of Dealing, p. 134-135; Of Calling Honours, p. 136) and Blue
// Ribbon (general laws, p. 253-255).
import { ruling, type WholePlace } from '../../whole.ts';

export const NOT_NAMED = 'cost = not named';
const DEAL_LOST = ['deal = void', 'dealer = loses the deal'];
/** By law 13 a deal that is lost passes to the left. */
const LOST_TO_THE_LEFT = [...DEAL_LOST, 'next deal = left-of-dealer'];
export const NEW_DEAL = ['deal = void', 'dealer = deals again'];
export const MAY_HAVE_NEW_DEAL = ['deal = void', 'right = others'];
export const WHICHEVER = 'choice of others: deal = void, or deal = stands';
export const GENERAL = ['p. 253', 'p. 254'];
const CUT_AGAIN = ['thing:the cut = void'];
const NO_THIN_CUT = ['act:right-of-dealer:leave fewer than four cards in either packet = may not'];

/** Laws of the American Whist League, as cited. */
export const law = (...laws: readonly (number | string)[]): readonly string[] => laws.map((one) => `law ${one}, p. 22-26`);

export const dealLaws: WholePlace['laws'] = {
  'equal-cards-cut': {
    moment: 'before-play',
    answers: { tied: { 'two-between': 'Two players, between', 'two-outside': 'highest or the lowest card', 'three-below': 'below', 'three-above': 'above' } },
    books: {
      'blue-ribbon-1940': { at: GENERAL, cases: ruling(...CUT_AGAIN) },
      'uspc-1898': {
        at: law(3, 4),
        cases: [
          ...['two-between', 'three-below', 'three-above'].map((tied) => ({ when: { tied }, does: CUT_AGAIN })),
          { when: { tied: 'two-outside' }, does: [] },
        ],
      },
    },
  },
  'two-cards-cut': { moment: 'before-play', books: { 'uspc-1898': { at: law(7), cases: ruling(...CUT_AGAIN) } } },
  'late-entry': {
    moment: 'before-play',
    answers: { cut: { no: 'No', yes: 'Yes' } },
    books: {
      'uspc-1898': {
        at: law(6),
        cases: [
          { when: { cut: 'no' }, does: ['act:player:enter the table = may'] },
          { when: { cut: 'yes' }, does: ['act:player:enter the table = may not'] },
        ],
      },
    },
  },
  'shuffled-wrongly': { moment: 'cut', books: { 'uspc-1898': { at: law(9), cases: ruling('act:anyone:shuffle in that way = may not', NOT_NAMED) } } },
  'improper-cut': {
    moment: 'cut',
    answers: { what: { thin: 'Fewer than four', exposed: 'exposed in cutting', doubt: 'confused' } },
    books: {
      'blue-ribbon-1940': {
        at: GENERAL,
        cases: [
          { when: { what: 'thin' }, does: NO_THIN_CUT },
          { when: { what: 'exposed' }, does: [] },
          { when: { what: 'doubt' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: law(10, 11),
        cases: [
          { when: { what: 'thin' }, does: NO_THIN_CUT },
          { when: { what: 'exposed' }, does: [...CUT_AGAIN, 'act:dealer:shuffle again = must'] },
          { when: { what: 'doubt' }, does: CUT_AGAIN },
        ],
      },
    },
  },
  'shuffled-after-cut': { moment: 'cut', books: { 'uspc-1898': { at: law(12), cases: ruling(...LOST_TO_THE_LEFT) } } },
  'pack-not-cut': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the trump', late: 'Later' }, disturbed: { no: 'No', yes: 'Yes' } },
    books: {
      'uspc-1898': {
        at: law(17),
        cases: [
          { when: { noticed: 'in-time', disturbed: 'no' }, does: LOST_TO_THE_LEFT, claim: 'opponents until trump-turned' },
          { when: { noticed: 'in-time', disturbed: 'yes' }, does: NEW_DEAL },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  misdeal: {
    moment: 'deal',
    answers: {
      what: { 'dealt-wrong': 'Dealt a card wrongly', counted: 'Counted', 'looked-at-trump': 'Looked at the trump', 'trump-face-down': 'face down' },
      disturbed: { no: 'No', opponent: 'opponent', partner: 'partner' },
    },
    books: {
      donohue: {
        at: ['p. 134-135'],
        cases: [
          { when: { what: 'trump-face-down' }, does: DEAL_LOST },
          ...['dealt-wrong', 'counted', 'looked-at-trump'].flatMap((what) => [
            { when: { what, disturbed: 'no' }, does: [] },
            { when: { what, disturbed: 'opponent' }, does: NEW_DEAL },
            { when: { what, disturbed: 'partner' }, does: DEAL_LOST },
          ]),
        ],
      },
      'uspc-1898': {
        at: law(17),
        cases: [
          { when: { disturbed: 'no' }, does: LOST_TO_THE_LEFT },
          { when: { disturbed: 'opponent' }, does: NEW_DEAL },
          { when: { disturbed: 'partner' }, does: LOST_TO_THE_LEFT },
        ],
      },
    },
  },
  'wrong-number-of-cards': {
    moment: 'deal',
    answers: {
      noticed: { early: 'Before', later: 'After' },
      what: { few: 'too few', many: 'too many' },
      others: { right: 'All the others', partner: 'partner’s number is wrong', opponent: 'opponent’s number is wrong' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 253', 'p. 254-255', 'p. 255'],
        cases: [
          { when: { noticed: 'early' }, does: ['deal = void'] },
          { when: { noticed: 'later', what: 'few', others: 'right' }, does: ['act:short-player:answer for any revoke made while the card was away = must'] },
          { when: { noticed: 'later', what: 'many', others: 'right' }, does: ['hand:short-player = dead', 'score:short-player = nothing'] },
          { when: { noticed: 'later', others: 'partner' }, does: [] },
          { when: { noticed: 'later', others: 'opponent' }, does: [] },
        ],
      },
      donohue: {
        at: ['p. 134'],
        cases: [
          { when: { what: 'many' }, does: DEAL_LOST },
          { when: { noticed: 'early', what: 'few', others: 'right' }, does: [] },
          { when: { noticed: 'later', what: 'few', others: 'right' }, does: ['deal = stands'] },
          { when: { what: 'few', others: 'partner' }, does: DEAL_LOST },
          { when: { what: 'few', others: 'opponent' }, does: DEAL_LOST },
        ],
      },
      'uspc-1898': {
        at: law(17, 19),
        cases: [
          { when: { noticed: 'early' }, does: LOST_TO_THE_LEFT },
          { when: { noticed: 'later', others: 'right' }, does: [WHICHEVER] },
          { when: { noticed: 'later', others: 'partner' }, does: [WHICHEVER] },
          { when: { noticed: 'later', others: 'opponent' }, does: ['deal = void'] },
        ],
      },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { who: { dealer: 'The dealer', partner: 'partner', opponent: 'opponent' }, touched: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 134', 'p. 135'],
        cases: [
          { when: { who: 'dealer', touched: 'no' }, does: MAY_HAVE_NEW_DEAL },
          { when: { who: 'dealer', touched: 'yes' }, does: ['deal = stands'] },
          { when: { who: 'partner' }, does: MAY_HAVE_NEW_DEAL },
          { when: { who: 'opponent' }, does: ['deal = void', 'right = dealer'] },
        ],
      },
      'uspc-1898': {
        at: law(15),
        cases: [
          { when: { touched: 'no' }, does: [...MAY_HAVE_NEW_DEAL, 'act:anyone:call the card = may not'] },
          { when: { touched: 'yes' }, does: ['deal = stands', 'act:anyone:call the card = may not'] },
        ],
      },
    },
  },
  'imperfect-pack': {
    moment: 'any-time',
    books: {
      'blue-ribbon-1940': { at: GENERAL, cases: ruling('deal = void', 'thing:the past score = stands') },
      'uspc-1898': { at: law(14), cases: ruling(...NEW_DEAL, 'thing:the past score = stands') },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'before-trump': 'Before', later: 'After' } },
    books: {
      'uspc-1898': {
        at: law(16),
        cases: [
          { when: { noticed: 'before-trump' }, does: ['deal = void', 'right = anyone'], claim: 'anyone until trump-turned' },
          { when: { noticed: 'later' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'trump-left-on-table': {
    moment: 'trick-turned',
    answers: { when: { 'in-time': 'is not yet', late: 'is turned over' } },
    books: {
      'uspc-1898': {
        at: law(18),
        cases: [
          { when: { when: 'in-time' }, does: ['penalty = none'] },
          { when: { when: 'late' }, does: ['card = exposed', 'right = others'] },
        ],
      },
    },
  },
  'trump-named': {
    moment: 'play',
    answers: { what: { named: 'named the card', 'asked-card': 'which card', 'asked-suit': 'what suit' } },
    books: {
      donohue: {
        at: ['p. 134'],
        cases: [
          { when: { what: 'named' }, does: [] },
          { when: { what: 'asked-card' }, does: ['act:anyone:ask which card was turned = may not'] },
          { when: { what: 'asked-suit' }, does: ['act:anyone:ask = may'] },
        ],
      },
      'uspc-1898': {
        at: law(18),
        cases: [
          { when: { what: 'named' }, does: ['command:offender = play the highest or the lowest trump held', 'right = others'] },
          { when: { what: 'asked-card' }, does: ['act:dealer:refuse to answer = must'] },
          { when: { what: 'asked-suit' }, does: ['act:dealer:answer truly = must'] },
        ],
      },
    },
  },
};
