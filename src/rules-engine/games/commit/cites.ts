import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Commit: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Commit, or Hadley’s Comet': { deal: '191', lead: '191', king: '191', stop: '191', nine: '191', out: '191', held: '191' },
  },
});
