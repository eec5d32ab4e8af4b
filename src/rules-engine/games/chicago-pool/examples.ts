import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { ChicagoPool } from './code.ts';

const { required, lowest, lowestPays, replaced, rules, pays, secondPays, clause } = cites.blue;

export const examples: readonly ExampleOf<ChicagoPool>[] = [
  lawExample('lowest-not-hit', required, {}, 'The 2 lies behind the 9, and he hits the 9.', '3 points'),
  lawExample('other-ball', lowest, {}, 'He hits the 2, and the 14 drops.', 'stands'),
  lawExample('foul-pocketed', replaced, { which: 'inside' }, 'The 9 and the white both drop.', 'pyramid or red-ball spot'),
  lawExample('foul-pocketed', replaced, { which: 'other' }, 'The 4 drops by a double hit.', 'where it lay at the opening'),
  lawExample('scratch', rules(4), {}, 'The white drops.', '3 points'),
  lawExample('who-pays', pays, { place: 'lowest' }, 'She has 12, and nobody has less.', 'refreshment'),
  lawExample('who-pays', pays, { place: 'second' }, 'He is next above her.', 'pay for the game'),
  lawExample('who-pays', pays, { place: 'tied' }, 'Two have 12.', 'does not cover'),
  sheetExample(
    'game',
    pays,
    { names: 'Ann.Ben.Cy' },
    [
      { who: 'first', made: '1 2 15' },
      { who: 'second', scratch: 'yes' },
      { who: 'third', made: '3 4 5 6 7 8' },
      { who: 'first', made: '9 14', scratch: 'yes' },
      { who: 'second', made: '10 11 12 13' },
    ],
    'Eighteen and 23 less a scratch; 46 after a scratch; 33.',
    { Ann: 38, Ben: 43, Cy: 33 },
    'Cy pays for the refreshment, Ann for the game',
  ),
  sheetExample(
    'game',
    clause,
    { names: 'Ann.Ben' },
    [
      { who: 'first', made: '1 12' },
      { who: 'second', made: '2', scratch: 'yes' },
    ],
    'The one is hit, and the 12 falls with it.',
    { Ann: 13, Ben: -1 },
  ),
  valueExample('ball', lowest, 'The 12 is pocketed.', 'credit of the player'),
  valueExample('forfeit', required, 'The lowest ball is not hit.', -3),
  valueExample('lowest', lowestPays, 'She has the lowest score.', 'refreshment'),
  valueExample('end', rules(3), 'Three play; the 8 is left, and the two lowest have 20 and 31, the next 45.', 'too few to tie or beat'),
  valueExample('second-lowest', secondPays, 'He has the second lowest.', 'Pays for the game'),
];
