import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { round } from './scorers/round.ts';
import { rounds } from './scorers/rounds.ts';

export const code = {
  laws,
  points,
  scorers: { round, rounds },
};
export interface Bagatelle extends CodeOf<typeof code> {}

export const variant = variantOf<Bagatelle>();
