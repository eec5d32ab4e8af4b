import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface War extends CodeOf<typeof code> {}
