import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game as keep } from './scorers/game.ts';
import { running } from './scorers/running.ts';

export const code = {
  laws,
  points,
  scorers: { deal, running, game: keep },
};
export interface Euchre extends CodeOf<typeof code> {}

export const variant = variantOf<Euchre>();
