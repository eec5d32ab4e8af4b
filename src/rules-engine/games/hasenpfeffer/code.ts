import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';

export const code = {
  laws,
  points,
  scorers: { deal, game },
};
export interface Hasenpfeffer extends CodeOf<typeof code> {}
