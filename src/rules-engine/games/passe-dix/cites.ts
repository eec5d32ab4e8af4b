import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Passe-dix, each under a name. */
export const cites = citesOf({
  blue: { 'Passe-Dix': { banker: '204', bets: '204', ten: '204' } },
});
