import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const BLUE = cite('blue-ribbon-1940', '263', 'Old Maid');
export const BLUE_PLAY = cite('blue-ribbon-1940', '263-264', 'Old Maid');
export const BLUE_END = cite('blue-ribbon-1940', '264', 'Old Maid', {
  doubt: 'The book stops at the odd queen and leaves it to the name of the game that her holder has lost.',
});
export const HOW = cite('sierra', '88-89', 'Old Maid: How the game is played');

/** Where the books tell of Old maid: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Old Maid: How the game evolved': { history: '88-89' },
    'Old Maid: How the game is played': { play: '88-89' },
  },
  blue: {
    'Old Maid': { deal: '263', object: '263-264', game: '264' },
  },
});
