import { variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account, deal } from './scorers/calls.ts';

export const code = {
  laws,
  points,
  scorers: { deal, account },
};
export type SoloWhist = typeof code;

export const variant = variantOf<typeof code>();
