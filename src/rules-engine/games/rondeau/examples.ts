import { betExample, citedBy, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Rondeau } from './code.ts';
import { points } from './points.ts';

const { blue } = cites;
const price = citedBy(points.right.books['blue-ribbon-1940']);
const taken = citedBy(points.commission.books['blue-ribbon-1940']);

export const examples: readonly ExampleOf<Rondeau>[] = [
  lawExample('wrong-roll', blue.game, {}, 'The balls are thrown by hand along the rail.', 'stick laid behind them'),
  lawExample('foul-roll', blue.game, {}, 'All nine balls drop.', 'foul'),
  lawExample('odd-or-even', blue.game, { left: 'odd' }, 'Four balls are in the pocket, five on the table.', 'bet on odd win'),
  lawExample('odd-or-even', blue.game, { left: 'even' }, 'One ball is in the pocket.', 'bet on even win'),
  lawExample('commission', taken, {}, 'The bank pays a winner nine for ten.', 'ten per cent'),
  betExample('roll', price, { left: '5', odd: '20', even: '10', of: 'winnings' }, 'Five balls stay on the table.', 20 - 2 - 10, 'Odd wins'),
  betExample('roll', price, { left: '4', odd: '20', of: 'stakes' }, 'Four stay, and ten per cent of every stake is taken.', -22, 'Even wins'),
  betExample('roll', blue.game, { left: '9', odd: '20', of: 'stakes' }, 'Not one ball goes down.', 'The roll is foul'),
  sheetExample(
    'account',
    price,
    { of: 'winnings', players: 'two', names: 'Ann.Ben' },
    [
      { left: '3', odd: '10.0', even: '0.5' },
      { left: '0', odd: '10.10' },
      { left: '2', even: '20.20' },
    ],
    'Odd, then a foul roll, then even; a tenth of each gain is taken.',
    { 'The bank': -10 + 1 + 5 - 40 + 4, Ann: 10 - 1 + 20 - 2, Ben: -5 + 20 - 2 },
  ),
  sheetExample(
    'account',
    taken,
    { of: 'stakes', players: 'two', names: 'Ann.Ben' },
    [{ left: '8', odd: '10.0', even: '0.10' }],
    'A tenth of both stakes is taken.',
    { 'The bank': 10 - 10 + 2, Ann: -11, Ben: 9 },
  ),
  valueExample('balls', blue.game, 'Which balls are counted?', 'Those left on the table'),
];
