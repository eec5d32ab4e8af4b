import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { poolSheet } from './scorers/pool.ts';
import { round } from './scorers/round.ts';
import { throws } from './scorers/throws.ts';

export const code = {
  laws,
  points,
  scorers: { throws, round, pool: poolSheet },
};
export interface VingtEtUnDice extends CodeOf<typeof code> {}
