import { dixLaws } from './dix.ts';
import { gameLaws } from './game.ts';
import { meldLaws } from './meld.ts';
import { meldedLaws } from './melded.ts';
import { playLaws } from './play.ts';

/** Offences and questions at pinochle. */
export const laws = { ...meldLaws, ...meldedLaws, ...dixLaws, ...playLaws, ...gameLaws };
