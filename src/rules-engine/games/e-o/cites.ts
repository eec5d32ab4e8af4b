import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the book tells of E. O.: each passage once, by a word of its own. */
export const cites = citesOf({
  donohue: {
    'E. O.': {
      table: '370',
      niches: '370',
      bar: doubtful(
        '370',
        'Whether the bar-holes are two of the forty niches, and one of them under each letter, is not said; the proportion of 2 to 40 that the book gives makes them two of the forty.',
      ),
      advantage: '370',
    },
  },
});
