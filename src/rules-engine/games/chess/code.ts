import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { ending } from './scorers/ending.ts';
import { strength } from './scorers/strength.ts';

export const code = {
  laws,
  points,
  scorers: { ending, strength },
};
export interface Chess extends CodeOf<typeof code> {}

export const variant = variantOf<Chess>();
