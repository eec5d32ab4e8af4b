import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on War, each under a name. */
export const cites = citesOf({
  sierra: {
    'War: How the game evolved': { history: '131-132' },
    'War: How the game is played': { play: '131-132' },
  },
});
