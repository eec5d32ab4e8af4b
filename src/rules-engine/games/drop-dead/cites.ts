import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Drop Dead: one passage. */
export const cites = citesOf({ blue: { 'Drop dead': { game: '67' } } });

export const BOOK = 'blue-ribbon-1940';
