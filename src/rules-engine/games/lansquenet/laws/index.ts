import { bets } from './bets.ts';
import { cards } from './cards.ts';

/** Questions at Lansquenet. */
export const laws = { ...cards, ...bets };
