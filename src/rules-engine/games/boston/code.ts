import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { bid } from './scorers/bid.ts';
import { deal } from './scorers/deal.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = {
  laws,
  points,
  scorers: { deal, bid, account },
};
export interface Boston extends CodeOf<typeof code> {}
