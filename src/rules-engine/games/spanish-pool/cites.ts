import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has the Spanish game. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on Spanish pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Spanish pool': { game: '322-323', table: '322-323', played: '322', scored: '323' },
    'Spanish Pool: Rules': { rules: numbered },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
    'Three-Ball Carom Game': { threeBall: numbered },
  },
});
