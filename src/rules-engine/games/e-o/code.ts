import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { ball } from './scorers/ball.ts';

export const code = {
  laws,
  points,
  scorers: { ball },
};
export interface EvenOdd extends CodeOf<typeof code> {}

export const variant = variantOf<EvenOdd>();
