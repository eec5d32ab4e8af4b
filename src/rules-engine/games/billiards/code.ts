import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { running } from './scorers/running.ts';

export const code = {
  laws,
  points,
  scorers: { running },
};
export interface Billiards extends CodeOf<typeof code> {}

export const variant = variantOf<Billiards>();
