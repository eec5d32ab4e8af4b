import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game } from './scorers/game.ts';
import { standing } from './scorers/standing.ts';

export const code = { laws, points, scorers: { standing, game } };
export interface FortyOnePool extends CodeOf<typeof code> {}
