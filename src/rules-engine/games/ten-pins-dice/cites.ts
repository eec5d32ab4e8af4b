import { citesOf } from '../../laws/cites.ts';

/** The passage of the book on Ten-Pins with Dice. */
export const cites = citesOf({ blue: { 'Dice games: Ten pins': { game: '206' } } });

export const BOOK = 'blue-ribbon-1940';
