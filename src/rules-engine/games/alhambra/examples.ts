import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Alhambra } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Alhambra>[] = [
  lawExample('look-under', advice, {}, 'Two queens of hearts lie on reserve piles; both piles are lifted.', 'may look'),
];
