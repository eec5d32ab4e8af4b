import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

export const code = {
  laws,
  points,
  scorers: {},
};
export interface War extends CodeOf<typeof code> {}
