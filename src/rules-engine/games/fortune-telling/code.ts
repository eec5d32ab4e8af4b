import type { CodeOf } from '../../rulesets/games.ts';
import { points } from './points.ts';

/** What each card is said to mean; nothing is ruled and nothing counted. */
export const code = {
  laws: {},
  points,
  scorers: {},
};
export interface FortuneTelling extends CodeOf<typeof code> {}
