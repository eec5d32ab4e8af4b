import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { bank, settlement } from './scorers/settlement.ts';

export const code = {
  laws,
  points,
  scorers: { settlement, bank },
};
export interface Klondike extends CodeOf<typeof code> {}
