import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Spades, each under a name. The chapter runs from page 126 to 130; our copy does not show where each page ends.
 * The rules are at its beginning.
 */
export const cites = citesOf({
  sierra: {
    'Spades: How the game evolved': { history: '126-130' },
    'Spades: How the game is played': { play: '126-130' },
  },
});
