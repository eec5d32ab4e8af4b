import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { spin } from './scorers/spin.ts';

export const code = {
  laws,
  points,
  scorers: { spin },
};
export interface Roulette extends CodeOf<typeof code> {}

export const variant = variantOf<Roulette>();
