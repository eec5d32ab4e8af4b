import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { roll } from './scorers/roll.ts';

/** What the game has: its laws, points and scorers. */
export const code = { laws, points, scorers: { roll, account } };
export interface Rondeau extends CodeOf<typeof code> {}
