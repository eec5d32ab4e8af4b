import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { sets, winner } from './scorers/books.ts';

export const code = {
  laws,
  points,
  scorers: { winner, sets },
};
export interface GoFish extends CodeOf<typeof code> {}
