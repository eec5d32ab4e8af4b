import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { ContinuousPool } from './code.ts';

const { scoring, penalties, night, finalNight, length } = cites.blue;

export const examples: readonly ExampleOf<ContinuousPool>[] = [
  lawExample('penalty', penalties, { ask: 'how' }, 'He pockets the white and reaches for a ball of his own.', 'taken off their score'),
  lawExample('penalty', penalties, { ask: 'many' }, 'They do not know what the scratch costs.', 'does not cover'),
  lawExample(
    'quota-reached',
    night,
    { night: 'earlier' },
    'On the first of three nights she has her number with six balls on the table.',
    'every ball of the frame',
  ),
  lawExample('quota-reached', finalNight, { night: 'last' }, 'On the third night he has enough to have won.', 'stop'),
  lawExample('numbers', length, {}, 'She pockets the 15 and asks for fifteen points.', 'count stands'),
  sheetExample(
    'match',
    scoring,
    { names: 'Ann.Ben', game: '20' },
    [
      { who: 'first', made: '1 2 3 4 5 6 7 8' },
      { who: 'second', made: '9 10', lost: '1' },
      { who: 'first', made: '11 12 13 14 15' },
      { who: 'first', made: '3 5 7 9 11 13 15' },
    ],
    'Thirteen balls of the first frame and seven of the second against two and a penalty of one, as agreed.',
    { Ann: 20, Ben: 1 },
    'Ann has won it with 20',
  ),
  sheetExample(
    'match',
    night,
    { names: 'Ann.Ben', game: '5', night: 'frame' },
    [
      { who: 'first', made: '1 2 3 4 5 6' },
      { who: 'second', made: '7 8 9 10 11 12 13 14 15' },
    ],
    'The number of the night is five: the frame is played out, and all of it counts.',
    { Ann: 6, Ben: 9 },
    'The night is over',
  ),
  valueExample('ball', scoring, 'A ball is pocketed.', 1),
  valueExample('game', scoring, 'Two players agree to play to a hundred.', 'players agree on'),
];
