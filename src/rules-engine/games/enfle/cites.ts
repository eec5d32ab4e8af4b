import { citesOf } from '../../laws/cites.ts';

/** The passage of the book on Enflé. */
export const cites = citesOf({
  blue: { Enflé: { game: '220' } },
});
