import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game } from './scorers/game.ts';
import { stroke } from './scorers/stroke.ts';

export const code = { laws, points, scorers: { stroke, game } };
export interface RussianPool extends CodeOf<typeof code> {}
