import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has pin pool. */
export const BOOK = 'blue-ribbon-1940';

/** Where the books tell of pin pool: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Pin pool': { game: '316-320', table: '316-317', pins: '316', privateBall: '317', opening: '317' },
    'Pin Pool': { rules: numbered },
  },
});
