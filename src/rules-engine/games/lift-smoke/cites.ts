import { citesOf } from '../../laws/cites.ts';

/** The passage of the book on Lift smoke. */
export const cites = citesOf({
  blue: { 'Lift Smoke': { game: '256' } },
});
