import { betExample, citedBy, lawExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { ThreeCardMonte } from './code.ts';
import { points } from './points.ts';

const { blue } = cites;
const price = citedBy(points.fair.books['blue-ribbon-1940']);

export const examples: readonly ExampleOf<ThreeCardMonte>[] = [
  lawExample('other-cards', blue.cards, {}, 'Two red kings and a black queen lie there.', 'two red cards and one black'),
  lawExample('bent-cards', blue.cards, {}, 'All three cards have a slight arch.', 'bend the cards slightly'),
  lawExample('ace-not-shown', blue.shifting, {}, 'The cards are on the move before anybody has seen a face.', 'show the black card'),
  lawExample('shifting', blue.shifting, {}, 'After a few passes nobody knows where it is.', 'may shift the cards'),
  lawExample('even-money', price, {}, 'A dollar is offered for a dollar.', 'pay two stakes for one'),
  lawExample('card-picked', blue.implied, { card: 'black', pays: 'two' }, 'The ace of spades is turned, at 2 for 1.', '2 stakes to the player'),
  lawExample('card-picked', blue.implied, { card: 'black', pays: 'even' }, 'The ace of spades is turned, at even money.', '1 stake to the player'),
  lawExample('card-picked', blue.implied, { card: 'red', pays: 'even' }, 'The ace of hearts is turned.', 'wins the stakes'),
  betExample('settlement', price, { card: 'black', pays: 'fair', stake: '5' }, 'Five chips, and the black card is found.', 10, 'The banker pays 10', {
    bank: 'The banker',
  }),
  betExample(
    'settlement',
    price,
    { card: 'black', pays: 'even', stake: '5' },
    'Five chips at even money, and the black card is found.',
    5,
    'The banker pays 5',
    { bank: 'The banker' },
  ),
  betExample('settlement', blue.implied, { card: 'red', pays: 'even', stake: '5' }, 'A red ace.', -5, 'The banker wins 5', { bank: 'The banker' }),
  sheetExample(
    'account',
    price,
    { pays: 'even', name: 'Ann' },
    [
      { card: 'red', stake: '5' },
      { card: 'black', stake: '5' },
      { card: 'red', stake: '10' },
    ],
    'Found once in three bets at even money.',
    { Ann: -5 + 5 - 10, 'The banker': 10 },
    'found once in 3',
  ),
  sheetExample(
    'account',
    price,
    { pays: 'fair', name: 'Ben' },
    [
      { card: 'red', stake: '2' },
      { card: 'red', stake: '2' },
      { card: 'black', stake: '2' },
    ],
    'Three bets at 2 for 1, one of them won.',
    { Ben: 0, 'The banker': 0 },
  ),
];
