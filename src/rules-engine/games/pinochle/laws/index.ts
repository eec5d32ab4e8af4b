import { dixLaws } from './dix.ts';
import { gameLaws } from './game.ts';
import { meldLaws } from './meld.ts';
import { meldedLaws } from './melded.ts';
import { playLaws } from './play.ts';

/** What goes wrong at pinochle, and what is asked there. */
export const laws = { ...meldLaws, ...meldedLaws, ...dixLaws, ...playLaws, ...gameLaws };
