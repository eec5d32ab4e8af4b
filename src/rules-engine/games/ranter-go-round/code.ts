import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { lives } from './scorers/lives.ts';
import { lowest } from './scorers/lowest.ts';

export const code = {
  laws,
  points,
  scorers: { lowest, lives },
};
export interface RanterGoRound extends CodeOf<typeof code> {}
