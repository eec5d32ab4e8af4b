import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Lift smoke. */
export const cites = citesOf({
  blue: { 'Lift Smoke': { game: '256' } },
});
