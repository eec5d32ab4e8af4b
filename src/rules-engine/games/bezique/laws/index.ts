import { dealLaws } from './deal.ts';
import { declareLaws } from './declare.ts';
import { drawLaws } from './draw.ts';
import { playLaws } from './play.ts';
import { sevenLaws } from './seven.ts';

/** Every law of the game, in the order of a deal. */
export const laws = { ...dealLaws, ...declareLaws, ...sevenLaws, ...drawLaws, ...playLaws };
