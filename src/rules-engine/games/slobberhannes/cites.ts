import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Slobberhannes. */
export const cites = citesOf({
  blue: { Slobberhannes: { game: '360' } },
});
