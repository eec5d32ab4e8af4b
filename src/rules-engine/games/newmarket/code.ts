import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { deal } from './scorers/deal.ts';

export const code = {
  laws,
  points,
  scorers: { deal, account },
};
export interface Newmarket extends CodeOf<typeof code> {}

export const variant = variantOf<Newmarket>();
