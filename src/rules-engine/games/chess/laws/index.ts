import { checkLaws } from './check.ts';
import { endLaws } from './end.ts';
import { moveLaws } from './move.ts';
import { setUpLaws } from './set-up.ts';
import { touchLaws } from './touch.ts';

/** Offences and questions at chess. */
export const laws = { ...setUpLaws, ...touchLaws, ...moveLaws, ...checkLaws, ...endLaws };
