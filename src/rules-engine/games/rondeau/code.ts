import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { roll } from './scorers/roll.ts';

export const code = { laws, points, scorers: { roll, account } };
export interface Rondeau extends CodeOf<typeof code> {}
