import { bidLaws } from './bid.ts';
import { countLaws } from './count.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** Every law of the game, in the order of a deal. */
export const laws = { ...dealLaws, ...bidLaws, ...playLaws, ...countLaws };
