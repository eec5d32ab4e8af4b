import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { BeleagueredCastle } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<BeleagueredCastle>[] = [
  lawExample('empty-space', advice, { card: 'king' }, 'A column is used up, and a king that covered two low cards goes there.', 'may fill'),
];
