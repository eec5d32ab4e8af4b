import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of War: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'War: How the game evolved': { history: '131-132' },
    'War: How the game is played': { play: '131-132' },
  },
});
