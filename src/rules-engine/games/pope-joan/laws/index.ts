import { boardLaws } from './board.ts';
import { playLaws } from './play.ts';
import { stakeLaws } from './stakes.ts';

/** What goes wrong at Pope Joan, and what is asked there. */
export const laws = { ...boardLaws, ...playLaws, ...stakeLaws };
