import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { showdown } from './scorers/showdown.ts';

export const code = {
  laws,
  points,
  scorers: { showdown, account },
};
export interface Brag extends CodeOf<typeof code> {}

export const variant = variantOf<Brag>();
