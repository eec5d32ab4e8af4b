import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Nestor } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Nestor>[] = [
  lawExample('wrong-take', advice, { cards: 'good' }, 'Two nines lie free and are taken.', 'may take'),
  lawExample('wrong-take', advice, { cards: 'bad' }, 'A nine and a ten are taken together.', 'does not decide'),
];
