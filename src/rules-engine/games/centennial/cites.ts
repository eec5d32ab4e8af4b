import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Centennial: one passage. */
export const cites = citesOf({ blue: { 'Dice games: Centennial': { game: '202' } } });

export const BOOK = 'blue-ribbon-1940';
