import { fouls } from './fouls.ts';
import { threeBall } from './three-ball.ts';

/** Offences and questions at billiards. */
export const laws = { ...fouls, ...threeBall };
