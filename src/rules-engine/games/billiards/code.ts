import { type CodeOf, variantOf } from '../../core/games.ts';
import { fouls } from './laws/fouls.ts';
import { threeBall } from './laws/three-ball.ts';
import { points } from './points.ts';
import { running } from './scorers/running.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...fouls, ...threeBall },
  points,
  scorers: { running },
};
export interface Billiards extends CodeOf<typeof code> {}

export const variant = variantOf<Billiards>();
