import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { initialMeld } from './scorers/initial.ts';

export const code = {
  laws,
  points,
  scorers: { deal, 'initial-meld': initialMeld, game },
};
export interface Canasta extends CodeOf<typeof code> {}
