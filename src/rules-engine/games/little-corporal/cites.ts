import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has the little corporal. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on the little corporal, each under a name. */
export const cites = citesOf({
  blue: {
    'Little corporal': { game: '315-316', table: '315', counts: '316' },
    'Little Corporal': { rules: numbered },
    'Three-Ball Carom Game': { threeBall: numbered },
  },
});
