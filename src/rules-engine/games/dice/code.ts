import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { fairDie } from './scorers/fair-die.ts';
import { throwing } from './scorers/throwing.ts';

export const code = {
  laws,
  points,
  scorers: { 'fair-die': fairDie, throwing },
};
export interface Dice extends CodeOf<typeof code> {}
