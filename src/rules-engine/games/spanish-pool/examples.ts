import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { SpanishPool } from './code.ts';

const { fouls, rules, scored, threeBall } = cites.blue;

export const examples: readonly ExampleOf<SpanishPool>[] = [
  lawExample('pins-first', rules(4), {}, 'The white runs straight into two pins.', '2 points for each pin'),
  lawExample('miss', rules(5), {}, 'The white goes round the table and meets nothing.', 'loses 1 point'),
  lawExample('own-ball-pocketed', rules(5), { hit: 'no' }, 'The white drops into a side pocket and has touched no ball.', 'loses 3 points'),
  lawExample('own-ball-pocketed', scored, { hit: 'yes' }, 'The white goes in off the red.', 'does not cover'),
  lawExample('off-table', rules(6), { ball: 'none' }, 'The white jumps over the cushion at once.', 'loses 3 points'),
  lawExample('off-table', rules(6), { ball: 'made' }, 'A carom, and then the white is on the floor.', 'would have brought'),
  lawExample('off-table', rules(6), { ball: 'pins' }, 'Off the red two pins go down, and then the white is on the floor.', 'does not cover'),
  lawExample('off-table', threeBall(5), { ball: 'hit' }, 'The white strikes the red, makes nothing and is on the floor.', 'turn passes to the next player'),
  lawExample('off-table', threeBall(5), { ball: 'other' }, 'The red jumps off.', 'put on its spot'),
  lawExample('wrong-ball', fouls(6), { when: 'first' }, 'It is claimed at once.', 'Nothing is scored'),
  lawExample('wrong-ball', fouls(6), { when: 'second' }, 'It is noticed a stroke too late.', 'count stands'),
  lawExample('wrong-ball', fouls(6), { when: 'exchanged' }, 'The next player goes on with his own ball where the other left it.', 'Nothing is scored'),
  lawExample('wrong-ball', threeBall(5), { when: 'both' }, 'Both whites had been on the floor.', 'count stands'),
  lawExample('wrong-ball', fouls(6), { when: 'self' }, 'The claimant had done the same a stroke before.', 'may not claim'),
  lawExample('wrong-ball', rules(5, 6), { when: 'missed' }, 'The wrong white meets nothing.', 'loses 1 point'),
  lawExample('ball-touched', fouls(7), { when: 'stroke' }, 'A sleeve brushes the red as the white is played.', 'Nothing is scored'),
  lawExample('ball-touched', threeBall(6), { when: 'early' }, 'The cue brushes the white before it is played.', 'opponent scores 1 point'),
  lawExample('ball-touched', threeBall(8), { when: 'second' }, 'It is brushed once, and then again.', 'put back where they were'),
  lawExample('middle-pin', rules(1), { how: 'alone' }, 'Off the red, the middle pin alone goes down.', 'scores 5 points'),
  lawExample('middle-pin', rules(1), { how: 'others' }, 'The middle pin and the one behind it go down.', '2 points for each pin'),
  lawExample('middle-pin', rules(2, 3), { how: 'pocket' }, 'The red is pocketed and the middle pin falls.', '2 points for each pin'),
  scoreExample('stroke', rules(1), { first: 'ball', pins: '2' }, 'Two pins fall after the red is struck.', { striker: 4 }),
  scoreExample('stroke', rules(1), { first: 'ball', pins: '1', middle: 'yes' }, 'The middle pin falls alone.', { striker: 5 }),
  scoreExample('stroke', rules(2), { first: 'ball', red: 'yes', pins: '2' }, 'The red is pocketed and two pins fall.', { striker: 7 }),
  scoreExample('stroke', rules(3), { first: 'ball', carom: 'yes', white: 'yes' }, 'A carom, and the other white goes in.', { striker: 4 }),
  scoreExample('stroke', rules(4), { first: 'pins', pins: '3' }, 'Three pins fall before a ball is struck.', { striker: -6 }),
  scoreExample('stroke', rules(6), { first: 'ball', carom: 'yes', own: 'off' }, 'A carom, and then the cue ball is on the floor.', { striker: -2 }),
  scoreExample('stroke', rules(6), { first: 'none', own: 'off' }, 'The cue ball leaves the table and has struck nothing.', { striker: -3 }),
  scoreExample('stroke', rules(5), { first: 'none' }, 'Nothing is struck.', { striker: -1 }),
  sheetExample(
    'game',
    rules(2),
    { target: '10' },
    [
      { who: 'first', first: 'ball', red: 'yes', pins: '1' },
      { who: 'first', first: 'none' },
      { who: 'second', first: 'ball', pins: '1', middle: 'yes' },
    ],
    'The red with a pin, then a miss; the other player has the middle pin alone.',
    { 'First player': 4, 'Second player': 5 },
    'Second player strikes',
  ),
  sheetExample(
    'game',
    rules(3),
    { target: '5', names: 'Ada.Bess.Cy' },
    [
      { who: 'first', first: 'none', own: 'pocket' },
      { who: 'second', first: 'pins', pins: '1' },
      { who: 'third', first: 'ball', carom: 'yes', red: 'yes' },
    ],
    'The first pockets his own ball, the second runs into a pin, the third makes a carom and pockets the red.',
    { Ada: -3, Bess: -2, Cy: 5 },
    'Cy has 5',
  ),
  valueExample('game', scored, 'Nothing was agreed on.', 30),
];
