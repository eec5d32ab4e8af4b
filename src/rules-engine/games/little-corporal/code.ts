import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game } from './scorers/game.ts';

export const code = { laws, points, scorers: { game } };
export interface LittleCorporal extends CodeOf<typeof code> {}
