import { citesOf } from '../../laws/cites.ts';
/**
 * The passages of the books on Crazy eights, each under a name.
 * The printed contents leave the game out; it is between Canasta (page 35) and Cribbage (page 48).
 */
export const cites = citesOf({
  sierra: {
    'Crazy Eights: How the game evolved': { history: '35-48' },
    'Crazy Eights: How the game is played': { play: '35-48' },
    'Crazy Eights: Strategies': { strategies: '35-48' },
  },
});
