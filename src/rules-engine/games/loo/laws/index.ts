import { dealLaws } from './deal.ts';
import { flushLaws } from './flush.ts';
import { playLaws } from './play.ts';
import { standingLaws } from './standing.ts';

/** What goes wrong at loo, and what is asked there. */
export const laws = { ...dealLaws, ...standingLaws, ...flushLaws, ...playLaws };
