import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Passe-dix: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Passe-Dix': { banker: '204', bets: '204', ten: '204' } },
});
