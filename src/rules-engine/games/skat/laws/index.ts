import { biddingLaws } from './bidding.ts';
import { dealLaws } from './deal.ts';
import { endLaws } from './end.ts';
import { playLaws } from './play.ts';

export const laws = { ...dealLaws, ...biddingLaws, ...playLaws, ...endLaws };
