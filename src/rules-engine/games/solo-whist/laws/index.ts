import { biddingLaws } from './bidding.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** Offences and questions at solo whist. */
export const laws = { ...dealLaws, ...biddingLaws, ...playLaws };
