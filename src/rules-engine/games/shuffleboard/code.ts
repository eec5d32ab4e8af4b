import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { inning } from './scorers/inning.ts';
import { innings } from './scorers/innings.ts';

export const code = {
  laws,
  points,
  scorers: { inning, innings },
};
export interface Shuffleboard extends CodeOf<typeof code> {}

export const variant = variantOf<Shuffleboard>();
