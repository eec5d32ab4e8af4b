import { changeLaws } from './change.ts';
import { dealLaws } from './deal.ts';
import { handLaws } from './hand.ts';
import { playLaws } from './play.ts';
import { tableLaws } from './table.ts';
import { trickLaws } from './tricks.ts';

/** Every law of the game, in the order of a deal. */
export const laws = { ...tableLaws, ...dealLaws, ...handLaws, ...changeLaws, ...playLaws, ...trickLaws };
