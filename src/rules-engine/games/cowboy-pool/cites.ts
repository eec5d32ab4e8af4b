import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has cowboy pool. */
export const BOOK = 'blue-ribbon-1940';

/** Where the books tell of cowboy pool: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Cowboy pool': { game: '305-308', clubs: '305' },
    'Cow-Boy Pool': { rules: numbered },
  },
});
