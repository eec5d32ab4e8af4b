import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { draw } from './scorers/draw.ts';
import { fund } from './scorers/fund.ts';

export const code = { laws, points, scorers: { draw, fund } };
export interface Lottery extends CodeOf<typeof code> {}

export const variant = variantOf<Lottery>();
