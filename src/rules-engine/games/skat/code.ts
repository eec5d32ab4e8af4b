import { type CodeOf, variantOf } from '../../core/games.ts';
import { biddingLaws } from './laws/bidding.ts';
import { dealLaws } from './laws/deal.ts';
import { endLaws } from './laws/end.ts';
import { playLaws } from './laws/play.ts';
import { points } from './points/index.ts';
import { session } from './scorers/session.ts';
import { value } from './scorers/value.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...dealLaws, ...biddingLaws, ...playLaws, ...endLaws },
  points,
  scorers: { value, session },
};
export interface Skat extends CodeOf<typeof code> {}

export const variant = variantOf<Skat>();
