import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Monte bank, each under a name. */
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
