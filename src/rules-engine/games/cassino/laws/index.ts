import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** What goes wrong at cassino, and what is asked there. */
export const laws = { ...dealLaws, ...playLaws };
