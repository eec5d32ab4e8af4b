import { citesOf } from '../../laws/cites.ts';

/**
 * Where the books tell of Spades: each passage once, by a word of its own.
 * The chapter runs from page 126 to 130; our copy does not show where each page ends. The rules stand at its beginning.
 */
export const cites = citesOf({
  sierra: {
    'Spades: How the game evolved': { history: '126-130' },
    'Spades: How the game is played': { play: '126-130' },
  },
});
