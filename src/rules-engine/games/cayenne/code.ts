import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

export const code = {
  laws,
  points,
  scorers: { deal, rubber },
};
export interface Cayenne extends CodeOf<typeof code> {}
