import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has fifteen-ball pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on fifteen-ball pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Pool Games': { handbook: '295' },
    'Fifteen-Ball Pool': { object: '311', setting: '311', sum: '311-312', rules: numbered },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
  },
});
