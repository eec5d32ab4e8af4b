import { bank } from './bank.ts';
import { bets } from './bets.ts';
import { turn } from './turn.ts';

/** Offences and questions at Faro: at the bank, with the bets, in a turn. */
export const laws = { ...bank, ...bets, ...turn };
