import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

/** What variants inherit from the game: its laws and points. The book has no score. */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface Primero extends CodeOf<typeof code> {}
