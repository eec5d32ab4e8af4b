import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { stakeLaws } from './stakes.ts';

/** What goes wrong at newmarket, and what is asked there. */
export const laws = { ...stakeLaws, ...dealLaws, ...playLaws };
