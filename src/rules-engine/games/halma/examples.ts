import { lawExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Halma } from './code.ts';

export const examples: readonly ExampleOf<Halma>[] = [
  lawExample('how-men-move', cites.blue.moves, {}, 'A player jumps over two men and wants to turn a corner with a third jump.', 'maker’s instructions'),
  lawExample('wrong-number', cites.blue.board, {}, 'One has 19 men before him, the other 18.', '19 men'),
  lawExample('who-wins', cites.blue.moves, {}, 'One man of each player is still on the way.', 'book'),
];
