import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of gaigel. Its pages are known as a whole only. */
export const cites = citesOf({ uspc: { Gaigel: { game: '85-87' } } });
