import { variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { accountOf } from './reckoning/account.ts';
import { dealAgainst } from './reckoning/deal.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws,
  points,
  scorers: { deal: dealAgainst(3), account: accountOf(4) },
};
export type SoloWhist = typeof code;

export const variant = variantOf<typeof code>();
