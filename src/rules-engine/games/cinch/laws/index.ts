import { biddingLaws } from './bidding.ts';
import { countLaws } from './count.ts';
import { dealLaws } from './deal.ts';
import { discardLaws } from './discard.ts';
import { playLaws } from './play.ts';

/** Offences and questions at cinch. */
export const laws = { ...dealLaws, ...biddingLaws, ...discardLaws, ...playLaws, ...countLaws };
