import type { CodeOf } from '../../rulesets/games.ts';
import { points } from './points.ts';

/** What each card is said to mean; there are no laws or scorers. */
export const code = {
  laws: {},
  points,
  scorers: {},
};
export interface FortuneTelling extends CodeOf<typeof code> {}
