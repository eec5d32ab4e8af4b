import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { melds } from './scorers/melds.ts';

export const code = {
  laws,
  points,
  scorers: { melds, deal, game },
};
export interface Pinochle extends CodeOf<typeof code> {}

export const variant = variantOf<Pinochle>();
