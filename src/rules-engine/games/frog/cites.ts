import { citesOf } from '../../laws/cites.ts';

const GARBLED = 'The line of the rank is damaged in our copy; the values of the cards that follow it confirm its order.';

/** The passages of the one book that has the game, each under a name. */
export const cites = citesOf({
  blue: {
    Frog: {
      pack: { page: '241', doubt: GARBLED },
      values: '241',
      game: '241',
      deal: '241',
      bids: '241',
      frog: '241-242',
      play: '242',
      count: '242',
      chico: '242',
      grand: '242',
      named: '242',
      settle: '242-243',
    },
  },
});
