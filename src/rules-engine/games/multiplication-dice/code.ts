import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { round } from './scorers/round.ts';
import { score } from './scorers/score.ts';

export const code = {
  laws,
  points,
  scorers: { score, round },
};
export interface MultiplicationDice extends CodeOf<typeof code> {}
