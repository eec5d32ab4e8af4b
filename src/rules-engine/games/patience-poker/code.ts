import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { square } from './scorers/square.ts';

/** What variants inherit from the game: its laws, points and the count of a square. */
export const code = {
  laws,
  points,
  scorers: { square },
};
export interface PatiencePoker extends CodeOf<typeof code> {}
