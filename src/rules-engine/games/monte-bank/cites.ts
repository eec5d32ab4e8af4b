import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the book tells of Monte bank: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Monte Bank': {
      bank: '257',
      layouts: '257',
      bets: '257-258',
      gate: '258',
      price: doubtful('258', 'The book does not say at what rate a layout is paid; even money is taken.'),
    },
  },
});
