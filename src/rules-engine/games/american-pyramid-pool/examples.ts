import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { AmericanPyramidPool } from './code.ts';

const { pyramid, fouls, object } = cites.blue;

export const examples: readonly ExampleOf<AmericanPyramidPool>[] = [
  lawExample('opening', pyramid(1), { match: 'no' }, 'The balls hardly part, and one of them touches a cushion.', '1 ball'),
  lawExample('opening', pyramid(1), { match: 'yes' }, 'The same in a tournament.', 'set up again'),
  lawExample('owed-ball', pyramid(1), {}, 'He has not scored yet, and scratches.', 'first ball'),
  lawExample('called', pyramid(4), { fell: 'all' }, 'He calls the 9; the 9 and the 4 fall.', 'stands'),
  lawExample('called', pyramid(2), { fell: 'one' }, 'He calls the 9; the 4 falls and the 9 stays up.', 'Every ball pocketed by the stroke does not count'),
  lawExample('called', pyramid(2), { fell: 'some' }, 'He calls the 9 and the 4, and only the 9 falls.', 'Every ball pocketed by the stroke does not count'),
  lawExample('called', pyramid(2), { fell: 'uncalled' }, 'He says nothing, and the 4 falls.', 'does not cover'),
  lawExample('called', pyramid(1), { fell: 'opening' }, 'Two balls fall on the opening stroke.', 'stands'),
  lawExample('called-not-hit', pyramid(2), { hit: 'yes' }, 'He calls the 9 and hits the 2.', 'no penalty'),
  lawExample('called-not-hit', pyramid(6), { hit: 'no' }, 'He calls the 9 and hits nothing.', '1 ball'),
  lawExample('no-cushion', pyramid(3), {}, 'Nothing reaches a cushion, and the white drops.', '1 ball'),
  lawExample('scratch', pyramid(6), { made: 'no' }, 'The white follows into the pocket alone.', '1 ball'),
  lawExample('scratch', pyramid(6), { made: 'yes' }, 'The 9, which he called, drops, and the white after it.', 'balls pocketed by the same stroke'),
  lawExample('touched', pyramid(7), {}, 'His sleeve moves the white.', '1 ball'),
  lawExample('ball-moving', fouls(14), {}, 'He plays while the 3 still rolls.', '1 ball'),
  lawExample('twice', pyramid(9), {}, 'The cue meets the white a second time.', 'balls put back'),
  sheetExample(
    'game',
    pyramid(4),
    { names: 'Ann.Ben' },
    [
      { who: 'first', down: '3 7' },
      { who: 'first', called: '9', down: '9 4' },
      { who: 'first', called: '1', down: '2' },
      { who: 'second', called: '1', fault: 'forfeit' },
    ],
    'Two balls on the opening stroke; the 9 called, and the 4 falls with it; then the 2 in the place of the 1 that was called. The other misses and owes a ball.',
    { Ann: 4, Ben: -1 },
  ),
  sheetExample(
    'game',
    pyramid(1),
    { names: 'Ann.Ben' },
    [
      { who: 'first', fault: 'opening' },
      { who: 'second', called: '5', down: '5' },
      { who: 'second', called: '6' },
      { who: 'first', called: '1', down: '1' },
      { who: 'first', called: '1 2', down: '1 2' },
    ],
    'A weak opening by a player with no ball: the first that he scores goes back, and may be called again.',
    { Ann: 2, Ben: 1 },
  ),
  sheetExample(
    'game',
    object,
    { names: 'Ann.Ben' },
    [{ who: 'first', down: '1 2 3 4 5 6 7 8' }],
    'Eight balls of fifteen in a game for two.',
    { Ann: 8, Ben: 0 },
    'Ann wins with 8 balls',
  ),
  sheetExample(
    'game',
    pyramid(5),
    { names: 'Ann.Ben.Cy' },
    [
      { who: 'first', down: '1 2 3 4 5 6 7' },
      { who: 'first', called: '8' },
      { who: 'second', called: '8 9 10 11 12', down: '8 9 10 11 12' },
    ],
    'Three are left, and the third player has none: three cannot tie five.',
    { Ann: 7, Ben: 5, Cy: 0 },
    'the balls left cannot tie the next score',
  ),
  valueExample('ball', object, 'The 15 is pocketed.', 1),
  valueExample('forfeit', pyramid(6), 'The white is pocketed.', -1),
  valueExample('game', object, 'A match of two.', 8),
  valueExample('end', pyramid(5), 'Three play; the lowest has none, the next five, and three balls are left.', 'too few to tie'),
];
