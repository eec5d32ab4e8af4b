import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { HighLowJackPool } from './code.ts';

const { clause, counts, first, last, rules, target } = cites.blue;

export const examples: readonly ExampleOf<HighLowJackPool>[] = [
  lawExample('out-first', first, { need: 'some' }, 'Ann needs one and Ben two; Ben holes the 15 and the 9 before she holes the 1.', 'in which they are holed'),
  lawExample('out-first', last, { need: 'each' }, 'Both have six points.', 'banks it into a pocket wins the game'),
  lawExample('last-ball', last, {}, 'He cuts the last ball straight into the corner.', 'bank the ball off one cushion'),
  lawExample('game-tied', counts, {}, 'Two have 48 by the numbers.', 'does not cover'),
  lawExample('forfeit-score', clause, {}, 'The white drops, and he has four points and 31 in balls.', 'does not cover'),
  sheetExample(
    'game',
    counts,
    { names: 'Ann.Ben' },
    [
      { who: 'first', made: '15 3' },
      { who: 'second', made: '1 9 12' },
      { who: 'first', made: '14 13 11 10' },
      { who: 'second', made: '2 4 5 6 7 8' },
    ],
    'Ann has High and 66 by the numbers, Ben Low, Jack and 54.',
    { Ann: 2, Ben: 2 },
  ),
  sheetExample(
    'game',
    first,
    { names: 'Ann.Ben', target: '2' },
    [
      { who: 'first', made: '1 8' },
      { who: 'second', made: '15 9 3' },
    ],
    'Two points are played for: Ann has Low, and Ben holes High and Jack before she has another.',
    { Ann: 1, Ben: 2 },
    'Ben has 2 and wins',
  ),
  sheetExample(
    'game',
    last,
    { names: 'Ann.Ben', target: '3' },
    [
      { who: 'first', made: '1 2 3 9' },
      { who: 'second', made: '15 14 13 12 11 10 8' },
      { who: 'first', made: '4 5 6 7' },
      { who: 'second' },
      { who: 'first', last: 'yes' },
    ],
    'Low and Jack against High and Game: each has one to go of three, and Ann banks the last ball in.',
    { Ann: 2, Ben: 2 },
    'Ann has banked the last ball in',
  ),
  sheetExample(
    'game',
    rules(4),
    { names: 'Ann.Ben', off: 'numbers' },
    [
      { who: 'first', made: '15 14 13 12 6' },
      { who: 'second', made: '11 10 9 8 7 5 4 3' },
      { who: 'first', fault: 'yes' },
      { who: 'second', made: '1 2' },
    ],
    'Sixty by the numbers for each; a scratch takes three from Ann, and Game goes to Ben.',
    { Ann: 1, Ben: 3 },
  ),
  valueExample('high', counts, 'The 15 falls.', 1),
  valueExample('low', counts, 'The 1 falls.', 1),
  valueExample('jack', counts, 'The 9 falls.', 1),
  valueExample('game', counts, 'She has 66 by the numbers, and nobody has as much.', 1),
  valueExample('target', target, 'Nothing else was agreed on.', 7),
  valueExample('last', last, 'Each had one to go, and she banks it in.', 'Wins the game'),
  valueExample('forfeit', rules(4), 'The white is pocketed.', -3),
];
