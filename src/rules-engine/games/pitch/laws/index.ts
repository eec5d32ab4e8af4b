import { biddingLaws } from './bidding.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** Offences and questions at pitch. */
export const laws = { ...dealLaws, ...biddingLaws, ...playLaws };
