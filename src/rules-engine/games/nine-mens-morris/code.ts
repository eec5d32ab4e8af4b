import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { lines } from './scorers/lines.ts';

/** The game's laws, points and scorers. */
export const code = { laws, points, scorers: { lines } };
export interface NineMensMorris extends CodeOf<typeof code> {}
