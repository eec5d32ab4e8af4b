import { citesOf } from '../../laws/cites.ts';

/** Where the one book that has Crapette tells of it: each passage once, by a word of its own. */
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
