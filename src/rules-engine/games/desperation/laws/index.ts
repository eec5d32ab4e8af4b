import { playLaws } from './play.ts';
import { tableLaws } from './table.ts';
import { turnLaws } from './turns.ts';

/** Every law of the game: the table, what may be played, and how turns go. */
export const laws = { ...tableLaws, ...playLaws, ...turnLaws };
