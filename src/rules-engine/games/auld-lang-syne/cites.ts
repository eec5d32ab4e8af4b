import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Auld Lang Syne. */
export const cites = citesOf({ uspc: { 'Auld Lang Syne': { play: '63', harder: '63', suits: '63' } } });
