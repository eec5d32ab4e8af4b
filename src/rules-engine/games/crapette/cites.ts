import { citesOf } from '../../laws/cites.ts';

/** The passages on Crapette in the one book that has it, each under a name. */
export const cites = citesOf({
  uspc: {
    'Crapette (Double Solitaire)': {
      setUp: '63',
      firstPlay: '63',
      aces: '63',
      building: '63',
      cardsUsed: '63',
      pack: '63',
      again: '63',
      end: '63',
      advice: '63',
      space: '63',
      onePlay: '63',
    },
  },
});
