import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Halma, each under a name. */
export const cites = citesOf({ blue: { Halma: { board: '243', moves: '243' } } });
