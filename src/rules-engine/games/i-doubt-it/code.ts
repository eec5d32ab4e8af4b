import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { hand } from './scorers/hand.ts';

export const code = {
  laws,
  points,
  scorers: { hand, account },
};
export interface IDoubtIt extends CodeOf<typeof code> {}
