import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { pool } from './scorers/pool.ts';

export const code = { laws, points, scorers: { pool } };
export interface ColorBallPool extends CodeOf<typeof code> {}
