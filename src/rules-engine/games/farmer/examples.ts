import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Farmer } from './code.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

const { blue, uspc } = cites;
const U = uspc.game;
const nearest = citedBy(laws['nearest-below'].readings['uspc-1898']);

/** Disputes at the table, and the value of each item. */
const rulings: readonly ExampleOf<Farmer>[] = [
  lawExample('farmer-plays', blue.farm, {}, 'The farmer gives himself a card too.', 'may not deal themselves a card'),
  lawExample('must-draw', blue.draw, {}, 'A player has a king and would rather have no other card.', 'must take at least one card'),
  lawExample('must-draw', U, {}, 'He has a ten and is content.', 'must take at least one card'),
  lawExample('overdrawn-told', blue.draw, {}, 'He draws a queen to a nine and throws his hand down.', 'before all the hands are shown'),
  lawExample('overdrawn-told', U, {}, 'He says that he is over while others draw.', 'before all the hands are shown'),
  lawExample('overdrawn', blue.payments, {}, 'A hand counts 19, and another takes the farm.', 'pays 1 chip to the farmer'),
  lawExample('overdrawn', U, {}, 'A hand counts 20.', 'pays 1 chip to the farmer'),
  lawExample('two-at-sixteen', blue.sixteen, { show: 'six' }, 'Six of hearts and ten, against nine and seven.', 'holder of the six of hearts wins the farm'),
  lawExample('two-at-sixteen', blue.sixteen, { show: 'fewer' }, 'Nine and seven, against king, four and two on the dealer’s left.', 'left wins the farm'),
  lawExample('two-at-sixteen', U, { show: 'six' }, 'One of two at 16 has the six of hearts.', 'holder of the six of hearts wins the farm'),
  lawExample('two-at-sixteen', U, { show: 'fewer' }, 'Two cards against three.', 'fewest cards wins the farm'),
  lawExample('two-at-sixteen', U, { show: 'even' }, 'Two cards each.', 'The player on the dealer’s left wins the farm'),
  lawExample('nobody-at-sixteen', blue.sixteen, {}, 'The best hand is 15.', 'farm is kept by the farmer'),
  lawExample('nobody-at-sixteen', U, {}, 'Three deals go by without a 16.', 'farm is kept by the farmer'),
  lawExample('nearest-below', blue.payments, { sixteen: 'no' }, 'He has 15, and nobody has 16.', 'from every player but the farmer'),
  lawExample('nearest-below', blue.payments, { sixteen: 'yes' }, 'He has 15, and another has the farm.', 'does not cover'),
  lawExample('nearest-below', nearest, { sixteen: 'no' }, 'He has 14, and the others are over.', 'from each of the other players'),
  lawExample('nearest-below', nearest, { sixteen: 'yes' }, 'He has 15 beside a 16.', 'does not cover'),
  lawExample('nearest-tied', blue.payments, {}, 'Two hands of 15.', 'Each of them may take a chip'),
  lawExample('nearest-tied', U, { show: 'six' }, 'Six of hearts and nine, against king and five.', 'holder of the six of hearts may take'),
  lawExample('nearest-tied', U, { show: 'fewer' }, 'Two cards of 15 against three.', 'fewest cards may take'),
  lawExample(
    'nearest-tied',
    U,
    { show: 'even' },
    'Two hands of 15 with two cards each.',
    'The player on the dealer’s left may take a chip from each of the other players',
  ),
  lawExample('farm-taken', U, {}, 'A player has 16, and they want to go on.', 'emptied by the winner'),
  valueExample('court', blue.pack, 'A hand of king and six of hearts.', 10),
  valueExample('court', U, 'A hand of jack and five.', 10),
  valueExample('ace', citedBy(points.ace.books['blue-ribbon-1940']), 'Ace, king and five are 16.', 1),
  valueExample('ace', U, 'Ace, king and five are 16.', 1),
  valueExample('number', blue.draw, 'A player has 15 and draws again.', 16),
  valueExample('number', U, 'A player has 15 and draws again.', 16),
  valueExample('stake', blue.pack, 'Five players agree on ten counters.', 'an agreed number'),
  valueExample('price', blue.farm, 'Somebody bids twelve.', 'into the farm'),
  valueExample('price', U, 'Somebody bids three.', 'into the farm'),
];

const farm = 'It has 9 and 7, and the farm is his.';
/** Deals. */
const deals: readonly ExampleOf<Farmer>[] = [
  scoreExample(
    'deal',
    blue.payments,
    { hands: '9S 7S.KH 9H.10C 5C', farm: '20', paid: 'yes' },
    `16, 19 and 15, and they have agreed to pay the nearest in any case. ${farm}`,
    { 'Player 1': 19, 'Player 2': -4, 'Player 3': 2, Farmer: 3 },
    'Player 1 takes the farm',
  ),
  scoreExample(
    'deal',
    blue.payments,
    { hands: 'KS 5S.QH 5H.AC 2C', farm: '12' },
    'Two hands of 15 and one of 3: both are paid, also by each other.',
    { 'Player 1': 1, 'Player 2': 1, 'Player 3': -2 },
    'Nobody has 16',
  ),
  scoreExample('deal', blue.sixteen, { hands: '9S 7S.10H 6H', farm: '15' }, 'Both have 16, the second with the six of hearts.', { 'Player 2': 15 }),
  scoreExample('deal', blue.sixteen, { hands: 'KS 4S 2S.9H 7H', farm: '15' }, 'Both have 16, and neither the six of hearts.', { 'Player 1': 15 }),
  scoreExample('deal', U, { hands: 'KS 4S 2S.9H 7H', farm: '15' }, 'Both have 16: the fewer cards win.', { 'Player 2': 15 }, 'Player 2 takes the farm'),
  scoreExample(
    'deal',
    citedBy(points.nearest.books['uspc-1898']),
    { hands: 'KS 5S.QH 4H AH.KC KD', farm: '8' },
    'Two hands of 15, the first with fewer cards, and one of 20.',
    { 'Player 1': 2, 'Player 2': -1, 'Player 3': -5, Farmer: 4 },
  ),
  sheetExample(
    'account',
    blue.farm,
    { players: 'four', names: 'Ann.Ben.Cora.Dan', stake: '5' },
    [
      { what: 'sold', farmer: 'second', price: '10' },
      { what: 'deal', farmer: 'second', totals: '15.0.18.12' },
      { what: 'deal', farmer: 'second', totals: '17.0.16.16', six: 'fourth' },
    ],
    'Ben buys the farm for ten. Cora is two over, and Ann the nearest; then Dan has 16 with the six of hearts.',
    { Ann: -4, Ben: -12, Cora: -8, Dan: 24 },
    'No farm is up',
  ),
  sheetExample(
    'account',
    U,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [
      { what: 'sold', farmer: 'first', price: '4' },
      { what: 'deal', farmer: 'first', totals: '0.15.15', cards: '0.2.3' },
    ],
    'Ann buys the farm for four. Ben and Cora have 15, Ben with fewer cards.',
    { Ann: -5, Ben: 0, Cora: -2 },
    '7 in the farm of Ann',
  ),
];

export const examples = [...rulings, ...deals];
