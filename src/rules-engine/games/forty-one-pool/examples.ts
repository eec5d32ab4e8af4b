import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { FortyOnePool } from './code.ts';

const { fouls, otherwise, rules } = cites.blue;

export const examples: readonly ExampleOf<FortyOnePool>[] = [
  lawExample('scratch', rules(5), { rack: 'several' }, 'The 8 drops, and the white after it; he has the 3 and the 12.', 'as they prefer'),
  lawExample('scratch', rules(5), { rack: 'one' }, 'She misses, with the 4 alone in her rack.', 'put the ball in their rack back'),
  lawExample('scratch', rules(5), { rack: 'none' }, 'He misses and has nothing yet.', 'first ball that they pocket'),
  lawExample('owed-ball', rules(5), { made: 'one' }, 'He owes a ball and pockets the 11.', 'put that ball back'),
  lawExample('owed-ball', rules(5), { made: 'several' }, 'He owes a ball and pockets the 2 and the 11.', 'choose which of them'),
  lawExample('burst', rules(6), {}, 'With the 13 he has the 15, and now the 14: forty-two.', 'put back on the table'),
  lawExample('burst-hidden', rules(8), {}, 'They find out at the end that he passed 41 and said nothing.', 'credited with no ball'),
  lawExample('no-cushion', rules(7), {}, 'The white rolls up to the 6 and stays there.', 'as for a scratch'),
  lawExample('second-shot', rules(2), {}, 'She makes the 9 and chalks her cue.', 'may not strike a second time'),
  lawExample('number-known', rules(1), {}, 'His neighbour has had a look at the small ball.', 'may not know the number'),
  lawExample('who-wins', rules(3), { how: 'exact' }, 'Ten, and the 15, 14 and 2.', 'farthest from 41 loses the game'),
  lawExample('who-wins', rules(4), { how: 'clear' }, 'The last ball falls, and nobody has 41.', 'nearest to 41 wins'),
  lawExample('who-wins', rules(4), { how: 'tie' }, 'Two have 38.', 'does not cover'),
  lawExample('empty-rack', rules(8), { stands: 'none' }, 'One has the 18 and no ball, another the 6 and the 1.', 'below every player who has one'),
  lawExample('empty-rack', rules(8), { stands: 'owing' }, 'One has made nothing, another still owes a ball.', 'below the one who has none'),
  lawExample('push-or-frozen', otherwise, {}, 'The white lies against the 5, and he pushes through.', 'does not cover'),
  lawExample('touched', fouls(7), { when: 'stroke' }, 'He hits the white twice, and the 6 drops.', 'Nothing is scored'),
  lawExample('touched', fouls(7), { when: 'rest' }, 'The balls lie still, and his hand moves the white.', 'may not count on the stroke after it'),
  lawExample('disturbed', otherwise, {}, 'Somebody leans on the table, and the 10 rolls away.', 'put back where they were'),
  lawExample('marks', otherwise, {}, 'A dot of chalk on the cushion shows him the angle.', 'Nothing is scored'),
  scoreExample('standing', rules(2), { ball: '10', rack: '15 12' }, 'The 10, and the 15 and 12 in the rack.', 37, '4 to pool'),
  scoreExample('standing', rules(3), { ball: '10', rack: '15 14 2' }, 'The 10, and the 15, 14 and 2.', 41, 'pool'),
  scoreExample('standing', rules(6), { ball: '16', rack: '15 13' }, 'The 16, and the 15 and 13.', 44, 'a burst'),
  sheetExample(
    'game',
    rules(3),
    { names: 'Ann.Ben.Cy', small: '10.8.15' },
    [
      { who: 'first', made: '15' },
      { who: 'second', made: '3 7' },
      { who: 'third', how: 'scratch' },
      { who: 'first', made: '14 2', how: 'pool', ball: '10' },
    ],
    'The 15, the 14 and the 2 with the small 10; Cy owes a ball and is worst off.',
    { Ann: 31, Ben: 10, Cy: 0 },
    'Ann has 41 with the 10',
  ),
  sheetExample(
    'game',
    rules(6),
    { names: 'Ann.Ben' },
    [
      { who: 'first', made: '15' },
      { who: 'second', made: '9' },
      { who: 'first', made: '14', how: 'burst', ball: '13' },
    ],
    'The 15 and the 14 with the small 13: forty-two, and both go back.',
    { Ann: 0, Ben: 9 },
  ),
  sheetExample(
    'game',
    rules(5),
    { names: 'Ann.Ben' },
    [
      { who: 'first', how: 'scratch' },
      { who: 'second', made: '4 5' },
      { who: 'first', made: '6 7', back: '7' },
      { who: 'second', how: 'scratch', back: '4' },
    ],
    'Ann owes a ball, pockets the 6 and 7 and puts the 7 back; Ben scratches and puts the 4 back.',
    { Ann: 6, Ben: 5 },
  ),
  valueExample('ball', rules(2), 'Two balls fall by one shot.', 'The number on it'),
  valueExample('private', rules(1), 'He has been given the 12.', 'from 6 to 18'),
  valueExample('pool', rules(3), 'Small ball and balls together.', 41),
  valueExample('scratch', rules(5), 'The 8 and the white go in.', 'a ball besides'),
  valueExample('burst', rules(6), 'He has forty-two.', 'go back on the table'),
  valueExample('rank', rules(8), 'One has no ball, one owes one.', 'worse still'),
];
