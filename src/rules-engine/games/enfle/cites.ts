import { citesOf } from '../../core/cites.ts';

/** Where the book tells of Enflé. */
export const cites = citesOf({
  blue: { Enflé: { game: '220' } },
});
