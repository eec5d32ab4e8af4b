import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { settlement } from './scorers/settlement.ts';

export const code = {
  laws,
  points,
  scorers: { deal, settlement, game },
};
export interface Grand extends CodeOf<typeof code> {}
