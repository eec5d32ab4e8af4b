import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on snip-snap-snorem, each under a name. */
export const cites = citesOf({
  blue: {
    'Earl of Coventry, or Snip-Snap-Snorem': { deal: '217', match: '217', words: '217', pool: '217', matched: '217-218', last: '218' },
    Jig: { jig: '218' },
  },
});
