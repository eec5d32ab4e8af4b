import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal, pool } from './scorers/counts.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = { laws, points, scorers: { deal, pool } };
export interface Rams extends CodeOf<typeof code> {}
