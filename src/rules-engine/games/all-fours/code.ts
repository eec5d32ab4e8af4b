import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { count } from './scorers/count.ts';
import { deal } from './scorers/deal.ts';
import { game as keep } from './scorers/game.ts';

export const code = {
  laws,
  points,
  scorers: { deal, count, game: keep },
};
export interface AllFours extends CodeOf<typeof code> {}

export const variant = variantOf<AllFours>();
