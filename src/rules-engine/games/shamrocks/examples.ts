import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Shamrocks } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Shamrocks>[] = [
  lawExample('empty-space', advice, {}, 'A column has gone; a jack is moved into its place.', 'may fill'),
];
