import type { CodeOf } from '../../rulesets/games.ts';

/** A page of text only: the main entry of pool has no rulings and no scores. */
export const code = {
  laws: {},
  points: {},
  scorers: {},
};
export interface Pool extends CodeOf<typeof code> {}
