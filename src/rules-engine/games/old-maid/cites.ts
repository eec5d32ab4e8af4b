import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Old maid, each under a name. */
export const cites = citesOf({
  sierra: {
    'Old Maid: How the game evolved': { history: '88-89' },
    'Old Maid: How the game is played': { play: '88-89' },
  },
  blue: {
    'Old Maid': { deal: '263', object: '263-264', game: '264' },
  },
});
