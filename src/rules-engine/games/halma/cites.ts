import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Halma: each passage once, by a word of its own. */
export const cites = citesOf({ blue: { Halma: { board: '243', moves: '243' } } });
