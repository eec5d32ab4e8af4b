import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { pool } from './scorers/pool.ts';
import { showdown } from './scorers/showdown.ts';

export const code = {
  laws,
  points,
  scorers: { showdown, pool },
};
export interface ThirtyOne extends CodeOf<typeof code> {}
