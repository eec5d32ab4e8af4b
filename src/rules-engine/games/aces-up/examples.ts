import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { AcesUp } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<AcesUp>[] = [
  lawExample('empty-space', advice, { card: 'ace' }, 'A column is empty, and the ace of clubs is moved into it.', 'may fill'),
];
