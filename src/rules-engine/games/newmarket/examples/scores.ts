import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Newmarket } from '../code.ts';
import { points } from '../points.ts';

const { blue, uspc } = cites;
const dealt = (key: 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight', gives: number) =>
  valueExample(key, citedBy(points[key].books['blue-ribbon-1940']), 'The cards are dealt one at a time, and the rest is left over.', gives);
const THREE = { players: 'three', names: 'Ann.Ben.Cora' };

export const scoreCases: readonly ExampleOf<Newmarket>[] = [
  dealt('three', 15),
  dealt('four', 12),
  dealt('five', 9),
  dealt('six', 8),
  dealt('seven', 7),
  dealt('eight', 6),
  valueExample('least-bet', blue.least, 'The dealer is careful.', 4),
  valueExample('most-bet', blue.bets, 'The dealer feels lucky.', 10),
  valueExample('stake', blue.spread, 'The dealer has bet seven.', 'As many counters'),
  valueExample('spread', blue.spread, 'All seven go on one card.', 'as each player likes'),
  valueExample('spread', uspc.stakes, 'One counter on the ace and one on the jack.', 'as each player likes'),
  valueExample('not-played', blue.card, 'The card lay in the stock.', 'stay on the card'),
  valueExample('not-played', uspc.end, 'Nobody played the ace of hearts.', 'stay on the card'),
  scoreExample(
    'deal',
    blue.card,
    { ...THREE, dealer: 'first', bet: '4', on: '5.3.2.2', ace: 'second', out: 'second', left: '3.0.4' },
    'Four counters each; Ben plays the first card of the layout and is out, with seven cards left with the others.',
    { Ann: -7, Ben: 8, Cora: -8, Layout: 7 },
    '7 counters stay',
  ),
  scoreExample(
    'deal',
    uspc.stop,
    { ...THREE, dealer: 'first', on: '3.2.1.1', king: 'first', out: 'third', left: '2.1.0', stops: '1.0.2' },
    'Seven counters lie there; Ann plays the king and makes one stop, Cora makes two and is out.',
    { Ann: -3, Ben: 0, Cora: -2, Layout: 5 },
  ),
  scoreExample(
    'deal',
    uspc.revoke,
    {
      ...THREE,
      before: '0.4.0.0',
      dealer: 'second',
      on: '0.2.5.0',
      king: 'third',
      out: 'third',
      left: '1.1.0',
      revokes: '1.0.0',
      below: 'king',
      spoilers: 'first',
      holders: 'third',
    },
    'Six lie on the king of diamonds; Ann keeps the queen of diamonds back, and Cora has the king.',
    { Ann: -11, Ben: -3, Cora: 13, Layout: 1 },
  ),
  scoreExample(
    'deal',
    uspc.revoke,
    { ...THREE, dealer: 'second', on: '1.2.2.2', out: 'first', left: '0.2.1', revokes: '0.0.1', below: 'jack', spoilers: 'third', holders: 'nobody' },
    'Cora keeps the ten of clubs, and the jack lies in the extra hand: the two counters on it become four.',
    { Ann: 2, Ben: -4, Cora: -7, Layout: 9 },
    '4 on the jack of clubs',
  ),
  sheetExample(
    'account',
    blue.card,
    THREE,
    [
      { dealer: 'first', bet: '4', on: '5.3.2.2', ace: 'second', out: 'second', left: '3.0.4' },
      { dealer: 'second', bet: '5', on: '5.4.3.3', king: 'first', queen: 'third', out: 'first', left: '0.6.1' },
    ],
    'Seven counters stay after the first deal; in the second Ann finds seven on the king, and Cora five on the queen.',
    { Ann: 2, Ben: -3, Cora: -9, Layout: 10 },
    '10 counters stay: 5 on the ace of hearts, 5 on the jack of clubs',
  ),
  sheetExample(
    'account',
    uspc.end,
    THREE,
    [
      { dealer: 'first', on: '3.2.1.1', king: 'first', out: 'third', left: '2.1.0', stops: '1.0.2' },
      { dealer: 'second', on: '2.2.2.1', ace: 'third', out: 'second', left: '3.0.2', revokes: '1.0.0' },
    ],
    'Five counters hold over; in the second deal Cora takes five with the ace, and Ann pays for a card that she held back.',
    { Ann: -10, Ben: 3, Cora: 0, Layout: 7 },
    '7 counters stay',
  ),
];
