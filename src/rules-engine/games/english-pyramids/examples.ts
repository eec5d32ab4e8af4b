import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { EnglishPyramids } from './code.ts';

const { rules } = cites.blue;
const reds = (n: number) => Array.from({ length: n }, () => 'red').join(' ');

export const examples: readonly ExampleOf<EnglishPyramids>[] = [
  lawExample('forfeit', rules(8, 9), {}, 'The white runs into a pocket and has met nothing.', 'put back on the pyramid spot'),
  lawExample('white-and-ball', rules(10), {}, 'A red goes in, and the white after it.', 'The gains of the stroke do not count'),
  lawExample('ball-owed', rules(11), { when: 'later' }, 'He owed one and now pockets a red.', 'first ball that they pocket'),
  lawExample('ball-owed', rules(11), { when: 'end' }, 'He never pocketed one.', 'price of a life'),
  lawExample('touching', rules(12), { did: 'pots' }, 'Frozen to a red, he pockets another.', 'count stands'),
  lawExample('touching', rules(12), { did: 'miss' }, 'Frozen to a red, he plays away and meets nothing.', 'loses 1 point'),
  lawExample('ball-moved', rules(13), {}, 'His sleeve moves a red, and he pockets another.', 'The gains of the stroke do not count'),
  lawExample('ball-off', rules(14), {}, 'A red is on the floor.', 'put on the spot'),
  lawExample('two-left', rules(17), { players: 'two' }, 'The white and one red are left, and he misses.', 'opponent scores 1 point'),
  lawExample('two-left', rules(17), { players: 'more' }, 'Three play, and the striker pockets his own ball.', 'place a ball on the spot'),
  lawExample('two-left', rules(17), { players: 'sides' }, 'Two against two, and the striker misses.', 'does not cover'),
  lawExample('last-red', rules(16), {}, 'One red is left.', 'go on with the white'),
  lawExample('last-hazard', rules(15), { odd: 'yes' }, 'The last of fifteen.', 'scores 2 points'),
  lawExample('last-hazard', rules(7, 15), { odd: 'no' }, 'The last of sixteen.', 'scores 1 point'),
  lawExample('balk', rules(18), {}, 'A red lies behind the string.', 'at any ball on the table'),
  lawExample('dispute', rules(19), { marker: 'no' }, 'The marker only marks.', 'marker decides'),
  lawExample('dispute', rules(19), { marker: 'yes' }, 'The marker plays too.', 'most of the company'),
  sheetExample(
    'game',
    rules(7),
    { names: 'Ada.Bess' },
    [
      { who: 'first', reds: reds(2) },
      { who: 'first', fault: 'miss' },
      { who: 'second', fault: 'white' },
      { who: 'first', reds: 'red' },
    ],
    'Two reds, then a miss; the other forfeits a ball that he has not; then a red.',
    { Ada: 2, Bess: -1 },
    'owes 1 ball',
  ),
  sheetExample(
    'game',
    rules(15),
    { names: 'Ada.Bess', size: 'fifteen' },
    [{ who: 'first', reds: reds(14) }, { who: 'first' }, { who: 'second', reds: 'red' }],
    'Fourteen reds, and the last one to the other player.',
    { Ada: 14, Bess: 2 },
    'Bess pays for 12',
  ),
  sheetExample(
    'game',
    rules(17),
    { names: 'Ada.Bess', size: 'sixteen' },
    [
      { who: 'first', reds: reds(15) },
      { who: 'first', fault: 'white' },
    ],
    'Fifteen of sixteen, and then his own ball.',
    { Ada: 15, Bess: 1 },
    'Ada has the most balls, 15',
  ),
  valueExample('price', rules(3), 'Nine balls against six.', 'difference of the balls'),
];
