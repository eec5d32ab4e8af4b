// Vingt-et-un, from Blue Ribbon (p. 376-378), Donohue (p. 328-331) and U.S. Playing Card (p. 93-94).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

const SHOW = ['act:player:show the natural at once = must'];
const PAYS_1 = ['pay:player = 1 stake to dealer'];
const PAYS_2 = ['pay:player = 2 stakes to dealer'];
const WINS_1 = ['pay:dealer = 1 stake to player'];
const WINS_2 = ['pay:dealer = 2 stakes to player'];
const STAND_OFF = ['thing:the stakes = taken back'];
const DIVIDE = ['act:player:divide the pair and play each card as a hand of its own = may'];
const BEFORE = ['act:player:put up a stake before the deal = must'];
const AGAIN = ['deal = void', 'dealer = deals again'];
const TO_LEFT = ['deal = void', 'dealer = loses the deal', 'next deal = left-of-dealer'];
const TO_NATURAL = ['deal = void', 'dealer = loses the deal', 'next deal = the holder of the natural'];
const DOUBLE = ['act:player:double the stakes = must'];
const DOUBLE_FOR_NATURAL: readonly WholeRuling[] = [
  { when: { who: 'dealer' }, does: PAYS_2 },
  { when: { who: 'player' }, does: WINS_2 },
  { when: { who: 'both' }, does: STAND_OFF },
];

export const play: WholePlace['laws'] = {
  'deal-declined': {
    moment: 'before-play',
    answers: { buyer: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 330'],
        cases: [
          { when: { buyer: 'yes' }, does: ['act:proper-dealer:sell the deal to the best bidder = may'] },
          { when: { buyer: 'no' }, does: ['deal = void', 'dealer = loses the deal', 'next deal = next-player'] },
        ],
      },
    },
  },
  'staking-after-first-card': {
    moment: 'betting',
    books: {
      'blue-ribbon-1940': { at: ['p. 376'], cases: ruling(...BEFORE, 'act:player:add to the stake after looking at the first card = may') },
      donohue: { at: ['p. 328'], cases: ruling('act:player:put the stake on the first card after it is dealt = must') },
      'uspc-1898': { at: ['p. 93'], cases: ruling(...BEFORE) },
    },
  },
  'dealer-doubles': {
    moment: 'doubling',
    answers: { refused: { no: 'Yes', yes: 'No, the player' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 376'],
        cases: [
          { when: { refused: 'no' }, does: DOUBLE },
          { when: { refused: 'yes' }, does: ['thing:the stakes = to dealer'] },
        ],
      },
      donohue: {
        at: ['p. 328'],
        cases: [
          { when: { refused: 'no' }, does: DOUBLE },
          { when: { refused: 'yes' }, does: [] },
        ],
      },
    },
  },
  natural: {
    moment: 'cards-lifted',
    answers: { who: { dealer: 'The dealer only', player: 'The player', both: 'The dealer and' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 377'], cases: DOUBLE_FOR_NATURAL },
      donohue: {
        at: ['p. 328', 'p. 329-330'],
        cases: [
          { when: { who: 'dealer' }, does: PAYS_2 },
          { when: { who: 'player' }, does: WINS_2 },
          { when: { who: 'both' }, does: ['thing:the stakes = to dealer'] },
        ],
      },
      'uspc-1898': { at: ['p. 93'], cases: DOUBLE_FOR_NATURAL },
    },
  },
  'natural-not-shown': {
    moment: 'cards-lifted',
    books: { 'blue-ribbon-1940': { at: ['p. 377'], cases: ruling(...SHOW) }, donohue: { at: ['p. 330'], cases: ruling(...SHOW) } },
  },
  'divided-natural': {
    moment: 'draw',
    books: {
      'blue-ribbon-1940': { at: ['p. 377'], cases: ruling(...WINS_1) },
      donohue: { at: ['p. 329'], cases: ruling(...WINS_2) },
      'uspc-1898': { at: ['p. 93'], cases: ruling() },
    },
  },
  'dividing-a-pair': {
    moment: 'draw',
    answers: { who: { player: 'A player’s', dealer: 'The dealer’s' }, cards: { pair: 'The pair', third: 'A third card' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 377'],
        cases: [
          { when: { who: 'player', cards: 'pair' }, does: DIVIDE },
          { when: { who: 'dealer' }, does: ['act:dealer:divide a pair = may not'] },
          { when: { who: 'player', cards: 'third' }, does: [] },
        ],
      },
      donohue: {
        at: ['p. 329'],
        cases: [
          { when: { who: 'player', cards: 'pair' }, does: DIVIDE },
          { when: { who: 'dealer', cards: 'pair' }, does: ['act:dealer:divide the pair and play each card as a hand of its own = may'] },
          { when: { who: 'player', cards: 'third' }, does: ['act:player:go on with all three cards as separate hands = may'] },
          { when: { who: 'dealer', cards: 'third' }, does: ['act:dealer:go on with all three cards as separate hands = may'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 93'],
        cases: [
          { when: { who: 'player', cards: 'pair' }, does: DIVIDE },
          { when: { who: 'dealer' }, does: [] },
          { when: { who: 'player', cards: 'third' }, does: [] },
        ],
      },
    },
  },
  'player-bursts': {
    moment: 'draw',
    books: {
      'blue-ribbon-1940': { at: ['p. 377'], cases: ruling(...PAYS_1) },
      donohue: { at: ['p. 328', 'p. 329-330'], cases: ruling(...PAYS_1) },
      'uspc-1898': { at: ['p. 93'], cases: ruling(...PAYS_1) },
    },
  },
  'dealer-bursts': {
    moment: 'showdown',
    answers: { hand: { under: 'Less than', 'twenty-one': '21 by drawing' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 377'], cases: ruling(...WINS_1) },
      donohue: {
        at: ['p. 329-330'],
        cases: [
          { when: { hand: 'under' }, does: WINS_1 },
          { when: { hand: 'twenty-one' }, does: WINS_2 },
        ],
      },
      'uspc-1898': { at: ['p. 93'], cases: ruling(...WINS_1) },
    },
  },
  'equal-counts': {
    moment: 'showdown',
    books: {
      'blue-ribbon-1940': { at: ['p. 377'], cases: ruling(...STAND_OFF) },
      donohue: { at: ['p. 329', 'p. 329-330'], cases: ruling(...PAYS_1) },
      'uspc-1898': { at: ['p. 93'], cases: ruling(...STAND_OFF) },
    },
  },
  'drawn-twenty-one': {
    moment: 'showdown',
    answers: { who: { dealer: 'The dealer', player: 'The player' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 377'],
        cases: [
          { when: { who: 'dealer' }, does: PAYS_1 },
          { when: { who: 'player' }, does: WINS_1 },
        ],
      },
      donohue: {
        at: ['p. 329', 'p. 329-330'],
        cases: [
          { when: { who: 'dealer' }, does: PAYS_2 },
          { when: { who: 'player' }, does: WINS_2 },
        ],
      },
      'uspc-1898': {
        at: ['p. 93-94'],
        cases: [
          { when: { who: 'dealer' }, does: PAYS_1 },
          { when: { who: 'player' }, does: WINS_1 },
        ],
      },
    },
  },
  'who-deals-next': {
    moment: 'hand-over',
    answers: { custom: { no: 'No', yes: 'Yes' }, natural: { no: 'No', yes: 'Yes, a player’s', dealer: 'Yes, the dealer’s', first: 'Yes, in the' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 378'],
        cases: [
          { when: { custom: 'no' }, does: TO_LEFT },
          { when: { custom: 'yes', natural: 'no' }, does: AGAIN },
          { when: { custom: 'yes', natural: 'dealer' }, does: AGAIN },
          { when: { custom: 'yes', natural: 'yes' }, does: TO_NATURAL },
          { when: { custom: 'yes', natural: 'first' }, does: TO_NATURAL },
        ],
      },
      donohue: {
        at: ['p. 328'],
        cases: [
          { when: { natural: 'no' }, does: AGAIN },
          { when: { natural: 'first' }, does: AGAIN },
          { when: { natural: 'yes', custom: 'no' }, does: TO_LEFT },
          { when: { natural: 'yes', custom: 'yes' }, does: TO_NATURAL },
          { when: { natural: 'dealer', custom: 'no' }, does: TO_LEFT },
          { when: { natural: 'dealer', custom: 'yes' }, does: AGAIN },
        ],
      },
      'uspc-1898': {
        at: ['p. 93'],
        cases: [
          { when: { custom: 'no' }, does: TO_LEFT },
          { when: { custom: 'yes' }, does: [] },
        ],
      },
    },
  },
};
