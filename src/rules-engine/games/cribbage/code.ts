import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points/index.ts';
import { game as pegs } from './scorers/game.ts';
import { hand } from './scorers/hand.ts';
import { play } from './scorers/play.ts';
import { show } from './scorers/show.ts';

export const code = {
  laws,
  points,
  scorers: { hand, play, show, game: pegs },
};
export interface Cribbage extends CodeOf<typeof code> {}

export const variant = variantOf<Cribbage>();
