import { biddingLaws } from './bidding.ts';
import { countLaws } from './count.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** Offences and questions at pedro; two books also inherit the laws of pitch. */
export const laws = { ...dealLaws, ...biddingLaws, ...playLaws, ...countLaws };
