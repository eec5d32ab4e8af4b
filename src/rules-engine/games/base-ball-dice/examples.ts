import { citedBy, lawExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { BaseBallDice } from './code.ts';
import { points } from './points.ts';

const nine = citedBy(points['times-out'].books['blue-ribbon-1940']);
export const examples: readonly ExampleOf<BaseBallDice>[] = [
  lawExample('after-a-throw', cites.blue.game, { aces: 'some' }, 'A player throws 1, 1 and 4.', 'run for each ace'),
  lawExample('after-a-throw', cites.blue.game, { aces: 'none' }, 'A player throws 2, 5 and 6.', 'times out'),
  sheetExample(
    'game',
    cites.blue.game,
    { players: 'two', names: 'Ann.Ben' },
    [
      { who: 'first', aces: '2.1.0' },
      { who: 'second', aces: '0' },
      { who: 'first', aces: '0' },
      { who: 'second', aces: '1.0' },
    ],
    'Ann throws two aces, then one, then none; Ben none at once. Then Ann has none, and Ben one before he is out.',
    { Ann: 3, Ben: 1 },
    'Ann 3 runs, out 2 times of 9',
  ),
  sheetExample(
    'game',
    nine,
    { players: 'two', names: 'Ann.Ben' },
    Array.from({ length: 18 }, (_, n) => ({ who: n % 2 === 0 ? 'first' : 'second', aces: n === 3 ? '3.0' : n === 4 ? '1.0' : '0' })),
    'Nine times out each; Ben once threw three aces, Ann one.',
    { Ann: 1, Ben: 3 },
    'Ben wins with 3 runs',
  ),
];
