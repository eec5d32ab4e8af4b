import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has Chicago pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on Chicago pool, each under a name. */
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
