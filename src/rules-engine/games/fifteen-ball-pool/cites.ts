import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has fifteen-ball pool. */
export const BOOK = 'blue-ribbon-1940';

/** Where the book tells of fifteen-ball pool: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Pool Games': { handbook: '295' },
    'Fifteen-Ball Pool': { object: '311', setting: '311', sum: '311-312', rules: numbered },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
  },
});
