import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Spiderette } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Spiderette>[] = [
  lawExample('stock-too-soon', advice, {}, 'Cards are dealt from the stock while a column could still be moved.', 'does not decide'),
  lawExample('pack-again', advice, {}, 'The stock is used up, and the player wants it once more.', 'may not run'),
];
