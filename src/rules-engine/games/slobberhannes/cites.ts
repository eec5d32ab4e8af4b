import { citesOf } from '../../core/cites.ts';

/** Where the book tells of Slobberhannes. */
export const cites = citesOf({
  blue: { Slobberhannes: { game: '360' } },
});
