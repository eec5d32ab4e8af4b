import type { ExampleOf } from '../../core/games.ts';
import type { PokerSquare } from './code.ts';

/** There are none: what the manual prints of it decides no case. */
export const examples: readonly ExampleOf<PokerSquare>[] = [];
