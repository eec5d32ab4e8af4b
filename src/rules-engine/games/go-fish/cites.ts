import { citesOf } from '../../laws/cites.ts';

/** The passages of the manual on Go fish, each under a name. */
export const cites = citesOf({
  sierra: {
    'Go Fish: How the game evolved': { history: '77-78' },
    'Go Fish: How the game is played': { play: '77-78' },
  },
});
