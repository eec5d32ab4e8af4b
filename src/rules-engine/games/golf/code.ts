import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { round } from './scorers/round.ts';

export const code = {
  laws,
  points,
  scorers: { round },
};
export interface Golf extends CodeOf<typeof code> {}
