import { bets } from './bets.ts';
import { cards } from './cards.ts';

/** What is asked at Lansquenet. */
export const laws = { ...cards, ...bets };
