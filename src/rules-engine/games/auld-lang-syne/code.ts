import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';

/** The game's laws. Nothing is scored. */
export const code = {
  laws,
  points: {},
  scorers: {},
};
export interface AuldLangSyne extends CodeOf<typeof code> {}
