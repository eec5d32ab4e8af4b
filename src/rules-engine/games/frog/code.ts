import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { session } from './scorers/session.ts';
import { settlement } from './scorers/settlement.ts';

export const code = {
  laws,
  points,
  scorers: { deal, session, settlement },
};
export interface Frog extends CodeOf<typeof code> {}
