import { fouls } from './fouls.ts';
import { threeBall } from './three-ball.ts';

/** What goes wrong at billiards, and what is asked there. */
export const laws = { ...fouls, ...threeBall };
