import { bearLaws } from './bear.ts';
import { moveLaws } from './move.ts';
import { setUpLaws } from './set-up.ts';
import { throwLaws } from './throw.ts';

/** What goes wrong at backgammon, and what is asked there. */
export const laws = { ...setUpLaws, ...throwLaws, ...moveLaws, ...bearLaws };
