import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { foul } from './scorers/foul.ts';
import { game } from './scorers/game.ts';

export const code = { laws, points, scorers: { game, foul } };
export interface Snooker extends CodeOf<typeof code> {}
