import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { counters } from './scorers/counters.ts';
import { pointsSheet } from './scorers/points.ts';

export const code = {
  laws,
  points,
  scorers: { counters, points: pointsSheet },
};
export interface HelpYourNeighbor extends CodeOf<typeof code> {}
