import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { deal } from './scorers/deal.ts';

export const code = {
  laws,
  points,
  scorers: { deal, account },
};
export interface Farmer extends CodeOf<typeof code> {}
