import { type CodeOf, variantOf } from '../../core/games.ts';
import { biddingLaws } from './laws/bidding.ts';
import { dealLaws } from './laws/deal.ts';
import { playLaws } from './laws/play.ts';
import { points } from './points.ts';
import { count } from './scorers/count.ts';
import { deal } from './scorers/deal.ts';
import { game as keep } from './scorers/game.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...dealLaws, ...biddingLaws, ...playLaws },
  points,
  scorers: { deal, count, game: keep },
};
export interface Pitch extends CodeOf<typeof code> {}

export const variant = variantOf<Pitch>();
