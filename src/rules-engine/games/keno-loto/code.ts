import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { drawing } from './scorers/drawing.ts';
import { keno } from './scorers/keno.ts';
import { pool } from './scorers/pool.ts';

export const code = {
  laws,
  points,
  scorers: { keno, drawing, pool },
};
export interface KenoLoto extends CodeOf<typeof code> {}

export const variant = variantOf<KenoLoto>();
