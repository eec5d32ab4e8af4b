import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

/** The game's laws and points. There is no scorer: the manual leaves all figures to the program. */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface Memory extends CodeOf<typeof code> {}
