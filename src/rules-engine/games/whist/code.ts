import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

export const code = {
  laws,
  points,
  scorers: { deal, rubber },
};
export interface Whist extends CodeOf<typeof code> {}

export const variant = variantOf<Whist>();
