import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on E. O., each under a name. */
export const cites = citesOf({
  donohue: {
    'E. O.': {
      table: '370',
      niches: '370',
      bar: doubtful(
        '370',
        'The book does not say whether the bar-holes are two of the forty niches, and one of them under each letter. The proportion of 2 to 40 that it gives makes them two of the forty.',
      ),
      advantage: '370',
    },
  },
});
