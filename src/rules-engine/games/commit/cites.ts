import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Commit, each under a name. */
export const cites = citesOf({
  blue: {
    'Commit, or Hadley’s Comet': { deal: '191', lead: '191', king: '191', stop: '191', nine: '191', out: '191', held: '191' },
  },
});
