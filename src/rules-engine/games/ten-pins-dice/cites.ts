import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Ten-Pins with Dice: one passage. */
export const cites = citesOf({ blue: { 'Dice games: Ten pins': { game: '206' } } });

export const BOOK = 'blue-ribbon-1940';
