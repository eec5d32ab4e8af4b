// Cribbage until the starter is cut, from U.S. Playing Card (General Rules, p. 52-54), Donohue (laws 1 to 3, p. 66-67) and Blue Ribbon
// (Penalties, p. 199, and its general laws, p. 254-255).
import { ruling, type WholePlace } from '../../whole.ts';

const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const DEAL_AGAIN = NEW_DEAL.join(' and ');
const RULES = ['p. 52-54'];

/** The non-dealer or the dealer has the wrong number of cards; in Blue Ribbon the non-dealer scores and chooses. */
const blueChoice = (mended: string) => ['score:non-dealer = 2 points', `choice of non-dealer: ${DEAL_AGAIN}, or ${mended}`];
const surplusOr = (stands: string) => ['score:others = 2 points', `choice of others: ${DEAL_AGAIN}, or ${stands}`];

export const dealLaws: WholePlace['laws'] = {
  'cut-for-deal': {
    moment: 'cut',
    answers: { cards: { clear: 'clear which cards', confused: 'mixed up' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { cards: 'clear' }, does: ['thing:the cut = chosen by others'] },
          { when: { cards: 'confused' }, does: ['thing:the cut = void'] },
        ],
      },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { found: { before: 'Before the starter', after: 'After the starter' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { found: 'before' }, does: ['deal = void', 'dealer = loses the deal', 'next deal = proper-dealer'] },
          { when: { found: 'after' }, does: ['deal = stands'] },
        ],
      },
      'blue-ribbon-1940': { at: ['p. 199'], cases: ruling('score:others = 2 points') },
    },
  },
  'two-cards-at-once': {
    moment: 'deal',
    answers: { mend: { 'one-card': 'moving one card', more: 'more than one' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { mend: 'one-card' }, does: ['deal = corrected'] },
          { when: { mend: 'more' }, does: ['score:non-dealer = 2 points', ...NEW_DEAL] },
        ],
      },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { fault: { dealer: 'The dealer', 'non-dealer': 'The non-dealer' }, whose: { dealer: 'The dealer', 'non-dealer': 'The non-dealer' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { fault: 'dealer', whose: 'dealer' }, does: ['penalty = none'] },
          {
            when: { fault: 'dealer', whose: 'non-dealer' },
            does: ['score:non-dealer = 2 points', ...NEW_DEAL, 'right = non-dealer'],
            claim: 'non-dealer until cards-looked-at',
          },
          { when: { fault: 'non-dealer' }, does: ['score:dealer = 2 points', ...NEW_DEAL, 'right = dealer'] },
        ],
      },
      donohue: {
        at: ['law 1, p. 66'],
        cases: [
          { when: { fault: 'dealer', whose: 'non-dealer' }, does: ['score:non-dealer = 2 points', ...NEW_DEAL, 'right = non-dealer'] },
          { when: { fault: 'dealer', whose: 'dealer' }, does: [] },
          { when: { fault: 'non-dealer' }, does: [] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 199'],
        cases: [
          { when: { fault: 'dealer' }, does: ['score:non-dealer = 2 points', ...NEW_DEAL, 'right = non-dealer'] },
          { when: { fault: 'non-dealer' }, does: [] },
        ],
      },
    },
  },
  'faced-card-in-pack': {
    moment: 'deal',
    answers: { found: { dealing: 'During the deal', later: 'Afterwards' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { found: 'dealing' }, does: NEW_DEAL },
          { when: { found: 'later' }, does: [] },
        ],
      },
      'blue-ribbon-1940': { at: ['p. 254-255'], cases: ruling(...NEW_DEAL) },
    },
  },
  'wrong-number-of-cards': {
    moment: 'deal',
    answers: {
      number: { many: 'too many cards', few: 'too few cards', hands: 'hands were dealt' },
      whose: { dealer: 'The dealer', 'non-dealer': 'The non-dealer' },
      stage: { 'before-lifting': 'Before the hand was lifted', lifted: 'After it was lifted', 'laid-out': 'laid out for the crib', playing: 'In the play' },
    },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          ...['before-lifting', 'lifted'].flatMap((stage) => [
            { when: { number: 'many', stage }, does: ['score:non-dealer = 2 points', ...NEW_DEAL] },
            { when: { number: 'few', stage }, does: blueChoice('hand:short-player = made up') },
          ]),
          ...['laid-out', 'playing'].flatMap((stage) => [
            { when: { number: 'many', stage }, does: surplusOr('deal = stands and surplus:others = drawn') },
            { when: { number: 'few', stage }, does: ['hand:short-player = short'] },
          ]),
          { when: { number: 'hands' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 2, p. 67', 'law 3, p. 67'],
        cases: [
          {
            when: { number: 'many', stage: 'before-lifting' },
            does: blueChoice('surplus:non-dealer = drawn'),
            claim: 'non-dealer until cards-lifted',
          },
          ...['lifted', 'laid-out', 'playing'].map((stage) => ({
            when: { number: 'many', stage },
            does: ['score:others = 4 points', ...NEW_DEAL, 'right = others'],
          })),
          { when: { number: 'few' }, does: [] },
          { when: { number: 'hands' }, does: [] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 199', 'p. 254-255'],
        cases: [
          { when: { number: 'hands' }, does: ['score:non-dealer = 2 points', ...NEW_DEAL, 'right = non-dealer'] },
          { when: { number: 'many', whose: 'dealer' }, does: blueChoice('surplus:non-dealer = drawn') },
          { when: { number: 'few', whose: 'dealer' }, does: blueChoice('hand:short-player = made up') },
          { when: { number: 'many', whose: 'non-dealer', stage: 'before-lifting' }, does: blueChoice('surplus:dealer = drawn') },
          { when: { number: 'few', whose: 'non-dealer', stage: 'before-lifting' }, does: blueChoice('hand:short-player = made up') },
          ...['many', 'few'].flatMap((number) =>
            ['lifted', 'laid-out', 'playing'].map((stage) => ({ when: { number, whose: 'non-dealer', stage }, does: NEW_DEAL })),
          ),
        ],
      },
    },
  },
  'wrong-crib': {
    moment: 'discard',
    answers: { how: { 'dealt-over': 'dealt too many', 'laid-over': 'one too many', 'laid-short': 'one too few', untraced: 'Nobody can tell' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { how: 'dealt-over' }, does: surplusOr('deal = stands') },
          { when: { how: 'laid-over' }, does: ['hand:offender = short'] },
          { when: { how: 'laid-short' }, does: surplusOr('surplus:others = drawn') },
          { when: { how: 'untraced' }, does: [] },
        ],
      },
    },
  },
  'discard-taken-back': {
    moment: 'discard',
    books: { 'uspc-1898': { at: RULES, cases: ruling('score:others = 2 points', ...NEW_DEAL, 'right = others') } },
  },
};
