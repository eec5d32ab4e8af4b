import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { trumpLaws } from './trump.ts';

/** What goes wrong at all fours, and what is asked there. */
export const laws = { ...dealLaws, ...trumpLaws, ...playLaws };
