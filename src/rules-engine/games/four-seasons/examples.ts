import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { FourSeasons } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<FourSeasons>[] = [
  lawExample('empty-space', advice, {}, 'A place has fallen empty, and stays so until a needed card turns up.', 'may fill'),
  lawExample('look-under', advice, {}, 'The top card of a pile is lifted to see the next.', 'may look'),
];
