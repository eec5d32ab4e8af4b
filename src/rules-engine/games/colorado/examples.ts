import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Colorado } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Colorado>[] = [
  lawExample('look-under', advice, {}, 'Before a card is laid on a pile, the pile is lifted and looked into.', 'may look'),
];
