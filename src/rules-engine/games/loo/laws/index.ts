import { dealLaws } from './deal.ts';
import { flushLaws } from './flush.ts';
import { playLaws } from './play.ts';
import { standingLaws } from './standing.ts';

/** Offences and questions at loo. */
export const laws = { ...dealLaws, ...standingLaws, ...flushLaws, ...playLaws };
