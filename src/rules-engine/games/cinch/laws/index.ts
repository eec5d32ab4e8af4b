import { biddingLaws } from './bidding.ts';
import { countLaws } from './count.ts';
import { dealLaws } from './deal.ts';
import { discardLaws } from './discard.ts';
import { playLaws } from './play.ts';

/** What goes wrong at cinch, and what is asked there. */
export const laws = { ...dealLaws, ...biddingLaws, ...discardLaws, ...playLaws, ...countLaws };
