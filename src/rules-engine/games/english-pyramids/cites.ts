import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has English pyramids. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on English pyramids, each under a name. */
export const cites = citesOf({
  blue: { 'English pyramid pool': { game: '308-310', table: '308' }, 'English Pyramids: Rules': { rules: numbered } },
});
