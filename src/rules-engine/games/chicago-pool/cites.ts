import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has Chicago pool. */
export const BOOK = 'blue-ribbon-1940';

/** Where the book tells of Chicago pool: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Chicago Pool': {
      object: '298',
      layout: '298-299',
      opening: '299',
      lowest: '299',
      required: '299',
      replaced: '299',
      pays: '299-300',
      lowestPays: '299',
      secondPays: '300',
      clause: '300',
    },
    'Fifteen-Ball Pool': { rules: numbered },
  },
});
