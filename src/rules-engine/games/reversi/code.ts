import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { men } from './scorers/men.ts';

/** The game's laws, points and scorers. */
export const code = { laws, points, scorers: { men } };
export interface Reversi extends CodeOf<typeof code> {}
