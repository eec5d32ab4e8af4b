import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Under and Over Seven: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Under and Over Seven': { bets: '206', pays: '206' } },
});
