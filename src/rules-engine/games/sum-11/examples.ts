import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Sum11 } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Sum11>[] = [
  lawExample('wrong-take', advice, { cards: 'good' }, 'A six, a three and two aces are taken.', 'may take'),
  lawExample('wrong-take', advice, { cards: 'bad' }, 'A seven and a five are taken.', 'may not take'),
];
