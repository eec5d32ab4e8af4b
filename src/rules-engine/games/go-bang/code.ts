import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

/** The game's laws and points. */
export const code = { laws, points, scorers: {} };
export interface GoBang extends CodeOf<typeof code> {}
