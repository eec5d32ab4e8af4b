import { bets } from './bets.ts';
import { packets } from './packets.ts';

/** Offences and questions at Blind hookey. */
export const laws = { ...packets, ...bets };
