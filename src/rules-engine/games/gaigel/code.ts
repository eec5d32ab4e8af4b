import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { count } from './scorers/count.ts';
import { deal } from './scorers/deal.ts';
import { games } from './scorers/games.ts';

export const code = {
  laws,
  points,
  scorers: { deal, count, games },
};
export interface Gaigel extends CodeOf<typeof code> {}
