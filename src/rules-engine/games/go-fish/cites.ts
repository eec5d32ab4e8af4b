import { cite } from '../../books.ts';

export const HOW = cite('sierra', '77-78', 'Go Fish: How the game is played');
export const ONE_OR_ALL = cite('sierra', '77-78', 'Go Fish: How the game is played', {
  doubt: 'One sentence takes "the cards" of that rank, the next "the desired card"; all of the rank are meant as it seems.',
});
