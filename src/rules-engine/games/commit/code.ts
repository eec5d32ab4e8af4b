import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';

export const code = {
  laws,
  points,
  scorers: { account },
};
export interface Commit extends CodeOf<typeof code> {}
