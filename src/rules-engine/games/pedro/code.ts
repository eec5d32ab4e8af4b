import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';

export const code = {
  laws,
  points,
  scorers: { deal, game },
};
export interface Pedro extends CodeOf<typeof code> {}

export const variant = variantOf<Pedro>();
