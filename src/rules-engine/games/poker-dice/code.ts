import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { showdown } from './scorers/showdown.ts';

export const code = {
  laws,
  points,
  scorers: { showdown },
};
export interface PokerDice extends CodeOf<typeof code> {}

export const variant = variantOf<PokerDice>();
