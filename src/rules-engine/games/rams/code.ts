import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal, pool } from './scorers/counts.ts';

export const code = { laws, points, scorers: { deal, pool } };
export interface Rams extends CodeOf<typeof code> {}
