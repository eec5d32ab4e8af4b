import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { chances } from './scorers/odds.ts';
import { throws } from './scorers/throws.ts';

export const code = {
  laws,
  points,
  scorers: { throws, odds: chances, account },
};
export interface Craps extends CodeOf<typeof code> {}

export const variant = variantOf<Craps>();
