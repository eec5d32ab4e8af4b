import { type CodeOf, variantOf } from '../../core/games.ts';
import { checkLaws } from './laws/check.ts';
import { endLaws } from './laws/end.ts';
import { moveLaws } from './laws/move.ts';
import { setUpLaws } from './laws/set-up.ts';
import { touchLaws } from './laws/touch.ts';
import { points } from './points.ts';
import { ending } from './scorers/ending.ts';
import { strength } from './scorers/strength.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...setUpLaws, ...touchLaws, ...moveLaws, ...checkLaws, ...endLaws },
  points,
  scorers: { ending, strength },
};
export interface Chess extends CodeOf<typeof code> {}

export const variant = variantOf<Chess>();
