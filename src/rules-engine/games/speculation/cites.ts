import { citesOf } from '../../laws/cites.ts';

/** The passages of the one book that has the game, each under a name. */
export const cites = citesOf({
  blue: {
    Speculation: {
      rank: '366',
      pool: '366',
      first: '366',
      deal: '366-367',
      look: '367',
      ace: '367',
      court: '367',
      low: '367',
      turning: '367',
      owner: '367',
      end: '367',
    },
  },
});
