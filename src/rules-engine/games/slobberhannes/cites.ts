import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Slobberhannes. */
export const cites = citesOf({
  blue: { Slobberhannes: { game: '360' } },
});
