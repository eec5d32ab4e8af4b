import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { bid } from './scorers/bid.ts';
import { deal } from './scorers/deal.ts';

export const code = {
  laws,
  points,
  scorers: { deal, bid, account },
};
export interface Boston extends CodeOf<typeof code> {}
