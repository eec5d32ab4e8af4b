import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Spider } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Spider>[] = [
  lawExample('stock-too-soon', advice, {}, 'A row is dealt from the stock while a move was still open.', 'does not decide'),
];
