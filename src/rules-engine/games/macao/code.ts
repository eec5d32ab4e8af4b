import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { settlement } from './scorers/settlement.ts';

export const code = { laws, points, scorers: { settlement, account } };
export interface Macao extends CodeOf<typeof code> {}
