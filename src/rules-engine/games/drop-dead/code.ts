import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game } from './scorers/game.ts';
import { turn } from './scorers/turn.ts';

export const code = {
  laws,
  points,
  scorers: { turn, game },
};
export interface DropDead extends CodeOf<typeof code> {}
