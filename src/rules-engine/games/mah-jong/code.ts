import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { hand } from './scorers/hand.ts';
import { settling } from './scorers/settling.ts';

export const code = {
  laws,
  points,
  scorers: { hand, settling },
};
export interface MahJong extends CodeOf<typeof code> {}

export const variant = variantOf<MahJong>();
