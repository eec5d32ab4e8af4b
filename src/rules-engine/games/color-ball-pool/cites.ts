import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/** The one book that has color-ball pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on color-ball pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Color-Ball Pool; English, or Following Pool': {
      order: doubtful('300', 'The table of colours is damaged in our copy; its order can be read from the names that come through.'),
      balk: '300',
      charge: '304',
    },
    'Color-Ball Pool: Rules': { rules: numbered },
  },
});
