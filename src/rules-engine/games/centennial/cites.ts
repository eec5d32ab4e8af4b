import { citesOf } from '../../laws/cites.ts';

/** The passage of the book on Centennial. */
export const cites = citesOf({ blue: { 'Dice games: Centennial': { game: '202' } } });

export const BOOK = 'blue-ribbon-1940';
