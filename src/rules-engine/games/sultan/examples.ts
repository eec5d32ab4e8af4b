import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Sultan } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Sultan>[] = [
  lawExample('empty-space', advice, {}, 'A pile is played out and stays empty until a needed card comes.', 'may fill'),
];
