import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of snip-snap-snorem: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Earl of Coventry, or Snip-Snap-Snorem': { deal: '217', match: '217', words: '217', pool: '217', matched: '217-218', last: '218' },
    Jig: { jig: '218' },
  },
});
