import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Fortress } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Fortress>[] = [
  lawExample('empty-space', advice, {}, 'A column is played out, and a seven is put in its place.', 'may fill'),
];
