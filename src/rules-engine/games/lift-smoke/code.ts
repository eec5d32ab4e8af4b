import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { pool } from './scorers/pool.ts';

export const code = {
  laws,
  points,
  scorers: { pool },
};
export interface LiftSmoke extends CodeOf<typeof code> {}
