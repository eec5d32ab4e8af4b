import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { entering } from './scorers/entering.ts';
import { odds } from './scorers/odds.ts';
import { session } from './scorers/session.ts';
import { worth } from './scorers/worth.ts';

export const code = {
  laws,
  points,
  scorers: { worth, odds, entering, session },
};
export interface Backgammon extends CodeOf<typeof code> {}

export const variant = variantOf<Backgammon>();
