import type { CodeOf } from '../../rulesets/games.ts';

/** A page to read, without laws, points or scorers. */
export const code = {
  laws: {},
  points: {},
  scorers: {},
};
export interface History extends CodeOf<typeof code> {}
