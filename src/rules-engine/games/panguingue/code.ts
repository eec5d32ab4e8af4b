import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { table } from './scorers/table.ts';

export const code = {
  laws,
  points,
  scorers: { table },
};
export interface Panguingue extends CodeOf<typeof code> {}

export const variant = variantOf<Panguingue>();
