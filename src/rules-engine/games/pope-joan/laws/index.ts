import { boardLaws } from './board.ts';
import { playLaws } from './play.ts';
import { stakeLaws } from './stakes.ts';

/** Offences and questions at Pope Joan. */
export const laws = { ...boardLaws, ...playLaws, ...stakeLaws };
