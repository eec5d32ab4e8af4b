import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Ace in the Pot: each passage once, by a word of its own. */
export const cites = citesOf({ blue: { 'Dice games: Aces in the pot': { start: '200', ace: '200', throw: '200-201', last: '201' } } });

export const BOOK = 'blue-ribbon-1940';
