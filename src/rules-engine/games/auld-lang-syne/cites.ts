import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Auld Lang Syne. */
export const cites = citesOf({ uspc: { 'Auld Lang Syne': { play: '63', harder: '63', suits: '63' } } });
