import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { bet } from './scorers/bet.ts';
import { cloth } from './scorers/cloth.ts';

export const code = {
  laws,
  points,
  scorers: { bet, cloth },
};
export interface ChuckALuck extends CodeOf<typeof code> {}
