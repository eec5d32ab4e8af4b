import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';

/** The game's laws and points; the book has no score to count. */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface Crapette extends CodeOf<typeof code> {}
