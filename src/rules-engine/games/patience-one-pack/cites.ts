import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on its patience with one pack, to which it gives no name. */
export const cites = citesOf({ blue: { 'Patience Games: With One Pack': { foundations: '264', piles: '264-265', through: '265' } } });
