import { citesOf } from '../../laws/cites.ts';

/** The passage of the book on Drop Dead. */
export const cites = citesOf({ blue: { 'Drop dead': { game: '67' } } });

export const BOOK = 'blue-ribbon-1940';
