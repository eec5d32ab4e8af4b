import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { match } from './scorers/match.ts';
import { whichCapture } from './scorers/which-capture.ts';

export const code = {
  laws,
  points,
  scorers: { match, 'which-capture': whichCapture },
};
export interface PolishDraughts extends CodeOf<typeof code> {}

export const variant = variantOf<PolishDraughts>();
