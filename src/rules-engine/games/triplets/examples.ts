import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Triplets } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Triplets>[] = [
  lawExample('wrong-take', advice, { cards: 'good' }, 'A king, an ace and a two are taken.', 'may take'),
  lawExample('wrong-take', advice, { cards: 'bad' }, 'Three fives are taken.', 'does not decide'),
];
