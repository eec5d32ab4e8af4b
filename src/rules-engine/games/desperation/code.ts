import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';

/** The game's laws and points; there is nothing to count. */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface Desperation extends CodeOf<typeof code> {}
