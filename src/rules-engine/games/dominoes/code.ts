import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

export const code = {
  laws,
  points,
  scorers: {},
};
export interface Dominoes extends CodeOf<typeof code> {}

export const variant = variantOf<Dominoes>();
