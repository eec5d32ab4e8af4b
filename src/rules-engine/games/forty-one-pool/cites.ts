import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has forty-one pool. */
export const BOOK = 'blue-ribbon-1940';

/** Where the book tells of forty-one pool: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Forty-One Pool': { game: '313', otherwise: '314' },
    'Forty-One Pool: The Rules': { rules: numbered },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
  },
});
