import { type CodeOf, variantOf } from '../../core/games.ts';
import { anteLaws } from './laws/ante.ts';
import { beforeLaws } from './laws/before.ts';
import { bettingLaws } from './laws/betting.ts';
import { dealLaws } from './laws/deal.ts';
import { drawLaws } from './laws/draw.ts';
import { serveLaws } from './laws/serve.ts';
import { showLaws } from './laws/show.ts';
import { points } from './points.ts';
import { settled } from './scorers/settled.ts';
import { showdown } from './scorers/showdown.ts';
import { sidePots } from './scorers/side-pots.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...beforeLaws, ...dealLaws, ...anteLaws, ...drawLaws, ...serveLaws, ...bettingLaws, ...showLaws },
  points,
  scorers: { showdown, 'side-pots': sidePots, settled },
};
export interface Poker extends CodeOf<typeof code> {}

export const variant = variantOf<Poker>();
