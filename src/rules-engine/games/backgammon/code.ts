import { type CodeOf, variantOf } from '../../core/games.ts';
import { bearLaws } from './laws/bear.ts';
import { moveLaws } from './laws/move.ts';
import { setUpLaws } from './laws/set-up.ts';
import { throwLaws } from './laws/throw.ts';
import { points } from './points.ts';
import { odds } from './scorers/odds.ts';
import { session } from './scorers/session.ts';
import { worth } from './scorers/worth.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...setUpLaws, ...throwLaws, ...moveLaws, ...bearLaws },
  points,
  scorers: { worth, odds, session },
};
export interface Backgammon extends CodeOf<typeof code> {}

export const variant = variantOf<Backgammon>();
