import type { CodeOf } from '../../rulesets/games.ts';

/** A page to read: it rules on nothing and counts nothing. */
export const code = {
  laws: {},
  points: {},
  scorers: {},
};
export interface History extends CodeOf<typeof code> {}
