import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { pool } from './scorers/pool.ts';
import { standing } from './scorers/standing.ts';

export const code = { laws, points, scorers: { standing, pool } };
export interface PinPool extends CodeOf<typeof code> {}
