import { bets } from './bets.ts';
import { packets } from './packets.ts';

/** What goes wrong and what is asked at Blind hookey. */
export const laws = { ...packets, ...bets };
