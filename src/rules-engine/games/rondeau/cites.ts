import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the book tells of Rondeau: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Rondeau: {
      game: '337',
      price: doubtful('337', 'At what rate a bet is paid is not said; even money is taken.'),
      commission: doubtful('337', 'The bank takes out ten per cent; of what, of the winnings or of all that is staked, is not said.'),
    },
  },
});
