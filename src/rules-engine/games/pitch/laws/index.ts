import { biddingLaws } from './bidding.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** What goes wrong at pitch, and what is asked there. */
export const laws = { ...dealLaws, ...biddingLaws, ...playLaws };
