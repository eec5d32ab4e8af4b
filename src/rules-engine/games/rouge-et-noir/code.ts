import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { coup } from './scorers/coup.ts';

export const code = {
  laws,
  points,
  scorers: { coup },
};
export interface RougeEtNoir extends CodeOf<typeof code> {}

export const variant = variantOf<RougeEtNoir>();
