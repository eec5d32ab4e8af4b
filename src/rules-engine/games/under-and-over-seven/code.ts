import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { bets } from './scorers/bets.ts';

export const code = {
  laws,
  points,
  scorers: { bets },
};
export interface UnderAndOverSeven extends CodeOf<typeof code> {}
