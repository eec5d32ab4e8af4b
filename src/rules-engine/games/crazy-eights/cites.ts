import { citesOf } from '../../laws/cites.ts';
/**
 * Where the books tell of Crazy eights: each passage once, by a word of its own.
 * The printed contents leave the game out; it stands between Canasta (page 35) and Cribbage (page 48).
 */
export const cites = citesOf({
  sierra: {
    'Crazy Eights: How the game evolved': { history: '35-48' },
    'Crazy Eights: How the game is played': { play: '35-48' },
    'Crazy Eights: Strategies': { strategies: '35-48' },
  },
});
