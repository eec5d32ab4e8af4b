import type { CodeOf } from '../../core/games.ts';
import { meldLaws } from './laws/melds.ts';
import { outLaws } from './laws/out.ts';
import { pileLaws } from './laws/pile.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { initialMeld } from './scorers/initial.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = {
  laws: { ...pileLaws, ...meldLaws, ...outLaws },
  points,
  scorers: { deal, 'initial-meld': initialMeld, game },
};
export interface Canasta extends CodeOf<typeof code> {}
