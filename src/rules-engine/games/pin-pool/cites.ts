import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has pin pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on pin pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Pin pool': { game: '316-320', table: '316-317', pins: '316', privateBall: '317', opening: '317' },
    'Pin Pool': { rules: numbered },
  },
});
