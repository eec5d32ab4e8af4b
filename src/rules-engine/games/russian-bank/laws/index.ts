import { buildLaws } from './builds.ts';
import { stopLaws } from './stop.ts';
import { turnLaws } from './turns.ts';

/** Every law of the game: how a turn goes, what may be built, and “stop”. */
export const laws = { ...turnLaws, ...buildLaws, ...stopLaws };
