import type { CodeOf } from '../../rulesets/games.ts';
import { points } from './points.ts';
import { ball } from './scorers/ball.ts';
import { cancel } from './scorers/cancel.ts';
import { doubling } from './scorers/doubling.ts';
import { draw } from './scorers/draw.ts';
import { run } from './scorers/run.ts';
import { share } from './scorers/share.ts';
import { throwing } from './scorers/throw.ts';

/** Odds: figures and scorers only; it rules on no offence. */
export const code = {
  laws: {},
  points,
  scorers: { throw: throwing, draw, ball, run, doubling, share, cancel },
};
export interface Odds extends CodeOf<typeof code> {}
