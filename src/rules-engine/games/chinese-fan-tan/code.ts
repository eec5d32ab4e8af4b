import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { beans } from './scorers/beans.ts';

export const code = {
  laws,
  points,
  scorers: { beans },
};
export interface ChineseFanTan extends CodeOf<typeof code> {}

export const variant = variantOf<ChineseFanTan>();
