import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { each } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { laws } from '../../laws/index.ts';
import { points } from '../../points.ts';
import { added } from './laws.ts';
import { own } from './points.ts';
import { lives } from './scorers.ts';

const { oldPool, oldTable, oldChange, oldPay, oldHorse, oldEnd } = cites.donohue;
const OTHER = 'The book describes the old way separately, and this is not in it.';
const ORDER = 'For the old way the book says separately which hand is better.';
const EQUAL = 'Equal hands have a law of their own here.';
const MONEY = 'For the old way the book says separately what goes into the pool and out of it.';
const TABLE = { players: '3', names: 'Ann.Ben.Cora', deposit: '6', prize: '1', horse: '2' };

export default variant({
  title: 'Commerce, the old way',
  aliases: ['Old commerce', 'Commerce with three lives'],
  books: { donohue: { heading: 'Commerce', pages: '336-337' } },
  has: { widow: true },
  players: { min: 3, max: 12, say: 'several' },
  packs: ['standard-52'],
  glance: {
    Cards: 'three each, and three face up on the table',
    'At a turn': 'any cards are changed for those of the table, round after round',
    Lives: '{points.fish} to each',
    'Worst hand': 'puts {points.going-up} into the pool',
    'A horse': '{points.horse} more, for the player who is first without',
    Wins: 'the player who stays longest takes the pool',
  },
  laws: {
    repeal: {
      ...each(Object.keys(laws) as (keyof typeof laws)[], () => OTHER),
      stands: 'When the changing ends has a law of its own here.',
      'equal-points': EQUAL,
      'equal-sequences': EQUAL,
    },
    add: added,
  },
  points: {
    repeal: {
      ...each(Object.keys(points) as (keyof typeof points)[], () => OTHER),
      stake: MONEY,
      pool: MONEY,
      length: 'The old way lasts until one player has the final sweep.',
      'three-of-a-kind': ORDER,
      sequence: ORDER,
    },
    add: own,
  },
  scorers: { lives },
  examples: [
    lawExample(
      'dealer-takes-table',
      oldTable,
      { looked: 'no' },
      'Three tens are turned up, and the dealer has not touched his hand.',
      'take the three cards turned up',
    ),
    lawExample('dealer-takes-table', oldTable, { looked: 'yes' }, 'The dealer looks at his hand and likes the table better.', 'may not take the three cards'),
    lawExample('changes-after-standing', oldChange, {}, 'He stood, and now the nine that he lacked lies on the table.', 'change a card again'),
    lawExample('when-exchange-ends', oldChange, {}, 'Eldest hand stands, and the next player changes two cards.', 'may play on'),
    lawExample('equal-hands', oldPay, {}, 'Two sequences of the same value.', 'eldest of those who tie'),
    lawExample('equal-worst', oldPay, {}, 'Two hands with nothing in them.', 'does not cover'),
    lawExample('last-fish-gone', oldHorse, { first: 'yes' }, 'The first player has lost his third fish.', 'buy one more fish'),
    lawExample('last-fish-gone', oldEnd, { first: 'no' }, 'A second player has lost his third fish.', 'sit by'),
    lawExample('last-player', oldEnd, {}, 'One has a fish left, and the others have none.', 'wins the pool'),
    valueExample('deposit', oldPool, 'Sixpence each is put into the pool.', 'a sum agreed upon'),
    valueExample('best-hand', oldPay, 'A pair royal is shown.', 'the sum agreed upon'),
    valueExample('horse-price', oldHorse, 'Sixpence was put in, and a horse is twopence.', 'a third of the first stake'),
    valueExample('sweep', oldEnd, 'All the others sit by.', 'stays longest'),
    valueExample('fish', oldPool, 'Each receives his counters.', 3),
    valueExample('going-up', oldPay, 'The worst hand is shown.', 1),
    valueExample('horse', oldHorse, 'The first player to be out buys in.', 1),
    valueExample('order', oldChange, 'Players strive for the three kinds of hand.', 'sequence, flush'),
    sheetExample(
      'lives',
      oldPay,
      TABLE,
      [
        { best: 'first', worst: 'second' },
        { best: 'third', worst: 'second' },
      ],
      'Three put in six each; two deals, and the worst hand is Ben’s in both.',
      { Ann: -5, Ben: -6, Cora: -5, Pool: 16 },
      'Ann 3, Ben 1, Cora 3',
    ),
    sheetExample(
      'lives',
      oldEnd,
      TABLE,
      [
        { best: 'first', worst: 'second' },
        { best: 'first', worst: 'second' },
        { best: 'first', worst: 'second', bought: 'yes' },
        { best: 'first', worst: 'second' },
        { best: 'first', worst: 'third' },
        { best: 'first', worst: 'third' },
        { best: 'first', worst: 'third' },
      ],
      'Ben buys a horse and loses it, then Cora loses her three; Ann takes seven sums and the pool of 13.',
      { Ann: 14, Ben: -8, Cora: -6, Pool: 0 },
      'Ann stays longest',
    ),
  ],
});
