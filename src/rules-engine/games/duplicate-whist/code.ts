import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { match, teams } from './reckoning/match.ts';

export const code = {
  laws,
  points,
  scorers: { teams, match },
};
export interface DuplicateWhist extends CodeOf<typeof code> {}

export const variant = variantOf<DuplicateWhist>();
