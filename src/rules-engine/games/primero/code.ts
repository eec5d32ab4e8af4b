import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

/** What the game hands down: its laws and points. Of a score the book has nothing. */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface Primero extends CodeOf<typeof code> {}
