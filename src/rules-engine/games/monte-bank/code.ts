import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { bank } from './scorers/bank.ts';
import { layouts } from './scorers/layouts.ts';

export const code = { laws, points, scorers: { layouts, bank } };
export interface MonteBank extends CodeOf<typeof code> {}
