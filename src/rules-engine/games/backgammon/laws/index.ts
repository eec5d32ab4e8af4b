import { bearLaws } from './bear.ts';
import { moveLaws } from './move.ts';
import { setUpLaws } from './set-up.ts';
import { throwLaws } from './throw.ts';

/** Offences and questions at backgammon. */
export const laws = { ...setUpLaws, ...throwLaws, ...moveLaws, ...bearLaws };
