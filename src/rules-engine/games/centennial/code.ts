import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game } from './scorers/game.ts';
import { oneThrow } from './scorers/throw.ts';

export const code = {
  laws,
  points,
  scorers: { throw: oneThrow, game },
};
export interface Centennial extends CodeOf<typeof code> {}
