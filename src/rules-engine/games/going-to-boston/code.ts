import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { score } from './scorers/score.ts';

export const code = {
  laws,
  points,
  scorers: { score },
};
export interface GoingToBoston extends CodeOf<typeof code> {}
