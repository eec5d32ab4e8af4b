import { citesOf } from '../../laws/cites.ts';

/** The one book that has bottle pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on bottle pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Bottle pool': {
      game: '297-298',
      table: '297',
      counts: '297',
      loser: '297-298',
      order: '298',
      lead: '298',
      seated: '298',
      touched: '298',
      off: '298',
      burst: '298',
    },
  },
});
