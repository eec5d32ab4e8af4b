import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { LaBelleLucie } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<LaBelleLucie>[] = [
  lawExample('wrong-build', advice, { how: 'down-suit' }, 'The six of spades is laid on the seven of spades.', 'may build'),
  lawExample('wrong-build', advice, { how: 'down-color' }, 'The six of hearts is laid on the seven of spades.', 'does not decide'),
  lawExample('several-moved', advice, { cards: 'one' }, 'The top card of a column goes to another.', 'may move'),
  lawExample('several-moved', advice, { cards: 'run' }, 'The seven of spades and the six on it are to go together on the eight.', 'may not move them together'),
];
