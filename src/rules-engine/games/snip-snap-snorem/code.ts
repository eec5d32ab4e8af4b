import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { pool } from './scorers/pool.ts';

/** What the variant inherits from the game: its laws, points and sheet. */
export const code = { laws, points, scorers: { pool } };
export interface SnipSnapSnorem extends CodeOf<typeof code> {}

export const variant = variantOf<SnipSnapSnorem>();
