import { biddingLaws } from './bidding.ts';
import { countLaws } from './count.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** What goes wrong at pedro, and what is asked there; two books bring in the laws of pitch besides. */
export const laws = { ...dealLaws, ...biddingLaws, ...playLaws, ...countLaws };
