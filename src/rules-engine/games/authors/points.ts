import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  set: item({
    title: 'Set of four',
    gist: 'All four cards of a rank, shown and laid face down.',
    aka: ['a book', 'four of a kind', 'a trick'],
    bookValue: bookValue(1, cites.blue.sets, { unit: 'trick' }),
  }),
  win: item({
    title: 'Who wins',
    gist: 'The game is at its end.',
    aka: ['most books', 'most sets', 'who won'],
    bookValue: ruled('The player with the most sets of four. The book does not mention a tie.', cites.blue.wins),
  }),
} as const;
