// Skat, from U.S. Playing Card (p. 82-85) and Blue Ribbon (p. 346-355, with the laws of the American Skat League, p. 356-360).
import type { WholeGame } from '../../whole.ts';
import { american } from './american.ts';
import { biddingLaws } from './bidding.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { skat: { laws: { ...biddingLaws, ...playLaws }, points }, ...variants, ...american };
