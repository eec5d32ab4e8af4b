import type { CodeOf } from '../../rulesets/games.ts';

/** A page to read: the head entry of pool rules on nothing and counts nothing. */
export const code = {
  laws: {},
  points: {},
  scorers: {},
};
export interface Pool extends CodeOf<typeof code> {}
