import { lawExample, scoreExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { GoingToBoston } from './code.ts';

export const examples: readonly ExampleOf<GoingToBoston>[] = [
  lawExample('third-throw', cites.blue.game, { kept: 'no' }, 'A 5 is kept, and the second throw is 6 and 4.', 'lower of the two dice just thrown'),
  lawExample('third-throw', cites.blue.game, { kept: 'yes' }, 'A 3 is kept, and the second throw is 5 and 4.', 'die kept from the first throw'),
  lawExample('third-throw', cites.donohue.throws, { kept: 'no' }, 'A 5 is kept, and the second throw is 4 and 6.', 'lower of the two dice just thrown'),
  lawExample('third-throw', cites.donohue.game, { kept: 'yes' }, 'A 2 is kept, and the second throw is 5 and 4.', 'lower of the two dice just thrown'),
  lawExample('equal-dice', cites.blue.game, {}, 'The first throw is 6, 6 and 2.', 'leave both of them out'),
  lawExample('who-wins', cites.donohue.highest, {}, 'Three players have 12, 15 and 9.', 'highest total'),
  scoreExample('score', cites.blue.game, { first: '6.6.2', second: '5.1', third: '4' }, 'Two sixes at first, of which one stays; then 5 and 1; then 4.', 15),
  scoreExample(
    'score',
    cites.blue.game,
    { first: '3.2.1', second: '5.4', third: '6' },
    'The 3 of the first throw is lower than both of the second.',
    15,
    '15 points',
  ),
  scoreExample('score', cites.donohue.example, { first: '3.2.5', second: '4.6', third: '3' }, 'The throws with which the book shows the game before.', 14),
  scoreExample('score', cites.donohue.game, { first: '3.2.1', second: '5.4', third: '6' }, 'The 3 of the first throw stays, and the 4 is thrown again.', 14),
];
