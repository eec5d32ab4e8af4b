import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has high-low-jack pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on high-low-jack pool, each under a name. */
export const cites = citesOf({
  blue: {
    'High-Low-Jack-Game': { game: '315', order: '315', counts: '315', target: '315', first: '315', pyramid: '315', last: '315', clause: '315' },
    'Fifteen-Ball Pool': { rules: numbered, setting: '311' },
  },
});
