import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Ace in the Pot, each under a name. */
export const cites = citesOf({ blue: { 'Dice games: Aces in the pot': { start: '200', ace: '200', throw: '200-201', last: '201' } } });

export const BOOK = 'blue-ribbon-1940';
