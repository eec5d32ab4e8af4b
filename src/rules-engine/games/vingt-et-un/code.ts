import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { settlement } from './scorers/settlement.ts';

export const code = {
  laws,
  points,
  scorers: { settlement, account },
};
export interface VingtEtUn extends CodeOf<typeof code> {}

export const variant = variantOf<VingtEtUn>();
