import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { round } from './scorers/round.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = {
  laws,
  points,
  scorers: { round },
};
export interface Golf extends CodeOf<typeof code> {}
