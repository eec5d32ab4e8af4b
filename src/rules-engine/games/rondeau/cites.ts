import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Rondeau, each under a name. */
export const cites = citesOf({
  blue: {
    Rondeau: {
      game: '337',
      price: doubtful('337', 'The book does not say at what rate a bet is paid; even money is taken.'),
      commission: doubtful('337', 'The bank takes out ten per cent; the book does not say whether of the winnings or of all that is staked.'),
    },
  },
});
