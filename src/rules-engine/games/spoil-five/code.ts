import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { pool } from './scorers/pool.ts';
import { trick } from './scorers/trick.ts';

export const code = {
  laws,
  points,
  scorers: { trick, pool },
};
export interface SpoilFive extends CodeOf<typeof code> {}

export const variant = variantOf<SpoilFive>();
