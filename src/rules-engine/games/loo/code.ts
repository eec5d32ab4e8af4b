import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { pool } from './scorers/pool.ts';

export const code = {
  laws,
  points,
  scorers: { deal, pool },
};
export interface Loo extends CodeOf<typeof code> {}

export const variant = variantOf<Loo>();
