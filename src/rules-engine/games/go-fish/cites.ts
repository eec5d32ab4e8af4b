import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const HOW = cite('sierra', '77-78', 'Go Fish: How the game is played');
export const ONE_OR_ALL = cite('sierra', '77-78', 'Go Fish: How the game is played', {
  doubt: 'One sentence takes "the cards" of that rank, the next "the desired card"; all of the rank are meant as it seems.',
});

/** Where the books tell of Go fish: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Go Fish: How the game evolved': { history: '77-78' },
    'Go Fish: How the game is played': { play: '77-78' },
  },
});
