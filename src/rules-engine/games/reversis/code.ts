import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points/index.ts';
import { account } from './scorers/account.ts';
import { deal } from './scorers/deal.ts';

export const code = {
  laws,
  points,
  scorers: { deal, account },
};
export interface Reversis extends CodeOf<typeof code> {}
