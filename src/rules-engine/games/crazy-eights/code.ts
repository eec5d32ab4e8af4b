import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game } from './scorers/game.ts';
import { hand } from './scorers/hand.ts';

export const code = {
  laws,
  points,
  scorers: { hand, game },
};
export interface CrazyEights extends CodeOf<typeof code> {}
