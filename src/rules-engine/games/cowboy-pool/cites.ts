import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has cowboy pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on cowboy pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Cowboy pool': { game: '305-308', clubs: '305' },
    'Cow-Boy Pool': { rules: numbered },
  },
});
