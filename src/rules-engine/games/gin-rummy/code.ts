import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { hand } from './scorers/hand.ts';

export const code = {
  laws,
  points,
  scorers: { deal, hand, game },
};
export interface GinRummy extends CodeOf<typeof code> {}
