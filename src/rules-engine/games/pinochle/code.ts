import { type CodeOf, variantOf } from '../../core/games.ts';
import { dixLaws } from './laws/dix.ts';
import { gameLaws } from './laws/game.ts';
import { meldLaws } from './laws/meld.ts';
import { playLaws } from './laws/play.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { melds } from './scorers/melds.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...meldLaws, ...dixLaws, ...playLaws, ...gameLaws },
  points,
  scorers: { melds, deal, game },
};
export interface Pinochle extends CodeOf<typeof code> {}

export const variant = variantOf<Pinochle>();
