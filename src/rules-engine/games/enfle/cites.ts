import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Enflé. */
export const cites = citesOf({
  blue: { Enflé: { game: '220' } },
});
