import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal, pool } from './scorers/pool.ts';
import { game, hand } from './scorers/score.ts';

export const code = { laws, points, scorers: { deal, pool, hand, game } };
export interface Rounce extends CodeOf<typeof code> {}

export const variant = variantOf<Rounce>();
