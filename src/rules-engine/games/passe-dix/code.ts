import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { throwScorer } from './scorers/throw.ts';

export const code = {
  laws,
  points,
  scorers: { throw: throwScorer, account },
};
export interface PasseDix extends CodeOf<typeof code> {}
