import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { bet } from './scorers/bet.ts';
import { chances } from './scorers/chances.ts';
import { pool } from './scorers/pool.ts';

export const code = {
  laws,
  points,
  scorers: { bet, chances, pool },
};
export interface RedDog extends CodeOf<typeof code> {}
