import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Under and Over Seven, each under a name. */
export const cites = citesOf({
  blue: { 'Under and Over Seven': { bets: '206', pays: '206' } },
});
