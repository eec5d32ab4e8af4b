import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { deal } from './scorers/deal.ts';

/** What the game has: its laws, points and scorers. */
export const code = { laws, points, scorers: { deal, account } };
export interface Matrimony extends CodeOf<typeof code> {}
