import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Go fish: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Go Fish: How the game evolved': { history: '77-78' },
    'Go Fish: How the game is played': { play: '77-78' },
  },
});
