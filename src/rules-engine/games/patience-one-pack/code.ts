import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';

/** What variants inherit from the game: its laws. The books count nothing here. */
export const code = {
  laws,
  points: {},
  scorers: {},
};
export interface PatienceOnePack extends CodeOf<typeof code> {}
