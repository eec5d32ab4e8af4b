import type { ExampleOf } from '../../core/games.ts';
import type { Pool } from './code.ts';

/** There are none: nothing is ruled here. */
export const examples: readonly ExampleOf<Pool>[] = [];
