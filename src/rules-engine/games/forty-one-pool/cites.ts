import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has forty-one pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on forty-one pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Forty-One Pool': { game: '313', otherwise: '314' },
    'Forty-One Pool: The Rules': { rules: numbered },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
  },
});
