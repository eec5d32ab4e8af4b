import type { CodeOf } from '../../rulesets/games.ts';
import { generalLaws } from './laws.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = {
  laws: generalLaws,
  points: {},
  scorers: {},
};
export interface GeneralLaws extends CodeOf<typeof code> {}
