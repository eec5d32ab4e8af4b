import { buildLaws } from './builds.ts';
import { stopLaws } from './stop.ts';
import { turnLaws } from './turns.ts';

/** Every law of the game: turns, builds and “stop”. */
export const laws = { ...turnLaws, ...buildLaws, ...stopLaws };
