import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { trumps } from './scorers/trumps.ts';

export const code = { laws, points, scorers: { trumps, account } };
export interface Speculation extends CodeOf<typeof code> {}
