import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has the little corporal. */
export const BOOK = 'blue-ribbon-1940';

/** Where the books tell of the little corporal: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Little corporal': { game: '315-316', table: '315', counts: '316' },
    'Little Corporal': { rules: numbered },
    'Three-Ball Carom Game': { threeBall: numbered },
  },
});
