import { checkLaws } from './check.ts';
import { endLaws } from './end.ts';
import { moveLaws } from './move.ts';
import { setUpLaws } from './set-up.ts';
import { touchLaws } from './touch.ts';

/** What goes wrong at chess, and what is asked there. */
export const laws = { ...setUpLaws, ...touchLaws, ...moveLaws, ...checkLaws, ...endLaws };
