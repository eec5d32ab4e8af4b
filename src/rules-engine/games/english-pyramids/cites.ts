import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has English pyramids. */
export const BOOK = 'blue-ribbon-1940';

/** Where the books tell of English pyramids: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'English pyramid pool': { game: '308-310', table: '308' }, 'English Pyramids: Rules': { rules: numbered } },
});
