import { citesOf } from '../../laws/cites.ts';

/** The one book that has Russian pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on Russian pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Russian pool': { game: '56-57', balls: '56', opening: '56', counts: '56', wrong: '56', eighteen: '56', both: '56-57', string: '57', first: '57' },
  },
});
